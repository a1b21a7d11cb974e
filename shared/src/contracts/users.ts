import { z } from 'zod';
import { accountStatuses } from './clinics';
import { pageOf, pageQuery } from './lists';
import { idParam } from './rows';

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

/** The operator's list of all accounts. */
export const userListQuery = pageQuery.extend({
  clinic_id: idParam.shape.id.optional(),
  account_status: z.enum(accountStatuses).optional(),
  type: z.string().max(60).optional(),
});

/** A user with all fields, for the administration of users. */
export const userDetail = staffUser.extend({
  /** Section keys; `subMenu` has the same in the form of the login answer. */
  roles: z.array(z.string()),
  subMenu: z.string(),
  macAddress: z.string(),
  credentials_expired: z.boolean(),
  last_login_at: z.string().nullable(),
  created_at: z.string(),
  /** The access that a public registration requested, until it is granted. */
  requested_access: z
    .object({ sections: z.array(z.string()), levels: z.array(z.number().int()) })
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
    educationFile: z.string().nullable(),
    militaryServiceStatus: z.string().nullable(),
    gender: z.string().nullable(),
    description: z.string().nullable(),
    systemCode: z.string().nullable(),
    avatar: z.string().nullable(),
  }),
});
export type UserDetail = z.output<typeof userDetail>;

/** A new user; the texts read `userId`. */
export const createdUser = userDetail.extend({ userId: z.number().int() });
