import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import type { FailureCode } from '@ziba/shared/contracts/section-reports';
import type { ComponentType } from 'react';
import { assessFault, isShellFault } from './assess-fault';
import {
  loadScreenOnce,
  unreportedLoadTimes,
  slowSections,
  type SectionRelease,
} from './load-screen-once';
import { developerRelease } from './developer-release';
import { SectionError, type SectionFailure } from './failure';
import { fetchFallbackRelease } from './fetch-fallback-release';
import { loadStateOf, setLoadState } from './load-state';
import { pause } from './pause';
import { findPlannedSection, type PlannedSection } from './planned-section';
import { setFallback } from './fallbacks';
import { reportFailure, reportOpened } from './report-visit';

/** The delay before the first retry; it doubles with each further one. */
const firstRetryDelayMs = 400;

/** After a transient failure, the release in the plan is tried again after this time. */
const retryPlannedAfterMs = 60_000;
const transientCodes: ReadonlySet<FailureCode> = new Set([
  'http',
  'network',
  'timeout',
  'load-failed',
]);

/**
 * Retries where that can help. The delays are random, so that not all browsers of a clinic retry at once.
 * Rejects with a SectionError.
 */
async function retry(
  source: SectionRelease,
  path: string,
  error: unknown,
  attempt = 1,
): Promise<ComponentType> {
  const { remote, section } = source;
  const { code, file, retries, isShellFile } = await assessFault(error, remote);
  if (attempt > retries) {
    const { name, version } = remote;
    const failure = { code, prefix: section.prefix, remote: name, version, file, isShellFile };
    throw new SectionError(failure, error);
  }
  await pause(firstRetryDelayMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
  return loadScreenOnce(source, path).catch((next) => retry(source, path, next, attempt + 1));
}

const loadOrRetry = (source: SectionRelease, path: string) =>
  loadScreenOnce(source, path).catch((error) => retry(source, path, error));

async function loadFallback({ section, remote }: PlannedSection, failure: SectionFailure) {
  const release = await fetchFallbackRelease(section, remote);
  const until = transientCodes.has(failure.code) ? Date.now() + retryPlannedAfterMs : Infinity;
  return release && { ...release, failure, until };
}

/** Finds a fallback that opens; null when there is none, or when it does not open either. */
async function findWorkingFallback(planned: PlannedSection, failure: SectionFailure) {
  const fallback = await loadFallback(planned, failure);
  const firstPath = fallback?.section.screens[0]?.path;
  if (!fallback || firstPath === undefined) return null;
  return loadOrRetry(fallback, firstPath).then(
    () => fallback,
    () => null,
  );
}

async function openFallback(
  planned: PlannedSection,
  path: string,
  error: SectionError,
  startedAt: number,
) {
  const fallback = await loadFallback(planned, error.failure);
  if (!fallback) throw error;
  const screen = await loadOrRetry(fallback, path).catch(() => {
    throw error; // the failure of the release in the plan is reported, not the fallback's
  });
  setFallback(fallback);
  reportFailure(planned.plan, 'fell_back', error, { ms: performance.now() - startedAt });
  return screen;
}

/** Retries a fallback that did not open. Rejects with the failure of the release that it replaces. */
export async function retryFallback(
  fallback: SectionRelease,
  path: string,
  error: unknown,
): Promise<ComponentType> {
  return retry(fallback, path, error).catch((last: unknown) => {
    throw fallback.failure ? new SectionError(fallback.failure, last) : last;
  });
}

/**
 * Opens a screen after the first attempt ended with `error`: retries where they can help, then loads the
 * last release that worked. Rejects with a SectionError that says why the release in the plan did not open.
 */
export async function openAfterFailure(
  planned: PlannedSection,
  path: string,
  error: unknown,
  startedAt: number,
): Promise<ComponentType> {
  try {
    return await retry(planned, path, error);
  } catch (failed) {
    // Another release would need the same file of the shell.
    if (!(failed instanceof SectionError) || failed.failure.isShellFile) throw failed;
    return openFallback(planned, path, failed, startedAt).catch((last: unknown) => {
      // The user who retries accepts a longer wait.
      if (failed.failure.code === 'timeout') slowSections.add(planned.section.prefix);
      throw last;
    });
  }
}

/**
 * Loads the screen from a developer's own machine. There is no fallback: developers have to see what is
 * wrong with their build.
 */
export async function openOverride(planned: PlannedSection, path: string): Promise<ComponentType> {
  const { plan, section, remote } = planned;
  let developerRemote: PlanRemote = remote;
  try {
    if (plan.override) developerRemote = await developerRelease(plan.override);
  } catch (error) {
    return retry({ section, remote: { ...remote, version: 'override' } }, path, error, Infinity);
  }
  return loadOrRetry({ section, remote: developerRemote }, path);
}

/** Reports a failure to the console and the registry, and returns the error to throw. */
export function reportFailedSection(
  requested: PlanSection,
  error: unknown,
  ms: number,
): SectionError {
  const { prefix, remote } = requested;
  const failed =
    error instanceof SectionError
      ? error
      : new SectionError({ code: 'disabled', prefix, remote, version: '' }, error);
  setLoadState(prefix, { phase: 'failed', failure: failed.failure });
  reportFailure(findPlannedSection(requested)?.plan ?? null, 'failed', failed, { ms });
  return failed;
}

/** The version of a section's remote that the page shows; null while it shows none. */
function shownVersion(prefix: string): string | null {
  const state = loadStateOf(prefix);
  return state.phase === 'ready' ? state.version : null;
}

/** Reports that a section opened, if the page still shows it. */
export function reportOpenedSection(planned: PlannedSection): void {
  const version = shownVersion(planned.section.prefix);
  if (version) reportOpened(planned, version);
}

/** Looks for a fallback after a screen threw while it rendered. Resolves to whether a reload shows another release. */
export async function fallBackAfterRenderError(
  requested: PlanSection,
  thrown: unknown,
): Promise<boolean> {
  const planned = findPlannedSection(requested);
  // The section was switched off meanwhile; another screen says so.
  if (!planned || isShellFault(thrown, planned.remote)) return false;
  const { plan, section, remote } = planned;
  const version = shownVersion(section.prefix) ?? remote.version;
  const failure = { code: 'render', prefix: section.prefix, remote: remote.name, version } as const;
  // Each load is reported once: a load time that is still stored was not reported yet.
  const is_cold = unreportedLoadTimes.delete(section.prefix);
  const isOverride = plan.override?.remote === remote.name;
  const isFallback = 'insteadOf' in loadStateOf(section.prefix);
  // A newer release may be live by now: then the reload shows that one.
  const isOutdated = version !== remote.version && !isOverride && !isFallback;
  const fallback = version === remote.version ? await findWorkingFallback(planned, failure) : null;
  if (fallback) setFallback(fallback);
  const hasReplacement = isOutdated || fallback !== null;
  if (!hasReplacement) setLoadState(section.prefix, { phase: 'failed', failure });
  const error = new SectionError(failure, thrown);
  reportFailure(plan, hasReplacement ? 'fell_back' : 'failed', error, { is_cold });
  return hasReplacement;
}
