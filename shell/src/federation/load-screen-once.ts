import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import type { ComponentType } from 'react';
import type { SectionFailure } from './failure';
import { LoadFault } from './load-fault';
import { isLoaded, loadSection } from './load-section';
import { setLoadState } from './load-state';
import { withTimeout } from './with-timeout';

/** A section in one release of its remote. */
export interface SectionRelease {
  remote: PlanRemote;
  section: PlanSection;
  /** Set when this release is a fallback: the failure of the release in the plan. */
  failure?: SectionFailure;
}

/** Time limit for loading the code, and again for starting it. */
const loadTimeoutMs = 5_000;
/** The time limit when the user retries after a timeout. */
const slowTimeoutMs = 15_000;

/** Prefixes of the sections that timed out. */
export const slowSections = new Set<string>();

/** Load times in milliseconds, by prefix, that are not reported to the registry yet. */
export const unreportedLoadTimes = new Map<string, number>();

/** Tries once to load a screen. Notes the load time if code had to be loaded. */
export async function loadScreenOnce(
  { remote, section, failure }: SectionRelease,
  path: string,
): Promise<ComponentType> {
  const { prefix, module } = section;
  const isCold = !isLoaded(remote, module);
  if (isCold) setLoadState(prefix, { phase: 'loading' });
  const startedAt = performance.now();
  const timeoutMs = slowSections.has(prefix) ? slowTimeoutMs : loadTimeoutMs;
  const { screens } = await loadSection(remote, module, timeoutMs);
  const screen = screens.find((candidate) => candidate.path === path);
  if (!screen) throw new LoadFault('invalid-module');
  const component = await withTimeout(timeoutMs, screen.load());
  if (isCold) unreportedLoadTimes.set(prefix, performance.now() - startedAt);
  slowSections.delete(prefix);
  setLoadState(prefix, {
    phase: 'ready',
    version: remote.version,
    ...(failure && { insteadOf: failure }),
  });
  return component;
}
