import type { PlanSection } from '@ziba/shared/contracts/registry';
import type { ComponentType } from 'react';
import { SectionError } from './failure';
import { loadStateOf, setLoadState } from './load-state';
import { findStandIn, openScreen } from './open-screen';
import { plannedFor, type Planned } from './planned';
import { letStandIn } from './stand-ins';
import { tellFailure, tellOpened } from './tell';

/** What is on its way, by section, screen and release: pointing at an entry and following it is one. */
const underWay = new Map<string, Promise<ComponentType>>();

function open(planned: Planned, path: string): Promise<ComponentType> {
  const key = [planned.section.prefix, path, planned.remote.base].join('#');
  const present = underWay.get(key);
  if (present) return present;
  const opening = openScreen(planned, path).finally(() => underWay.delete(key));
  underWay.set(key, opening);
  return opening;
}

function releaseInUse({ section, remote }: Planned): string {
  const state = loadStateOf(section.prefix);
  return state.phase === 'ready' ? state.version : remote.version;
}

/**
 * The component of a screen: the code of its section first, then the screen's own. What the plan of now
 * does not hold is not asked for. Rejects with a SectionError; asking again loads again.
 */
export async function loadScreen(asked: PlanSection, path: string): Promise<ComponentType> {
  const began = performance.now();
  let planned: Planned | null = null;
  try {
    planned = plannedFor(asked);
    const screen = await open(planned, path);
    const version = releaseInUse(planned);
    tellOpened(planned.plan, planned.section, { name: planned.remote.name, version });
    return screen;
  } catch (error) {
    if (error instanceof SectionError) {
      setLoadState(asked.prefix, { phase: 'failed', failure: error.failure });
      tellFailure(planned?.plan ?? null, 'failed', error, performance.now() - began);
    }
    throw error;
  }
}

/** Loads a section's first screen before it is asked for; if that fails, the visit will tell. */
export function preloadSection(section: PlanSection): void {
  try {
    open(plannedFor(section), '').catch(() => undefined);
  } catch {
    // the plan of now does not hold it
  }
}

/**
 * To be called when a screen threw while it was drawn. Says so in the console and in the reports, and
 * looks for the last release that worked. Resolves to true when there is one: the next `loadScreen` of
 * this section brings it, so visit the address anew. Never rejects; false leaves the failure screen.
 */
export async function renderFailed(asked: PlanSection, thrown: unknown): Promise<boolean> {
  let planned: Planned;
  try {
    planned = plannedFor(asked);
  } catch {
    return false; // switched off meanwhile; its screen says so
  }
  const { plan, section, remote } = planned;
  const state = loadStateOf(section.prefix);
  const version = releaseInUse(planned);
  const failure = { code: 'render', prefix: section.prefix, remote: remote.name, version } as const;
  const error = new SectionError(failure, thrown);
  const isOwn = plan.override?.remote === remote.name;
  // Another release is live by now: the visit brings it.
  const isOver = !isOwn && version !== remote.version && !('insteadOf' in state);
  const mayFallBack = !isOwn && version === remote.version;
  const standIn = mayFallBack ? await findStandIn(planned, failure) : null;
  if (standIn) letStandIn(standIn);
  const isSaved = isOver || standIn !== null;
  if (!isSaved) setLoadState(section.prefix, { phase: 'failed', failure });
  tellFailure(plan, isSaved ? 'fell_back' : 'failed', error);
  return isSaved;
}
