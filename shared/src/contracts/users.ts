import { z } from 'zod';
import { accountStatuses } from './clinics';
import { optionalReference } from './common';
import { optionalChoice, pageOf, pageQuery } from './lists';
import { cleanText } from './normalise';
import { sectionLevels } from './section-levels';

export { userTexts } from './user-texts';

/** A staff user in lists, without secrets. */
export const staffUser = z.object({
  id: z.number().int(),
  type: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  clinic_id: z.number().int().nullable(),
  account_status: z.string(),
  roleId: z.number().int().nullable(),
  meta_rolesId: z.number().int().nullable(),
  role: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  doctor_type: z.string().nullable(),
  doctor_typesId: z.number().int().nullable(),
  main_service: z.string().nullable(),
  /** Section keys, and the levels that all of these sections have in common. */
  permissions: z.array(z.string()),
  profile: z.object({
    fullName: z.string(),
    nationalCode: z.string().nullable(),
    gender: z.string().nullable(),
    specialization: z.string().nullable(),
    systemCode: z.string().nullable(),
    avatar: z.string().nullable(),
  }),
});
export type StaffUser = z.output<typeof staffUser>;
export const staffUserPage = pageOf(staffUser);

const idFilter = z.preprocess((value) => value || undefined, optionalReference());

/** The list of a clinic's users (`GET /users/clinic/{clinicId}/index`). */
export const clinicUsersQuery = pageQuery.extend({
  /** Words of name, username, national code, phone, e-mail and system code, in any order; like `search`. */
  q: z.string().max(200).transform(cleanText).optional(),
  role_id: idFilter,
  account_status: optionalChoice(accountStatuses),
  /** The direction of `sort`; left out, `-` before the field counts. */
  dir: optionalChoice(['asc', 'desc']),
});

/** The operator's list of all accounts (`GET /users/index`). */
export const allUsersQuery = clinicUsersQuery.extend({
  clinic_id: idFilter,
  type: z.string().max(60).optional(),
});

/** A user with all fields, for the administration of users. */
export const userDetail = staffUser.extend({
  /** Each section of the user with its levels; of a user with all sections each section of the area. */
  access: sectionLevels,
  /** Section keys; `subMenu` has the same in the form of the login answer. */
  roles: z.array(z.string()),
  subMenu: z.string(),
  macAddress: z.string(),
  /** Whether a doctor can be booked; of other users it means nothing. */
  takes_bookings: z.boolean(),
  credentials_expired: z.boolean(),
  last_login_at: z.string().nullable(),
  created_at: z.string(),
  /** The access that a public registration requested, until it is granted. */
  requested_access: z
    .object({
      sections: z.array(z.string()),
      levels: z.array(z.number().int()),
      /** The clinic as the person names it. */
      clinic_name: z.string().nullish(),
    })
    .nullable(),
  version: z.number().int(),
  profile: z.object({
    fullName: z.string(),
    nationalCode: z.string().nullable(),
    fatherName: z.string().nullable(),
    birthDate: z.string().nullable(),
    address: z.string().nullable(),
    landlinePhone: z.string().nullable(),
    relativePhone: z.string().nullable(),
    fieldOfStudy: z.string().nullable(),
    educationDegree: z.string().nullable(),
    specialization: z.string().nullable(),
    medicalCouncilNumber: z.string().nullable(),
    educationFile: z.string().nullable(),
    militaryServiceStatus: z.string().nullable(),
    gender: z.string().nullable(),
    description: z.string().nullable(),
    systemCode: z.string().nullable(),
    avatar: z.string().nullable(),
  }),
});
export type UserDetail = z.output<typeof userDetail>;

/** A public registration that waits for approval (`GET /users/requests`). */
export const userRequest = staffUser.extend({
  created_at: z.string(),
  requested_access: userDetail.shape.requested_access,
  version: z.number().int(),
});
export type UserRequest = z.output<typeof userRequest>;
export const userRequestPage = pageOf(userRequest);

/** A clinic as users are given to it (`GET /users/clinics`). */
export const clinicChoice = z.object({ id: z.number().int(), name: z.string() });
export type ClinicChoice = z.output<typeof clinicChoice>;

/** A new user; the texts read `userId`. */
export const createdUser = userDetail.extend({ userId: z.number().int() });
