import type { RoleKind } from './meta-roles';
import { levels, type ClinicSection, type SectionLevels } from './permissions';
import { givenSections } from './section-levels';

/** A usual role of a clinic: what it is called, and what its users do. */
export interface UsualRole {
  name: string;
  name_en: string;
  kind: RoleKind;
  access: readonly SectionLevels[];
}

const write = [levels.read, levels.write];

const rights = (granted: readonly number[], ...keys: ClinicSection[]): SectionLevels[] =>
  keys.map((key) => ({ key, levels: [...granted] }));

/** The usual roles of a clinic: a new role can begin with one, and a new clinic has them when the platform has none. */
export const usualRoles: readonly UsualRole[] = [
  {
    name: 'پذیرش',
    name_en: 'reception',
    kind: 'reception',
    access: [...rights([levels.read], 'dashboard'), ...rights(write, 'appointments', 'patients')],
  },
  {
    name: 'دستیار پزشک',
    name_en: 'assistant',
    kind: 'assistant',
    access: [
      ...rights(write, 'appointments', 'patients'),
      ...rights([levels.read], 'prescriptions'),
    ],
  },
  {
    name: 'پزشک',
    name_en: 'doctor',
    kind: 'doctor',
    access: rights([levels.all], 'dashboard', 'appointments', 'prescriptions', 'patients'),
  },
  {
    name: 'حسابدار',
    name_en: 'accountant',
    kind: 'accountant',
    access: rights([levels.all], 'accounting', 'reports'),
  },
  {
    name: 'انباردار',
    name_en: 'storekeeper',
    kind: 'other',
    access: rights([levels.all], 'inventory', 'services'),
  },
  {
    name: 'مدیر کلینیک',
    name_en: 'manager',
    kind: 'other',
    access: givenSections('clinic').map((key) => ({ key, levels: [levels.all] })),
  },
];
