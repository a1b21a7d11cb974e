import { z } from 'zod';
import { authTexts } from './auth-texts';
import {
  email,
  fileNames,
  filled,
  mobile,
  nationalCode,
  optionalDay,
  optionalMobile,
  optionalReference,
  optionalText,
  reference,
  words,
} from './common';
import { toLatinDigits } from './normalise';
import { access } from './user-access';
import { userTexts } from './user-texts';
import { accountStatuses } from './clinics';

export const staffGenders = ['آقا', 'خانم'] as const;
/** As `minimumPasswordLength` of the sign-in. */
const shortestPassword = 8;

const emptyAs = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), z.null(), schema], {
    error: (issue) => {
      const { errors } = issue as { errors?: { message: string }[][] };
      return errors?.at(-1)?.[0]?.message;
    },
  });

const required = (missing: string, schema: z.ZodType<string, string>) =>
  z.string({ error: missing }).trim().min(1, missing).pipe(schema);

const password = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .min(shortestPassword, authTexts.shortPassword)
    .max(200, words.tooLong(200));

const username = (missing: string) =>
  filled(missing, 60)
    .transform(toLatinDigits)
    .pipe(z.string().regex(/^\w+$/, userTexts.usernameShape));

/** The personal part of a user (text 1 §3); all of it may be left out. */
const profileFields = {
  fullName: filled(userTexts.fullName, 100).optional(),
  nationalCode: emptyAs(nationalCode()).optional(),
  fatherName: optionalText(100),
  birthDate: optionalDay(),
  address: optionalText(500),
  landlinePhone: optionalText(20),
  relativePhone: optionalMobile(userTexts.relativePhone),
  fieldOfStudy: optionalText(100),
  educationDegree: optionalText(100),
  specialization: optionalText(200),
  educationFile: fileNames(),
  militaryServiceStatus: fileNames(),
  gender: emptyAs(z.enum(staffGenders, { error: words.wrongChoice })).optional(),
  description: optionalText(2000),
  systemCode: optionalText(60),
  avatar: fileNames(),
};

/** Null clears it; an empty choice is refused in the words of the texts. */
const role = () =>
  z
    .union([z.null(), reference(userTexts.roleMissing)], { error: userTexts.roleMissing })
    .optional();

/** Role, rights and what only doctors have. */
const roleFields = {
  type: optionalText(60),
  /** The wire has both names for the one role. */
  roleId: role(),
  meta_rolesId: role(),
  doctor_type: optionalText(100),
  doctor_typesId: optionalReference(),
  main_service: optionalText(200),
  permissions: access().optional(),
  roles: access().optional(),
  subMenu: access().optional(),
  /** Only the platform chooses a clinic; a member may name their own. */
  clinic_id: optionalReference(),
};

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

interface Repeated {
  password?: string | null;
  confirmPassword?: string | null;
}

function repeatedAlike({ password: chosen, confirmPassword }: Repeated, context: z.RefinementCtx) {
  if (confirmPassword && chosen && confirmPassword !== chosen) {
    const message = userTexts.passwordsDiffer;
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message });
  }
}

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
    password: emptyAs(password(userTexts.passwordMissing)).optional(),
    email: emptyAs(email()).optional(),
    phoneNumber: emptyAs(mobile(authTexts.wrongPhone)).optional(),
    /** Of the user as it was read; an edit of an older one is refused with 409. */
    version: z.number().int().optional(),
    account_status: z.enum(accountStatuses, { error: words.wrongChoice }).optional(),
    ...answeredOnly,
  })
  .superRefine(repeatedAlike)
  .transform(withProfile);
export type UserUpdate = z.output<typeof userUpdate>;

/** Account and role of a user (`POST /users/userInfo/{id}`). */
export const userInfoInput = z.strictObject({
  ...roleFields,
  username: username(userTexts.usernameMissing).optional(),
});

const sectionLevels = z
  .array(z.strictObject({ key: z.string().max(60), levels: z.array(z.number().int()).max(4) }))
  .max(60)
  .superRefine((list, context) => {
    // One set of levels holds for all sections of a user (text 1 §3).
    const asText = (levels: number[] = []) => [...levels].sort().join();
    if (list.every(({ levels }) => asText(levels) === asText(list[0]?.levels))) return;
    context.addIssue({ code: 'custom', message: userTexts.oneLevelForAll });
  })
  .transform((list): (string | number)[] | string | null => [
    ...list.map(({ key }) => key),
    ...(list[0]?.levels ?? []),
  ])
  .pipe(access());

/** Sections and levels, as `permissions`, `roles`, `subMenu`, or as sections with their levels. */
export const accessInput = z.strictObject({
  sections: z.union([sectionLevels, access()]).optional(),
  levels: access().optional(),
  permissions: access().optional(),
  roles: access().optional(),
  subMenu: access().optional(),
  version: z.number().int().optional(),
});

const statusWords = z
  .string({ error: words.wrongChoice })
  .transform((value) => (value === 'inactive' ? 'suspended' : value))
  .pipe(z.enum(accountStatuses, { error: words.wrongChoice }).extract(['active', 'suspended']));

/** Activates or deactivates an account. */
export const userStatusInput = z.strictObject({ status: statusWords, reason: optionalText(500) });

/** Suspends a clinic, with the reason (spelled as in text 1 §7), or lets it in again. */
export const clinicStandingInput = z
  .strictObject({ status: statusWords, suspention_reason: optionalText(500) })
  .superRefine(({ status, suspention_reason }, context) => {
    if (status !== 'suspended' || suspention_reason) return;
    const message = userTexts.suspensionReason;
    context.addIssue({ code: 'custom', path: ['suspention_reason'], message });
  });

/** The new password of somebody else, with the code that the acting administrator got. */
export const staffResetInput = z
  .strictObject({
    password: password(userTexts.passwordMissing),
    confirmPassword: z.string().max(200).nullable().optional(),
    verificationCode: z
      .union([z.string(), z.number()], { error: userTexts.codeMissing })
      .transform((code) => toLatinDigits(String(code)).trim())
      .pipe(z.string().min(1, userTexts.codeMissing).max(20)),
  })
  .superRefine(repeatedAlike);

/** The own password. */
export const ownPasswordInput = z.strictObject({
  currentPassword: z
    .string({ error: userTexts.currentPasswordMissing })
    .min(1, userTexts.currentPasswordMissing)
    .max(200),
  newPassword: password(userTexts.passwordMissing),
});
