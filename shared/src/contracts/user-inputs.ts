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
  /** The profile may also come as an object, as it is answered. */
  profile: z.strictObject(profileFields).optional(),
  macAddress: z.string().max(40).nullable().optional(),
  confirmPassword: z.string().max(200).nullable().optional(),
};

/** What only counts from somebody who may make users; without a token it is not believed (api.md). */
export const staffFields: readonly string[] = Object.keys({
  ...profileFields,
  ...roleFields,
  profile: undefined,
}).filter((name) => name !== 'permissions' && name !== 'roles');

/** What a user is answered with and nobody sets; an edit may send the whole of it back. */
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

/** Who fills the form in names the person; the short body of text 1 §7 leaves both fields out. */
function nameAndCode(input: Person & { profile?: Person }, context: z.RefinementCtx) {
  const { fullName = input.profile?.fullName, nationalCode = input.profile?.nationalCode } = input;
  if (fullName === undefined && nationalCode === undefined) return;
  const ask = (field: keyof Person) =>
    context.addIssue({ code: 'custom', path: [field], message: userTexts[field] });
  if (!fullName) ask('fullName');
  if (!nationalCode) ask('nationalCode');
}

/** A new user, made by somebody with the right (text 3 §5). */
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

/** The texts' second way of making one: five fields, and one message for what is missing (text 1 §5). */
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

/** Account and role of a user (`POST /users/userInfo/{id}`): both may be left as they are, neither emptied. */
export const userInfoInput = z.strictObject({
  ...roleFields,
  roleId: chosenRole(),
  meta_rolesId: chosenRole(),
  username: username(userTexts.usernameMissing).optional(),
  version: baseVersion,
});
