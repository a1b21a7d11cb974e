import type { PlanRemote } from '@ziba/shared/contracts/registry';
import { unloadRelease } from './host';
import { forgetSections } from './load-section';

/** Names one release. */
export type Release = Pick<PlanRemote, 'name' | 'version'>;

function removeStyles({ base }: PlanRemote): void {
  const start = new URL(base, window.location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.href.startsWith(start)) link.remove();
  }
}

/**
 * Removes a release that no screen shows any more: its styles, scripts and modules. Call it after the
 * screens of the next release are shown. If the release is needed again, it is loaded again.
 */
export function forgetRelease({ name, version }: Release): void {
  const remote = forgetSections(name, version);
  if (!remote) return;
  removeStyles(remote);
  unloadRelease(remote);
}
