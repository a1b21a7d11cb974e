import type { MetaRole } from '@ziba/shared/contracts/meta-roles';
import type { UserDetail } from '@ziba/shared/contracts/users';
import { aStaffUser } from '@ziba/shared/testing/samples';

/** A role of a clinic. */
export function aMetaRole(over: Partial<MetaRole> = {}): MetaRole {
  return {
    id: 2,
    version: 1,
    name: 'پزشک',
    name_en: 'doctor',
    type: 'general',
    description: null,
    kind: 'doctor',
    area: 'clinic',
    access: null,
    users_count: 0,
    ...over,
  };
}

/** The answer to where the code of a reset is asked for: no code is valid. */
export const noResetCode = {
  'GET /users/:id/reset-password/code': () => ({ phoneNumber: null, resendAfter: 0, expiresIn: 0 }),
};

/** A user with all fields. */
export function aUserDetail(over: Partial<UserDetail> = {}): UserDetail {
  const { profile, ...user } = aStaffUser({ id: 7, meta_rolesId: 2, roleId: 2 });
  return {
    ...user,
    access: [
      { key: 'appointments', levels: [1] },
      { key: 'patients', levels: [2, 3] },
    ],
    roles: ['appointments', 'patients'],
    subMenu: '["appointments","patients"]',
    macAddress: '00:00:00:00:00:00',
    takes_bookings: true,
    credentials_expired: false,
    last_login_at: '2026-01-05T08:30:00Z',
    created_at: '2025-11-20T08:30:00Z',
    requested_access: null,
    version: 4,
    profile: {
      ...profile,
      fatherName: 'رضا',
      birthDate: '1985-02-10',
      address: 'شیراز، خیابان زند',
      landlinePhone: null,
      relativePhone: null,
      fieldOfStudy: 'پزشکی',
      educationDegree: 'متخصص',
      medicalCouncilNumber: null,
      educationFile: null,
      militaryServiceStatus: null,
      description: null,
    },
    ...over,
  };
}
