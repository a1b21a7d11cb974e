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
import { setFallback } from './fallbacks';
import { tellFailure, tellOpening } from './tell';

/** Before the second attempt; twice as much before each further one. */
const firstRetryDelayMs = 400;

/** Failures that may pass: after this time the release of the plan gets another try. */
const retryPlannedAfterMs = 60_000;
const passing: ReadonlySet<FailureCode> = new Set(['http', 'network', 'timeout', 'load-failed']);

/**
 * Tries again where that can help, not all browsers of a clinic at the same moment. Rejects with a
 * SectionError.
 */
async function retry(
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
  await pause(firstRetryDelayMs * 2 ** (tried - 1) * (0.75 + Math.random() / 2));
  return bringScreen(wanted, path).catch((next) => retry(wanted, path, next, tried + 1));
}

const bringOrRetry = (wanted: Wanted, path: string) =>
  bringScreen(wanted, path).catch((error) => retry(wanted, path, error));

async function loadFallback({ section, remote }: Planned, failure: SectionFailure) {
  const good = await lastGood(section, remote);
  const until = passing.has(failure.code) ? Date.now() + retryPlannedAfterMs : Infinity;
  return good && { ...good, failure, until };
}

/** A fallback that opens; null when there is none, or when it does not open either. */
async function findWorkingFallback(planned: Planned, failure: SectionFailure) {
  const fallback = await loadFallback(planned, failure);
  const home = fallback?.section.screens[0]?.path;
  if (!fallback || home === undefined) return null;
  return bringOrRetry(fallback, home).then(
    () => fallback,
    () => null,
  );
}

async function openFallback(planned: Planned, path: string, error: SectionError, began: number) {
  const fallback = await loadFallback(planned, error.failure);
  if (!fallback) throw error;
  const screen = await bringOrRetry(fallback, path).catch(() => {
    throw error; // what is told is why the release of the plan did not open
  });
  setFallback(fallback);
  tellFailure(planned.plan, 'fell_back', error, { ms: performance.now() - began });
  return screen;
}

/** Tries the fallback again after it did not open. Rejects with the failure that it replaces. */
export async function retryFallback(
  fallback: Wanted,
  path: string,
  error: unknown,
): Promise<ComponentType> {
  return retry(fallback, path, error).catch((last: unknown) => {
    throw fallback.failure ? new SectionError(fallback.failure, last) : last;
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
    return await retry(planned, path, error);
  } catch (failed) {
    // Another release would miss the same file of the shell.
    if (!(failed instanceof SectionError) || failed.failure.isShells) throw failed;
    return openFallback(planned, path, failed, began).catch((last: unknown) => {
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
    return retry({ section, remote: { ...remote, version: 'override' } }, path, error, Infinity);
  }
  return bringOrRetry({ section, remote: own }, path);
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

/** Looks for a fallback after a screen threw while it was drawn. Answers whether the next visit brings another release. */
export async function fallBackAfterRenderError(
  asked: PlanSection,
  thrown: unknown,
): Promise<boolean> {
  const planned = plannedFor(asked);
  // Switched off meanwhile; its screen says so.
  if (!planned || isShellsFault(thrown, planned.remote)) return false;
  const { plan, section, remote } = planned;
  const version = inUse(section.prefix) ?? remote.version;
  const failure = { code: 'render', prefix: section.prefix, remote: remote.name, version } as const;
  // Once per load: this one has not been told yet, or it has been told as one that opened.
  const is_cold = loadings.delete(section.prefix);
  const isOwn = plan.override?.remote === remote.name;
  const isFallback = 'insteadOf' in loadStateOf(section.prefix);
  // Another release may be live by now: then the visit brings that one.
  const isOver = version !== remote.version && !isOwn && !isFallback;
  const fallback = version === remote.version ? await findWorkingFallback(planned, failure) : null;
  if (fallback) setFallback(fallback);
  const isSaved = isOver || fallback !== null;
  if (!isSaved) setLoadState(section.prefix, { phase: 'failed', failure });
  const error = new SectionError(failure, thrown);
  tellFailure(plan, isSaved ? 'fell_back' : 'failed', error, { is_cold });
  return isSaved;
}
