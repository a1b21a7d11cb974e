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
 * A chart of this `kind`: `line`, `bar`, `stacked` or `donut`. The code of charts is loaded when a page
 * first shows one; until then a placeholder of the same height is shown.
 */
export function Chart(props: Props) {
  const { part, error, retry } = useLazyLoad(drawCharts);
  if (part) return <part.Drawing {...props} />;
  return (
    <Placeholder>
      {error ? <ErrorView error={error} onRetry={retry} /> : <LoadingView />}
    </Placeholder>
  );
}

/* As high as most charts, so that the page does not jump. */
const Placeholder = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 20rem;
`;
