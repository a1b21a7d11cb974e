import type { OffReason } from './registry';

/**
 * The module that a clinic must have for a section, by the word that its title in the price list holds.
 * A section without one belongs to every clinic.
 */
export const sectionModules: Readonly<Record<string, string>> = {
  'sms-panel': 'پیامک',
  reports: 'گزارش',
};

/** Whether a clinic with these modules (their titles, joined by an Arabic comma) may have the section. */
export function hasModuleFor(section: string, features: string): boolean {
  const module = Object.hasOwn(sectionModules, section) ? sectionModules[section] : undefined;
  return module === undefined || features.includes(module);
}

/** What a clinic does not have, and why. Where several reasons hold, the operator's own switch is named. */
export function offSections(
  features: string,
  switchedOff: readonly string[],
): Record<string, OffReason> {
  const unbought = Object.keys(sectionModules).filter((key) => !hasModuleFor(key, features));
  return Object.fromEntries([
    ...unbought.map((key) => [key, 'feature' as const]),
    ...switchedOff.map((key) => [key, 'switched_off' as const]),
  ]);
}
