import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { Page } from '@ziba/shared/contracts/lists';
import type { MetaRole } from '@ziba/shared/contracts/meta-roles';
import type { Named, NamedInput } from '@ziba/shared/contracts/named';
import type { ClinicChoice, StaffUser, UserDetail } from '@ziba/shared/contracts/users';
import type { Session } from '@ziba/shared/session/session-store';
import { useSession } from '@ziba/shared/session/use-session';
import { useMemo } from 'react';
import useSWR from 'swr';

const path = '/users';

/** A clinic lists its own users, the platform those of all clinics and its own. */
const listOfArea = ({ user: { clinic_id } }: Session) =>
  clinic_id === null ? `${path}/index` : `${path}/clinic/${clinic_id}/index`;

/** Users as rows of the list, in both areas. */
export const userRows = createResource<StaffUser>(path, { listPath: listOfArea });

/** One user with all fields. A save changes only the fields that are sent. */
export const users = createResource<UserDetail, object>(path, {
  listPath: listOfArea,
  entity: 'users',
});

/**
 * The roles of the signed-in user's clinic; for the platform, its templates. The users' lists show the names
 * of roles, so that a save makes them stale.
 */
export const roles = createResource<MetaRole, object>('/metaRoles', { invalidates: [path] });

/** The categories of doctors, of the clinic or as templates of the platform. */
export const doctorTypes = createResource<Named, NamedInput>('/doctorTypes', {
  invalidates: [path],
});

/** The roles of one clinic, for the platform; `roles` when no clinic is given. */
export function useRolesOf(clinicId: number | undefined, isWanted = true) {
  const list = clinicId === undefined ? '/metaRoles' : `/metaRoles/clinic/${clinicId}`;
  const answer = useSWR<Page<MetaRole>, ApiError>(isWanted ? ['/metaRoles', list] : null);
  // The platform's list also has the roles that new clinics begin with: its staff have none of those.
  const isStaff = useSession()?.user.clinic_id === null && clinicId === undefined;
  const page = answer.data;
  const data = useMemo(
    () =>
      page && isStaff ? { ...page, data: page.data.filter(({ area }) => area === 'admin') } : page,
    [page, isStaff],
  );
  return { ...answer, data };
}

/** The doctor categories of one clinic, for the platform; `doctorTypes` when no clinic is given. */
export function useDoctorTypesOf(clinicId: number | undefined, isWanted = true) {
  const list = clinicId === undefined ? '/doctorTypes' : `/doctorTypes/clinic/${clinicId}`;
  return useSWR<Page<Named>, ApiError>(isWanted ? ['/doctorTypes', list] : null);
}

/** The names of all clinics, to choose one; only for the platform. */
export const useClinics = (isWanted = true) =>
  useSWR<Page<ClinicChoice>, ApiError>(isWanted ? ['/clinics', `${path}/clinics`] : null);

/**
 * Asks whether no account has this e-mail address or username. Throws when the check fails or the server
 * has been asked too often (429); then nothing is known.
 */
export async function isFree(
  kind: 'email' | 'username',
  value: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const answer = await api.get<{ unique: boolean }>(
    `/auth/check-${kind}`,
    { [kind]: value },
    { signal },
  );
  return answer.unique === true;
}

/** New users, with the personal part, the account, the role and the access in one call. */
export const newUsers = createResource<UserDetail, object>('/auth/register', {
  invalidates: [path],
});
