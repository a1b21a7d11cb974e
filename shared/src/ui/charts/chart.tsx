import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Drawing } from './drawing';
import { ErrorView, LoadingView } from '../views/state-views';
import { useLazyLoad } from '../controls/use-lazy-load';

type Props = ComponentProps<typeof Drawing>;

function drawCharts() {
  return import(/* webpackChunkName: "charts" */ './drawing');
}

/**
 * A chart by its kind: `line`, `bar`, `stacked`, `donut`. The drawing is loaded when the first chart
 * comes onto a page; until then its place is kept.
 */
export function Chart(props: Props) {
  const { part, error, retry } = useLazyLoad(drawCharts);
  if (part) return <part.Drawing {...props} />;
  return <Place>{error ? <ErrorView error={error} onRetry={retry} /> : <LoadingView />}</Place>;
}

/* As high as most charts, so that nothing jumps. */
const Place = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 20rem;
`;
