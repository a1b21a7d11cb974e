import { userInfoInput } from '@ziba/shared/contracts/user-inputs';
import { z } from 'zod';

const { username, meta_rolesId, doctor_typesId, main_service } = userInfoInput.shape;

/** Account and role as the screens ask for them: username and role are required. */
export const roleSchema = z.object({
  username: username.unwrap(),
  meta_rolesId: meta_rolesId.unwrap(),
  doctor_typesId,
  main_service,
});
/** The values of `RoleInputs`. */
export type RoleValues = z.input<typeof roleSchema>;
