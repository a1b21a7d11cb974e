import type { PlanSection } from '@ziba/shared/contracts/registry';
import type { ComponentType } from 'react';
import { bringScreen } from './bring-screen';
import { SectionError } from './failure';
import { plannedFor, type Planned } from './planned';
import { fallbackFor } from './fallbacks';

/** Everything for the case that something fails, and the reports: not needed for a first screen. */
const rescue = () => import(/* webpackChunkName: "rescue" */ './rescue');

/** Milliseconds after which a visit is told: what the screen itself loads comes first. */
const afterwards = 3_000;

async function openScreen(planned: Planned, path: string): Promise<ComponentType> {
  const { plan, section, remote } = planned;
  if (plan.override?.remote === remote.name) return (await rescue()).openOverride(planned, path);
  const began = performance.now();
  const fallback = fallbackFor(section, remote);
  try {
    return await bringScreen(fallback ?? planned, path);
  } catch (error) {
    const { openAgain, retryFallback } = await rescue();
    return fallback ? retryFallback(fallback, path, error) : openAgain(planned, path, error, began);
  }
}

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

async function told(asked: PlanSection, error: unknown, began: number): Promise<SectionError> {
  try {
    return (await rescue()).tellFailed(asked, error, performance.now() - began);
  } catch {
    // Not even the shell's own file comes.
    const { prefix, remote } = asked;
    return new SectionError({ code: 'network', prefix, remote, version: '' }, error);
  }
}

/** A visit that cannot be told is not counted; nobody waits for that. */
function tellLater(planned: Planned): void {
  const tell = () => rescue().then(({ tellOpened }) => tellOpened(planned));
  setTimeout(() => void tell().catch(() => undefined), afterwards);
}

/**
 * The component of a screen: the code of its section first, then the screen's own. What the plan of now
 * does not hold is not asked for. Rejects with a SectionError; asking again loads again.
 */
export async function loadScreen(asked: PlanSection, path: string): Promise<ComponentType> {
  const began = performance.now();
  try {
    const planned = plannedFor(asked);
    if (!planned) throw new Error('the plan does not hold it');
    const screen = await open(planned, path);
    tellLater(planned);
    return screen;
  } catch (error) {
    throw await told(asked, error, began);
  }
}

/** Loads a section's first screen before it is asked for; if that fails, the visit will tell. */
export function preloadSection(section: PlanSection): void {
  const planned = plannedFor(section);
  if (planned) open(planned, '').catch(() => undefined);
}

/**
 * To be called when a screen threw while it was drawn. Says so in the console and in the reports, and
 * looks for the last release that worked. Resolves to true when there is one: the next `loadScreen` of
 * this section brings it, so visit the address anew. Never rejects; false leaves the failure screen.
 */
export async function renderFailed(section: PlanSection, thrown: unknown): Promise<boolean> {
  try {
    return await (await rescue()).fallBackAfterRenderError(section, thrown);
  } catch {
    return false; // not even the shell's own file comes
  }
}
