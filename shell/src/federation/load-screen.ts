import type { BootPlan, PlanSection } from '@ziba/shared/contracts/registry';
import { readSession } from '@ziba/shared/session/session-store';
import type { ComponentType } from 'react';
import { publicPlan } from '../page/page-data';
import { loadSection } from './load-section';

function planOf(section: PlanSection): BootPlan | null {
  return section.area === 'public' ? publicPlan() : (readSession()?.plan ?? null);
}

/** The component of a screen: the code of its section first, then the screen's own. */
export async function loadScreen(section: PlanSection, path: string): Promise<ComponentType> {
  const { screens } = await loadSection(section, planOf(section)?.remotes ?? []);
  const screen = screens.find((candidate) => candidate.path === path);
  if (!screen) throw new Error(`${section.key} has no screen at ${path}`);
  return screen.load();
}

/** Loads a section's first screen before it is asked for; if that fails, the visit will tell. */
export function preloadSection(section: PlanSection): void {
  loadScreen(section, '').catch(() => undefined);
}
