import { z } from 'zod';
import { authTexts } from './auth-texts';
import { accountStatuses } from './clinics';
import { email, emptyAsNull, mobile, words } from './common';
import { access } from './user-access';
import {
  chosenRole,
  password,
  profileFields,
  repeatedAlike,
  required,
  roleFields,
} from './user-fields';
import { userTexts } from './user-texts';
import { username } from './username';
import { baseVersion } from './versions';

const further = {
  ...profileFields,
  ...roleFields,
  /** Whether a doctor can be booked; true for a new one when left out. */
  takes_bookings: z.boolean({ error: words.wrongChoice }).optional(),
  /** The profile may also be an object, as in the answer. */
  profile: z.strictObject(profileFields).optional(),
  macAddress: z.string().max(40).nullable().optional(),
  confirmPassword: z.string().max(200).nullable().optional(),
};

/** Fields that only count from a user who may create users; without a token they are ignored (api.md). */
export const staffFields: readonly string[] = Object.keys({
  ...profileFields,
  ...roleFields,
  takes_bookings: undefined,
  profile: undefined,
}).filter((name) => name !== 'permissions' && name !== 'roles');

/** Ignored fields of the answer, so that an edit may send the whole answer back. */
const answeredOnly = {
  id: z.unknown().optional(),
  userId: z.unknown().optional(),
  role: z.unknown().optional(),
  credentials_expired: z.unknown().optional(),
  last_login_at: z.unknown().optional(),
  requested_access: z.unknown().optional(),
  created_at: z.unknown().optional(),
  updated_at: z.unknown().optional(),
};

const withProfile = <Fields extends { profile?: object }>({ profile, ...flat }: Fields) => ({
  ...(profile as Fields['profile'] & object),
  ...flat,
});

interface Person {
  fullName?: string | null;
  nationalCode?: string | null;
}

/** Reports a missing name or code; does nothing when both are left out, as in the short body of the texts. */
function nameAndCode(input: Person & { profile?: Person }, context: z.RefinementCtx) {
  const { fullName = input.profile?.fullName, nationalCode = input.profile?.nationalCode } = input;
  if (fullName === undefined && nationalCode === undefined) return;
  const ask = (field: keyof Person) =>
    context.addIssue({ code: 'custom', path: [field], message: userTexts[field] });
  if (!fullName) ask('fullName');
  if (!nationalCode) ask('nationalCode');
}

/** A new user, created by a user with that right. */
export const staffInput = z
  .strictObject({
    username: username(userTexts.usernameMissing),
    password: password(userTexts.passwordMissing),
    email: required(userTexts.email, email()),
    phoneNumber: required(userTexts.phone, mobile(authTexts.wrongPhone)),
    ...further,
  })
  .superRefine(nameAndCode)
  .superRefine(repeatedAlike)
  .transform(withProfile);
export type StaffInput = z.output<typeof staffInput>;

/** The texts' second form of a new user: five fields, and one message for missing ones. */
export const createUserInput = z
  .strictObject({
    username: username(userTexts.incomplete),
    password: password(userTexts.incomplete),
    email: required(userTexts.incomplete, email()),
    phoneNumber: required(userTexts.incomplete, mobile(authTexts.wrongPhone)),
    ...further,
    permissions: access(userTexts.incomplete),
  })
  .superRefine(repeatedAlike)
  .transform(withProfile);

/** An edit; the password changes only if one is set. */
export const userUpdate = z
  .strictObject({
    ...further,
    username: username(userTexts.usernameMissing).optional(),
    password: emptyAsNull(password(userTexts.passwordMissing)).optional(),
    email: emptyAsNull(email()).optional(),
    phoneNumber: emptyAsNull(mobile(authTexts.wrongPhone)).optional(),
    version: baseVersion,
    account_status: z.enum(accountStatuses, { error: words.wrongChoice }).optional(),
    ...answeredOnly,
  })
  .superRefine(repeatedAlike)
  .transform(withProfile);
export type UserUpdate = z.output<typeof userUpdate>;

/** Account and role of a user (`POST /users/userInfo/{id}`): each may be left out, but not emptied. */
export const userInfoInput = z.strictObject({
  ...roleFields,
  roleId: chosenRole(),
  meta_rolesId: chosenRole(),
  username: username(userTexts.usernameMissing).optional(),
  version: baseVersion,
});
