import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import type { FailureCode } from '@ziba/shared/contracts/section-reports';
import type { ComponentType } from 'react';
import { assessFault, isShellsFault } from './assess-fault';
import { bringScreen, loadings, slow, type Wanted } from './bring-screen';
import { developerRelease } from './developer-release';
import { SectionError, type SectionFailure } from './failure';
import { lastGood } from './last-good';
import { loadStateOf, setLoadState } from './load-state';
import { pause } from './pause';
import { plannedFor, type Planned } from './planned';
import { letStandIn } from './stand-ins';
import { tellFailure, tellOpening } from './tell';

/** Milliseconds before the second attempt; twice as much before each further one. */
const breath = 400;

/** What may be over soon: then the release of the plan gets another try after so many milliseconds. */
const soon = 60_000;
const passing: ReadonlySet<FailureCode> = new Set(['http', 'network', 'timeout', 'load-failed']);

/**
 * Tries again where that can help, not all browsers of a clinic at the same moment. Rejects with a
 * SectionError.
 */
async function tryOn(
  wanted: Wanted,
  path: string,
  error: unknown,
  tried = 1,
): Promise<ComponentType> {
  const { remote, section } = wanted;
  const { code, file, retries, isShells } = await assessFault(error, remote);
  if (tried > retries) {
    const { name, version } = remote;
    const failure = { code, prefix: section.prefix, remote: name, version, file, isShells };
    throw new SectionError(failure, error);
  }
  await pause(breath * 2 ** (tried - 1) * (0.75 + Math.random() / 2));
  return bringScreen(wanted, path).catch((next) => tryOn(wanted, path, next, tried + 1));
}

const bringOrTryOn = (wanted: Wanted, path: string) =>
  bringScreen(wanted, path).catch((error) => tryOn(wanted, path, error));

async function standInOf({ section, remote }: Planned, failure: SectionFailure) {
  const good = await lastGood(section, remote);
  const until = passing.has(failure.code) ? Date.now() + soon : Infinity;
  return good && { ...good, failure, until };
}

/** A stand-in that opens; null when there is none, or when it does not open either. */
async function soundStandIn(planned: Planned, failure: SectionFailure) {
  const standIn = await standInOf(planned, failure);
  const home = standIn?.section.screens[0]?.path;
  if (!standIn || home === undefined) return null;
  return bringOrTryOn(standIn, home).then(
    () => standIn,
    () => null,
  );
}

async function openStandIn(planned: Planned, path: string, error: SectionError, began: number) {
  const standIn = await standInOf(planned, error.failure);
  if (!standIn) throw error;
  const screen = await bringOrTryOn(standIn, path).catch(() => {
    throw error; // what is told is why the release of the plan did not open
  });
  letStandIn(standIn);
  tellFailure(planned.plan, 'fell_back', error, { ms: performance.now() - began });
  return screen;
}

/** Goes on with a stand-in that did not open this time. Rejects with why it stands in. */
export async function openStandInAgain(
  standIn: Wanted,
  path: string,
  error: unknown,
): Promise<ComponentType> {
  return tryOn(standIn, path, error).catch((last: unknown) => {
    throw standIn.failure ? new SectionError(standIn.failure, last) : last;
  });
}

/**
 * Goes on where the first attempt ended with `error`: further ones where they can help, then the last
 * release that worked. Rejects with a SectionError that says why the release of the plan did not open.
 */
export async function openAgain(
  planned: Planned,
  path: string,
  error: unknown,
  began: number,
): Promise<ComponentType> {
  try {
    return await tryOn(planned, path, error);
  } catch (failed) {
    // Another release would miss the same file of the shell.
    if (!(failed instanceof SectionError) || failed.failure.isShells) throw failed;
    return openStandIn(planned, path, failed, began).catch((last: unknown) => {
      // Whoever asks again knows that it takes long.
      if (failed.failure.code === 'timeout') slow.add(planned.section.prefix);
      throw last;
    });
  }
}

/**
 * The screen in the release on a developer's own machine. They see what is wrong with their build:
 * nothing stands in for it.
 */
export async function openOverride(planned: Planned, path: string): Promise<ComponentType> {
  const { plan, section, remote } = planned;
  let own: PlanRemote = remote;
  try {
    if (plan.override) own = await developerRelease(plan.override);
  } catch (error) {
    return tryOn({ section, remote: { ...remote, version: 'override' } }, path, error, Infinity);
  }
  return bringOrTryOn({ section, remote: own }, path);
}

/** Names a failure in the console and to the registry, and answers what is to be thrown. */
export function tellFailed(asked: PlanSection, error: unknown, ms: number): SectionError {
  const { prefix, remote } = asked;
  const failed =
    error instanceof SectionError
      ? error
      : new SectionError({ code: 'disabled', prefix, remote, version: '' }, error);
  setLoadState(prefix, { phase: 'failed', failure: failed.failure });
  tellFailure(plannedFor(asked)?.plan ?? null, 'failed', failed, { ms });
  return failed;
}

/** Which release of a section's remote the page shows; null while it shows none. */
function inUse(prefix: string): string | null {
  const state = loadStateOf(prefix);
  return state.phase === 'ready' ? state.version : null;
}

/** Tells the registry that a section stands there, if it still does. */
export function tellOpened(planned: Planned): void {
  const version = inUse(planned.section.prefix);
  if (version) tellOpening(planned, version);
}

/** After a screen threw while it was drawn: whether the next visit brings another release. */
export async function giveWay(asked: PlanSection, thrown: unknown): Promise<boolean> {
  const planned = plannedFor(asked);
  // Switched off meanwhile; its screen says so.
  if (!planned || isShellsFault(thrown, planned.remote)) return false;
  const { plan, section, remote } = planned;
  const version = inUse(section.prefix) ?? remote.version;
  const failure = { code: 'render', prefix: section.prefix, remote: remote.name, version } as const;
  // Once per load: this one has not been told yet, or it has been told as one that opened.
  const is_cold = loadings.delete(section.prefix);
  const isOwn = plan.override?.remote === remote.name;
  const isStandIn = 'insteadOf' in loadStateOf(section.prefix);
  // Another release may be live by now: then the visit brings that one.
  const isOver = version !== remote.version && !isOwn && !isStandIn;
  const standIn = version === remote.version ? await soundStandIn(planned, failure) : null;
  if (standIn) letStandIn(standIn);
  const isSaved = isOver || standIn !== null;
  if (!isSaved) setLoadState(section.prefix, { phase: 'failed', failure });
  const error = new SectionError(failure, thrown);
  tellFailure(plan, isSaved ? 'fell_back' : 'failed', error, { is_cold });
  return isSaved;
}
