import type { PlanSection } from '@ziba/shared/contracts/registry';
import { readSession } from '@ziba/shared/session/session-store';
import { matchPath } from 'react-router-dom';
import { isLoaded } from '../federation/load-section';
import { preloadSection } from '../federation/load-screen';
import { findPlannedSection } from '../federation/planned-section';
import { sectionAt } from '../plan/current-plan';

/** The path of the screen at an address of the section; a fixed path wins over one with an id. */
function screenAt({ prefix, screens }: PlanSection, address: string): string | undefined {
  const ids = (path: string) => path.split(':').length;
  return screens
    .map(({ path }) => path)
    .filter((path) => matchPath(`${prefix}/${path}`, address))
    .toSorted((one, other) => ids(one) - ids(other))[0];
}

/**
 * Loads the screen behind a link when the pointer or the focus comes to it, so that the press finds it there. Only of
 * sections that are loaded: the menu loads the others. Returns what ends it.
 */
export function preloadLinks(): () => void {
  const asked = new Set<string>();
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== window.location.origin || asked.has(link.pathname)) return;
    const section = sectionAt(link.pathname, readSession()?.plan?.sections ?? []);
    const planned = section && findPlannedSection(section);
    if (!planned || !isLoaded(planned.remote, section.module)) return;
    asked.add(link.pathname);
    const path = screenAt(section, link.pathname);
    if (path !== undefined) preloadSection(section, path);
  };
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
  return () => {
    document.removeEventListener('pointerover', prepare);
    document.removeEventListener('focusin', prepare);
  };
}
