import { z } from 'zod';
import { authTexts } from './auth-texts';
import { clinicSummary } from './clinics';
import { email, filled, mobile, optionalText } from './common';
import { pageOf } from './lists';
import { toLatinDigits } from './digits';
import { bootPlan } from './registry';
import { sectionLevels } from './section-levels';
import { username } from './username';

export { authTexts };

export const minimumPasswordLength = 8;
/** Seconds until another reset code may be requested. */
export const resendAfterSeconds = 60;

const typedPassword = (missing: string) =>
  z.string({ error: missing }).regex(/\S/, missing).max(200);

/** A password that may be chosen: at least eight characters. */
export const newPassword = (missing: string) =>
  typedPassword(missing).min(minimumPasswordLength, authTexts.shortPassword);

export const loginInput = z.strictObject({
  username: filled(authTexts.usernameMissing, 100).transform(toLatinDigits),
  password: typedPassword(authTexts.passwordMissing),
});
export type LoginInput = z.input<typeof loginInput>;

/** The signed-in user, as the browser stores it under `userInfo`. */
export const sessionUser = z.object({
  id: z.number().int(),
  type: z.string(),
  username: z.string(),
  clinic_id: z.number().int().nullable(),
  account_status: z.string(),
  fullName: z.string().nullable(),
  /** The same name, where clients of the texts look for it. */
  profile: z.object({ fullName: z.string().nullable() }).optional(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  avatar: z.string().nullable(),
  /** True after somebody else has set the password: the user should choose one of their own. */
  credentials_expired: z.boolean().optional(),
  /** True for an operator who looks at a clinic, reading only. */
  is_viewing: z.boolean().optional(),
});
export type SessionUser = z.output<typeof sessionUser>;

/** `roles[0].subMenu` is `"all"` or a JSON list of section keys. */
const accessRole = z.object({ name: z.string(), subMenu: z.string() });

export const sessionAnswer = z.object({
  user: sessionUser,
  clinicData: clinicSummary.nullable(),
  roles: z.array(accessRole),
  /** The levels that all sections of the user have in common; `access` has the exact ones. */
  permissions: z.array(z.number().int()),
  /** Each section with its levels; the key `all` stands for every section that is not named. */
  access: sectionLevels,
  /** When the session ends, ISO 8601. */
  expires_at: z.string(),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;

/** The login answer. It contains the boot plan, which saves a request. */
export const loginAnswer = sessionAnswer.extend({ token: z.string(), plan: bootPlan });
export type LoginAnswer = z.output<typeof loginAnswer>;

/** The extended session; `token` replaces the earlier one. */
export const refreshAnswer = sessionAnswer.extend({ token: z.string() });
export type RefreshAnswer = z.output<typeof refreshAnswer>;

/** One of the user's own sessions. */
export const ownSession = z.object({
  id: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
});
export type OwnSession = z.output<typeof ownSession>;
export const ownSessionPage = pageOf(ownSession);

/** Missing fields are reported before wrong ones. */
const given = () => z.string({ error: authTexts.allRequired }).regex(/\S/, authTexts.allRequired);

const registrationFields = {
  username: username(authTexts.allRequired),
  email: given().pipe(email(authTexts.wrongEmail)),
  password: newPassword(authTexts.allRequired),
  phoneNumber: given().pipe(mobile(authTexts.wrongPhone)),
};

const asked = z
  .union([z.array(z.union([z.string().max(40), z.number().int()])).max(30), z.string().max(400)])
  .nullish();

/** Who asks, and for which clinic; both help whoever decides, and neither is believed. */
const applicantFields = {
  applicant: optionalText(100),
  clinic_name: optionalText(100),
};

/** A public request for access; the requested sections and levels are stored, but not granted. */
export const registerInput = z
  .strictObject({
    username: registrationFields.username,
    email: registrationFields.email,
    password: registrationFields.password,
    /** The repeated password; when it is sent, the two are compared. */
    confirmPassword: z.string({ error: authTexts.allRequired }).max(200).nullable().optional(),
    phoneNumber: registrationFields.phoneNumber,
    macAddress: z.string().max(40).nullable().optional(),
    ...applicantFields,
    roles: asked,
    permissions: asked,
  })
  .refine(
    ({ password, confirmPassword }) => confirmPassword == null || confirmPassword === password,
    { path: ['confirmPassword'], message: authTexts.passwordsDiffer },
  );

/** The registration form: the same with the repeated password. */
export const registerForm = z
  .object({
    username: registrationFields.username,
    email: registrationFields.email,
    password: registrationFields.password,
    passwordRepeat: typedPassword(authTexts.allRequired),
    phoneNumber: registrationFields.phoneNumber,
    ...applicantFields,
    roles: z.array(z.string()).optional(),
    permissions: z.array(z.string()).optional(),
  })
  .refine((form) => form.password === form.passwordRepeat, {
    path: ['passwordRepeat'],
    message: authTexts.passwordsDiffer,
  });
export type RegisterForm = z.input<typeof registerForm>;

export const registerAnswer = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  username: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  account_status: z.string(),
});

export const uniqueAnswer = z.object({ unique: z.boolean() });

/** The form of the first step. */
export const forgotForm = z.strictObject({
  username: filled(authTexts.resetUsernameMissing, 100).transform(toLatinDigits),
});
export const forgotInput = forgotForm.extend({
  /** Chosen by the client, which repeats it after a lost answer, so that no second code is sent. */
  requestId: z
    .string()
    .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .optional(),
});

/** The same answer whether or not the username exists. `phoneNumber` is masked by the server. */
export const forgotAnswer = z.object({
  requestId: z.string(),
  phoneNumber: z.string(),
  /** Seconds. */
  resendAfter: z.number().int(),
  /** Seconds. */
  expiresIn: z.number().int(),
});
export type ForgotAnswer = z.output<typeof forgotAnswer>;

export const resetCode = z
  .string({ error: authTexts.wrongCode })
  .transform(toLatinDigits)
  .pipe(z.string().regex(/^\d{6}$/, authTexts.wrongCode));

export const verifyCodeInput = z.strictObject({ requestId: z.string().max(100), code: resetCode });
/** The form of the second step. */
export const verifyCodeForm = z.object({ code: resetCode });
export const verifyCodeAnswer = z.object({ resetToken: z.string() });

export const resetInput = z
  .strictObject({
    username: filled(authTexts.resetUsernameMissing, 100).transform(toLatinDigits),
    /** The code of the SMS, or the token that verifying it gave. */
    confirmationCode: z
      .string({ error: authTexts.wrongCode })
      .min(1, authTexts.wrongCode)
      .max(200)
      .transform(toLatinDigits),
    newPassword: newPassword(authTexts.allRequired),
    confirmPassword: z.string().max(200).nullable().optional(),
  })
  .refine(
    ({ newPassword: chosen, confirmPassword }) =>
      confirmPassword == null || confirmPassword === chosen,
    { path: ['confirmPassword'], message: authTexts.passwordsDiffer },
  );

export const newPasswordForm = z
  .object({
    newPassword: newPassword(authTexts.allRequired),
    repeat: typedPassword(authTexts.allRequired),
  })
  .refine((form) => form.newPassword === form.repeat, {
    path: ['repeat'],
    message: authTexts.passwordsDiffer,
  });

/** A message in the outbox, which only the outbox provider has (development and tests). */
export const outboxMessage = z.object({
  id: z.number().int(),
  to: z.string(),
  body: z.string(),
  created_at: z.string(),
});
