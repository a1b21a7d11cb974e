import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import { accessOf } from '../../widgets/access-field/access-choices';
import type { Profile } from '../../widgets/profile-inputs/profile-schema';
import type { Account } from './account-schema';

/**
 * Both steps as the one call that creates the user. A clinic administrator gets all sections by the type. A doctor
 * takes no bookings until hours and services are set on the page of the user.
 */
export function newUserInput(profile: Profile, account: Account, ownClinic: number | null) {
  const { isAdmin, access = {}, clinic_id, ...rest } = account;
  const clinicId = ownClinic ?? clinic_id ?? null;
  const area = clinicId === null ? 'admin' : 'clinic';
  return {
    ...profile,
    ...rest,
    ...(clinicId === null ? {} : { clinic_id: clinicId, takes_bookings: false }),
    ...(isAdmin && clinicId !== null
      ? { type: clinicAdmin }
      : { access: accessOf(access, [], area) }),
  };
}
