import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import type { ComponentType } from 'react';
import type { SectionFailure } from './failure';
import { LoadFault } from './load-fault';
import { isLoaded, loadSection } from './load-section';
import { setLoadState } from './load-state';
import { withinTime } from './within-time';

/** A section in one release. */
export interface Wanted {
  remote: PlanRemote;
  section: PlanSection;
  /** Why it is not the release of the plan. */
  failure?: SectionFailure;
}

/** Milliseconds for code to come, and once more for it to begin. */
const budget = 5_000;
/** … when somebody who has seen that it takes long asks again. */
const slowTimeoutMs = 15_000;

/** Prefixes of the sections that took too long. */
export const slow = new Set<string>();

/** By prefix: how long the code took that nobody has seen at work yet. */
export const loadings = new Map<string, number>();

/** One attempt at a screen. Keeps the time, if code had to come for it. */
export async function bringScreen(
  { remote, section, failure }: Wanted,
  path: string,
): Promise<ComponentType> {
  const { prefix, module } = section;
  const isCold = !isLoaded(remote, module);
  if (isCold) setLoadState(prefix, { phase: 'loading' });
  const began = performance.now();
  const time = slow.has(prefix) ? slowTimeoutMs : budget;
  const { screens } = await loadSection(remote, module, time);
  const screen = screens.find((candidate) => candidate.path === path);
  if (!screen) throw new LoadFault('invalid-module');
  const component = await withinTime(time, screen.load());
  if (isCold) loadings.set(prefix, performance.now() - began);
  slow.delete(prefix);
  setLoadState(prefix, {
    phase: 'ready',
    version: remote.version,
    ...(failure && { insteadOf: failure }),
  });
  return component;
}
