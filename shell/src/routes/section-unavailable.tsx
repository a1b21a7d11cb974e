import type { PlanSection } from '@ziba/shared/contracts/registry';
import { LoadingView } from '@ziba/shared/ui/state-views';
import { lazy, Suspense } from 'react';
import { PlainFailure } from './plain-failure';

const SectionFailed = lazy(() =>
  import(/* webpackChunkName: "live" */ './section-failed').then(
    (module) => ({ default: module.SectionFailed }),
    () => ({ default: PlainFailure }),
  ),
);

interface Props {
  section: PlanSection;
}

/** Stands in for a section that did not load or that threw. */
export function SectionUnavailable({ section }: Props) {
  return (
    <Suspense fallback={<LoadingView />}>
      <SectionFailed section={section} />
    </Suspense>
  );
}
