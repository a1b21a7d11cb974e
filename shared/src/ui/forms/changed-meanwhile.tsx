import { lazyPart } from '../controls/lazy-part';
import type { StaleEditProps } from './stale-edit/stale-edit';

const StaleEdit = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "stale-edit" */ './stale-edit/stale-edit')).StaleEdit,
);

/** What others changed in the record that a form edits, and how to settle it; its code is loaded when they have. */
export function ChangedMeanwhile(meanwhile: StaleEditProps) {
  const { conflicts, adopted } = meanwhile;
  return conflicts.length + adopted.length > 0 ? <StaleEdit {...meanwhile} /> : null;
}
