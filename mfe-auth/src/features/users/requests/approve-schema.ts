import { reference } from '@ziba/shared/contracts/common';
import { userTexts } from '@ziba/shared/contracts/user-texts';
import { z } from 'zod';

/** What an approval asks for: clinic, role, and a choice for each section. */
export const approveSchema = z.object({
  clinic_id: reference(userTexts.clinicMissing),
  meta_rolesId: reference(userTexts.roleMissing),
  access: z.record(z.string(), z.string()).optional(),
});
export type ApproveValues = z.input<typeof approveSchema>;
export type Approval = z.output<typeof approveSchema>;
