import { z } from 'zod';
import { authTexts } from './auth-texts';
import { email, emptyAsNull, mobile, optionalCode, optionalMobile, optionalText } from './common';
import { notificationKinds } from './notification-kinds';
import { pictureNames } from './picture-names';
import { rowVersion } from './rows';
import { userTexts } from './user-texts';
import { baseVersion } from './versions';

/** The own account, as its page shows it. */
export const ownProfile = z.object({
  id: z.number().int(),
  username: z.string(),
  type: z.string(),
  /** The name of the role; null without one. */
  role: z.string().nullable(),
  fullName: z.string(),
  nationalCode: z.string().nullable(),
  systemCode: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  landlinePhone: z.string().nullable(),
  relativePhone: z.string().nullable(),
  address: z.string().nullable(),
  avatar: z.string().nullable(),
  version: rowVersion,
});
export type OwnProfile = z.output<typeof ownProfile>;

/**
 * What a person may change of the own account: the picture, and how they can be reached. Name, national code and
 * system code stay with the administrators of users (they stand in the forms of those only), because they identify
 * the person on prescriptions, receipts and documents.
 */
const ownFields = {
  avatar: pictureNames(),
  email: emptyAsNull(email()).optional(),
  phoneNumber: emptyAsNull(mobile(authTexts.wrongPhone)).optional(),
  landlinePhone: optionalCode(20),
  relativePhone: optionalMobile(userTexts.relativePhone),
  address: optionalText(500),
  /** Needed for a new mobile number. */
  currentPassword: z.string({ error: userTexts.currentPasswordMissing }).max(200).optional(),
};

/** The form of the own profile. */
export const ownProfileForm = z.strictObject(ownFields);
export type OwnProfileForm = z.input<typeof ownProfileForm>;

/** A change of the own profile; what is absent stays. */
export const ownProfileInput = ownProfileForm.extend({ version: baseVersion });
export type OwnProfileInput = z.input<typeof ownProfileInput>;

const preference = z.strictObject({ kind: z.enum(notificationKinds), is_on: z.boolean() });

/** The kinds of notification that the user can get, and which of them they want. */
export const notificationPreferences = z.object({ kinds: z.array(preference) });
export type NotificationPreferences = z.output<typeof notificationPreferences>;

/** A change of some kinds; the others stay. */
export const notificationPreferencesInput = z.strictObject({
  kinds: z.array(preference).max(notificationKinds.length),
});

/** How many other sessions were ended. */
export const endedSessions = z.object({ ended: z.number().int() });
