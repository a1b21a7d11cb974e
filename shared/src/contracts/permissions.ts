import type { OffReason } from './registry';

/** Section keys of the clinic area; each is part of the address, permission and menu id. */
export const clinicSections = [
  'dashboard',
  'appointments',
  'prescriptions',
  'patients',
  'users',
  'services',
  'inventory',
  'accounting',
  'reports',
  'sms-panel',
  'settings',
  'support',
] as const;

/** Section keys of the platform area. */
export const adminSections = [
  'dashboard',
  'clinics',
  'users',
  'accounting',
  'reports',
  'sms-panel',
  'settings',
  'support',
  'sections',
] as const;

export type ClinicSection = (typeof clinicSections)[number];
export type AdminSection = (typeof adminSections)[number];
export type SectionKey = ClinicSection | AdminSection;

/** Permission levels as the texts number them: 1 all, 2 read, 3 add and edit, 4 delete. */
export const levels = { all: 1, read: 2, write: 3, delete: 4 } as const;
export type Level = (typeof levels)[keyof typeof levels];
export type Need = Exclude<keyof typeof levels, 'all'>;

/** The account type of the platform's own staff (the texts' `{product}`). */
export const platformType = 'ziba';

/** A section with the levels that a user has in it. The key `all` stands for every section that is not named. */
export interface SectionLevels {
  key: string;
  levels: number[];
}

/** What a signed-in user may do: sections (or all) and the levels in each of them. See `levelsIn`. */
export interface Access {
  type: string;
  sections: readonly string[] | 'all';
  /** The levels that all of the sections have in common. */
  levels: readonly number[];
  /** The levels by section key, where sections differ. `all` has those of the sections that are not named. */
  sectionLevels?: Readonly<Record<string, readonly number[]>>;
  /** Sections that the clinic does not have now, and why; no user of the clinic has them. */
  off?: Readonly<Record<string, OffReason>>;
}

/** Whether the levels cover a need: 1 covers all; 3 and 4 include 2. */
export function coversNeed(granted: readonly number[], need: Need): boolean {
  if (granted.includes(levels.all) || granted.includes(levels[need])) return true;
  return need === 'read' && (granted.includes(levels.write) || granted.includes(levels.delete));
}

/** Whether the user has the section, and the clinic has it now. */
export function hasSection(access: Access, section: string): boolean {
  return isGranted(access, section) && !(access.off && Object.hasOwn(access.off, section));
}

/** Whether the user may have the section, also when it is switched off. Every user may have support. */
export function isGranted(access: Access, section: string): boolean {
  return section === 'support' || access.sections === 'all' || access.sections.includes(section);
}

/** The levels that the user has in a section, also when it is switched off; none in a section that they lack. */
export function levelsIn(access: Access, section: string): readonly number[] {
  if (!isGranted(access, section)) return [];
  const { sectionLevels } = access;
  return sectionLevels?.[section] ?? sectionLevels?.all ?? access.levels;
}

/** Whether the user may do it in one of the sections: the section is theirs, and their levels in it cover the need. */
export function mayIn(access: Access, sections: readonly string[], need: Need): boolean {
  return sections.some(
    (section) => hasSection(access, section) && coversNeed(levelsIn(access, section), need),
  );
}

/** Like `mayIn`, also when the section is switched off. */
export function mayWhenOn(access: Access, sections: readonly string[], need: Need): boolean {
  return mayIn({ ...access, off: undefined }, sections, need);
}

/** `smsPanel` of the texts is stored as `sms-panel`. */
export const sectionAliases: Record<string, string> = { smsPanel: 'sms-panel' };
