import { authTexts } from '@ziba/shared/contracts/auth-texts';
import { email, filled, mobile, nationalCode } from '@ziba/shared/contracts/common';
import { profileFields, required } from '@ziba/shared/contracts/user-fields';
import { userTexts } from '@ziba/shared/contracts/user-texts';
import { z } from 'zod';

/** The e-mail address of a user. */
export const emailSchema = required(userTexts.email, email());

/**
 * The personal part of a user as the screens ask for it, in the order in which the text checks it:
 * name, national code, phone and e-mail are required.
 */
export const profileSchema = z.object({
  ...profileFields,
  fullName: filled(userTexts.fullName, 100),
  nationalCode: required(userTexts.nationalCode, nationalCode()),
  phoneNumber: required(userTexts.phone, mobile(authTexts.wrongPhone)),
  email: emailSchema,
});
/** The values of `ProfileInputs`. */
export type ProfileValues = z.input<typeof profileSchema>;
export type Profile = z.output<typeof profileSchema>;
