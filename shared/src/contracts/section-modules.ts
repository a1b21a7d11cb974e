import type { OffReason } from './registry';

/**
 * The module that a clinic must have for a section, by the word in its title in the price list. Every clinic has the
 * sections without a module.
 */
export const sectionModules: Readonly<Record<string, string>> = {
  'sms-panel': 'پیامک',
  reports: 'گزارش',
};

/** The titles of a clinic's modules, which are stored joined by an Arabic comma. */
export const moduleTitles = (features: string): string[] =>
  features
    .split(/[،,]/)
    .map((title) => title.trim())
    .filter(Boolean);

/** Whether a clinic with these modules (their titles, joined by an Arabic comma) may have the section. */
export function hasModuleFor(section: string, features: string): boolean {
  const module = Object.hasOwn(sectionModules, section) ? sectionModules[section] : undefined;
  return module === undefined || features.includes(module);
}

/** The sections that a clinic does not have, and why. With several reasons, the operator's switch is named. */
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
