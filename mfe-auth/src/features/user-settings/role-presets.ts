import { mayGive } from '@ziba/shared/contracts/may-give';
import type { Access } from '@ziba/shared/contracts/permissions';
import type { UsualRole } from '@ziba/shared/contracts/usual-roles';
import { choicesOf, rightsOf, type AccessChoices } from '../../widgets/access-field/access-choices';

/** The access of a usual role as the value of the form, without what the signed-in user may not give. */
export function presetChoices({ access }: UsualRole, giver: Access | undefined): AccessChoices {
  const wanted = choicesOf(access, 'clinic');
  const isGiven = (section: string, choice: string) =>
    !!giver && mayGive(giver, rightsOf(section, choice), 'clinic', rightsOf(section, 'none'));
  return Object.fromEntries(
    Object.entries(wanted).map(([section, choice]) => [
      section,
      isGiven(section, choice) ? choice : 'none',
    ]),
  );
}
