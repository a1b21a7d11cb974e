import type { PlanSection } from '@ziba/shared/contracts/registry';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import { PlainFailure } from './plain-failure';

const SectionFailed = lazyPart(
  async () => (await import(/* webpackChunkName: "live" */ './section-failed')).SectionFailed,
  { waiting: () => <LoadingView />, failed: (props) => <PlainFailure {...props} /> },
);

interface Props {
  section: PlanSection;
}

/** Shown instead of a section that did not load or that threw. */
export function SectionUnavailable({ section }: Props) {
  return <SectionFailed section={section} />;
}
