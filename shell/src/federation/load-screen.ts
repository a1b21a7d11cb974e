import type { PlanSection } from '@ziba/shared/contracts/registry';
import type { ComponentType } from 'react';
import { loadScreenOnce } from './load-screen-once';
import { SectionError } from './failure';
import { findPlannedSection, type PlannedSection } from './planned-section';
import { fallbackFor } from './fallbacks';

/** Retries, fallbacks and reports are a chunk of their own: the first screen does not need them. */
const loadRecovery = () => import(/* webpackChunkName: "recovery" */ './recovery');

/** A visit is reported later, so that the screen's own requests go first. */
const reportDelayMs = 3_000;

async function openScreen(planned: PlannedSection, path: string): Promise<ComponentType> {
  const { plan, section, remote } = planned;
  if (plan.override?.remote === remote.name)
    return (await loadRecovery()).openOverride(planned, path);
  const startedAt = performance.now();
  const fallback = fallbackFor(section, remote);
  try {
    return await loadScreenOnce(fallback ?? planned, path);
  } catch (error) {
    const { openAfterFailure, retryFallback } = await loadRecovery();
    return fallback
      ? retryFallback(fallback, path, error)
      : openAfterFailure(planned, path, error, startedAt);
  }
}

/** Loads in progress, by section, screen and release: hovering over an entry and clicking it is one load. */
const pendingScreens = new Map<string, Promise<ComponentType>>();

function openOnce(planned: PlannedSection, path: string): Promise<ComponentType> {
  const key = [planned.section.prefix, path, planned.remote.base].join('#');
  const pending = pendingScreens.get(key);
  if (pending) return pending;
  const opening = openScreen(planned, path).finally(() => pendingScreens.delete(key));
  pendingScreens.set(key, opening);
  return opening;
}

async function reportFailed(
  requested: PlanSection,
  error: unknown,
  startedAt: number,
): Promise<SectionError> {
  try {
    return (await loadRecovery()).reportFailedSection(
      requested,
      error,
      performance.now() - startedAt,
    );
  } catch {
    // The shell's own file does not load either.
    const { prefix, remote } = requested;
    return new SectionError({ code: 'network', prefix, remote, version: '' }, error);
  }
}

/** Reports a visit without waiting; if that fails, the visit is not counted. */
function reportLater(planned: PlannedSection): void {
  const send = () => loadRecovery().then(({ reportOpenedSection }) => reportOpenedSection(planned));
  setTimeout(() => void send().catch(() => undefined), reportDelayMs);
}

/**
 * Loads the component of a screen: first the code of its section, then the screen's own code. Nothing is
 * requested for a section that the current plan does not contain. Rejects with a SectionError; a second
 * call tries again.
 */
export async function loadScreen(requested: PlanSection, path: string): Promise<ComponentType> {
  const startedAt = performance.now();
  try {
    const planned = findPlannedSection(requested);
    if (!planned) throw new Error('the plan does not contain it');
    const screen = await openOnce(planned, path);
    reportLater(planned);
    return screen;
  } catch (error) {
    throw await reportFailed(requested, error, startedAt);
  }
}

/** Loads a screen of a section in advance, the first one by default. A failure is ignored: the visit will show it. */
export function preloadSection(section: PlanSection, path = ''): void {
  const planned = findPlannedSection(section);
  if (planned) openOnce(planned, path).catch(() => undefined);
}

/**
 * Call this when a screen threw while it rendered. Reports it to the console and the registry, and looks
 * for the last release that worked. Resolves to true when there is one: the next `loadScreen` of this
 * section loads it, so reload the screen. Resolves to false when the failure screen has to stay. Never rejects.
 */
export async function renderFailed(section: PlanSection, thrown: unknown): Promise<boolean> {
  try {
    return await (await loadRecovery()).fallBackAfterRenderError(section, thrown);
  } catch {
    return false; // the shell's own file does not load either
  }
}
