import { mayGive } from '@ziba/shared/contracts/may-give';
import type { SectionLevels } from '@ziba/shared/contracts/permissions';
import type { Area } from '@ziba/shared/contracts/section-levels';
import { useSession } from '@ziba/shared/session/use-session';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRolesOf } from '../../data/users.api';
import { choicesOf, rightsOf, type AccessChoices } from '../access-field/access-choices';

/** The fields of the form around it: a role, and the value of `AccessField`. */
interface RoleAndAccess {
  meta_rolesId?: unknown;
  access?: AccessChoices;
}

/**
 * Fills in the access when a role is chosen: what the role's template gives, as far as the signed-in user may
 * give it. Access that a draft has restored stays. `clinicId` is null for the platform's own staff, and undefined
 * while no clinic is chosen.
 */
export function useFillAccess(clinicId: number | null | undefined): void {
  const { getValues, setValue } = useFormContext<RoleAndAccess>();
  const own = useSession()?.access;
  const id = useWatch<RoleAndAccess, 'meta_rolesId'>({ name: 'meta_rolesId' });
  const roles = useRolesOf(clinicId ?? undefined, clinicId !== undefined);
  const role = roles.data?.data.find((one) => String(one.id) === String(id));
  const filledFor = useRef<number>(undefined);

  const fill = useEffectEvent((template: readonly SectionLevels[]) => {
    const area: Area = clinicId === null ? 'admin' : 'clinic';
    const isAllowed = (section: string, choice: string) =>
      !!own && mayGive(own, rightsOf(section, choice), area);
    const given: AccessChoices = Object.fromEntries(
      Object.entries(choicesOf(template, area)).map(([section, choice]) => [
        section,
        [choice, 'read'].find((one) => choice !== 'none' && isAllowed(section, one)) ?? 'none',
      ]),
    );
    setValue('access', given, { shouldDirty: true });
  });

  useEffect(() => {
    if (!id) filledFor.current = undefined;
    if (!role || filledFor.current === role.id) return;
    const isRestored =
      filledFor.current === undefined && Object.keys(getValues('access') ?? {}).length > 0;
    filledFor.current = role.id;
    if (!isRestored) fill(role.access ?? []);
  }, [id, role, getValues]);
}
