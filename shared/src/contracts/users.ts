import { z } from 'zod';
import { pageOf } from './common';

export const staffGenders = ['آقا', 'خانم'] as const;

/** A staff user as lists and look-ups show them; never with anything secret. */
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
