import { optionalReference } from '@ziba/shared/contracts/common';
import { password, repeatedAlike } from '@ziba/shared/contracts/user-fields';
import { userTexts } from '@ziba/shared/contracts/user-texts';
import { z } from 'zod';
import { roleSchema } from '../../widgets/role-inputs/role-schema';

/** The second step: account, role and access. */
export const accountSchema = roleSchema
  .extend({
    password: password(userTexts.passwordMissing),
    confirmPassword: z
      .string({ error: userTexts.passwordsDiffer })
      .min(1, userTexts.passwordsDiffer),
    /** The platform only; none for its own staff. */
    clinic_id: optionalReference(),
    isAdmin: z.boolean().optional(),
    /** A choice for each section; what it means depends on the area of the new user. */
    access: z.record(z.string(), z.string()).optional(),
  })
  .superRefine(repeatedAlike);
export type AccountValues = z.input<typeof accountSchema>;
export type Account = z.output<typeof accountSchema>;
