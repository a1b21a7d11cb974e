import type { ComponentType } from 'react';
import { SectionError, type SectionFailure } from './failure';
import { LoadFault } from './load-fault';
import { isLoaded } from './load-section';
import { setLoadState } from './load-state';
import { overriddenBy, type Planned } from './planned';
import { letStandIn, standInFor, type StandIn } from './stand-ins';
import { noteLoading, tellFailure } from './tell';
import { tryRelease, type Wanted } from './try-release';

/** Milliseconds for code to come, and once more for it to begin. */
const budget = 5_000;
/** … when somebody who has seen that it takes long asks again. */
const patience = 15_000;

/** Prefixes of the sections that took too long. */
const slow = new Set<string>();

/** Loads a screen and keeps the time, if code had to come for it. */
async function bring(wanted: Wanted, insteadOf?: SectionFailure): Promise<ComponentType> {
  const { remote, section } = wanted;
  const { prefix } = section;
  const isCold = !isLoaded(remote, section.module);
  if (isCold) setLoadState(prefix, { phase: 'loading' });
  const began = performance.now();
  const screen = await tryRelease(wanted);
  if (isCold) noteLoading(prefix, performance.now() - began);
  slow.delete(prefix);
  setLoadState(prefix, {
    phase: 'ready',
    version: remote.version,
    ...(insteadOf && { insteadOf }),
  });
  return screen;
}

/** The last release that worked, if there is one that has this section. Never rejects. */
export async function findStandIn(
  { section, remote }: Planned,
  failure: SectionFailure,
): Promise<StandIn | null> {
  try {
    const { lastGood } = await import(/* webpackChunkName: "rescue" */ './last-good');
    const good = await lastGood(section, remote);
    return good && { ...good, failure };
  } catch {
    return null; // the shell's own file did not come; the failure itself is told
  }
}

async function openStandIn(planned: Planned, path: string, error: SectionError, began: number) {
  const standIn = await findStandIn(planned, error.failure);
  if (!standIn) throw error;
  try {
    const screen = await bring({ ...standIn, path, budget }, error.failure);
    letStandIn(standIn);
    tellFailure(planned.plan, 'fell_back', error, performance.now() - began);
    return screen;
  } catch {
    throw error; // what is told is why the release of the plan did not open
  }
}

async function openRelease(planned: Planned, path: string): Promise<ComponentType> {
  const { section, remote } = planned;
  const began = performance.now();
  try {
    const time = slow.has(section.prefix) ? patience : budget;
    return await bring({ remote, section, path, budget: time });
  } catch (error) {
    if (!(error instanceof SectionError)) throw error;
    if (error.failure.code === 'timeout') slow.add(section.prefix);
    return openStandIn(planned, path, error, began);
  }
}

/** The developer sees what is wrong with their build: nothing stands in for it. */
async function openOverride(planned: Planned, path: string): Promise<ComponentType> {
  const { section } = planned;
  try {
    return await bring({ remote: await overriddenBy(planned), section, path, budget });
  } catch (error) {
    if (error instanceof SectionError) throw error;
    const code = error instanceof LoadFault ? error.code : 'network';
    const { prefix, remote } = section;
    throw new SectionError({ code, prefix, remote, version: 'override' }, error);
  }
}

/**
 * A screen of a section in the release of the plan, or else in the last one that worked. Rejects with a
 * SectionError that says why the release of the plan did not open.
 */
export async function openScreen(planned: Planned, path: string): Promise<ComponentType> {
  const { plan, section, remote } = planned;
  if (plan.override?.remote === remote.name) return openOverride(planned, path);
  const standIn = standInFor(section, remote);
  if (standIn) return bring({ ...standIn, path, budget }, standIn.failure);
  return openRelease(planned, path);
}
