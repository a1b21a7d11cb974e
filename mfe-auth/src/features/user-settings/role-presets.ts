import { mayGive } from '@ziba/shared/contracts/may-give';
import type { RoleKind } from '@ziba/shared/contracts/meta-roles';
import type { Access, ClinicSection, SectionLevels } from '@ziba/shared/contracts/permissions';
import { levels } from '@ziba/shared/contracts/permissions';
import { givenSections } from '@ziba/shared/contracts/section-levels';
import { choicesOf, rightsOf, type AccessChoices } from '../../widgets/access-field/access-choices';
import { m } from './messages';
import { templateArea } from './role-list';

/** A usual role of a clinic: what it is called, and what its users do. */
export interface RolePreset {
  name: string;
  name_en: string;
  kind: RoleKind;
  access: readonly SectionLevels[];
}

const write = [levels.read, levels.write];

const rights = (granted: readonly number[], ...keys: ClinicSection[]): SectionLevels[] =>
  keys.map((key) => ({ key, levels: [...granted] }));

/** The usual roles of a clinic, which a new role can begin with. */
export const rolePresets: readonly RolePreset[] = [
  {
    name: m.roles.presets.reception,
    name_en: 'reception',
    kind: 'reception',
    access: [...rights([levels.read], 'dashboard'), ...rights(write, 'appointments', 'patients')],
  },
  {
    name: m.roles.presets.assistant,
    name_en: 'assistant',
    kind: 'assistant',
    access: [
      ...rights(write, 'appointments', 'patients'),
      ...rights([levels.read], 'prescriptions'),
    ],
  },
  {
    name: m.roles.presets.doctor,
    name_en: 'doctor',
    kind: 'doctor',
    access: rights([levels.all], 'dashboard', 'appointments', 'prescriptions', 'patients'),
  },
  {
    name: m.roles.presets.accountant,
    name_en: 'accountant',
    kind: 'accountant',
    access: rights([levels.all], 'accounting', 'reports'),
  },
  {
    name: m.roles.presets.storekeeper,
    name_en: 'storekeeper',
    kind: 'other',
    access: rights([levels.all], 'inventory', 'services'),
  },
  {
    name: m.roles.presets.manager,
    name_en: 'manager',
    kind: 'other',
    access: givenSections(templateArea).map((key) => ({ key, levels: [levels.all] })),
  },
];

/** The access of a usual role as the value of the form, without what the signed-in user may not give. */
export function presetChoices({ access }: RolePreset, giver: Access | undefined): AccessChoices {
  const wanted = choicesOf(access, templateArea);
  const isGiven = (section: string, choice: string) =>
    !!giver && mayGive(giver, rightsOf(section, choice), templateArea, rightsOf(section, 'none'));
  return Object.fromEntries(
    Object.entries(wanted).map(([section, choice]) => [
      section,
      isGiven(section, choice) ? choice : 'none',
    ]),
  );
}
