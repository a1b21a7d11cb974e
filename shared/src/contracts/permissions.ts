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

/** What a signed-in user may do: a set of sections (or all) and a set of levels. */
export interface Access {
  type: string;
  sections: readonly string[] | 'all';
  levels: readonly number[];
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

/** `smsPanel` of the texts is stored as `sms-panel`. */
export const sectionAliases: Record<string, string> = { smsPanel: 'sms-panel' };
