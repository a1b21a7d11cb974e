import { z } from 'zod';
import { bookingChoices } from './bookings-in-way';
import { accountStatuses } from './clinics';
import { optionalText, words } from './common';
import { toLatinDigits } from './normalise';
import { access } from './user-access';
import { password, repeatedAlike } from './user-fields';
import { userTexts } from './user-texts';
import { baseVersion } from './versions';

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
  version: baseVersion,
});

const statusWords = z
  .string({ error: words.wrongChoice })
  .transform((value) => (value === 'inactive' ? 'suspended' : value))
  .pipe(z.enum(accountStatuses, { error: words.wrongChoice }).extract(['active', 'suspended']));

/** Activates or deactivates an account. */
export const userStatusInput = z.strictObject({
  status: statusWords,
  reason: optionalText(500),
  /** Choices for the bookings of a doctor who is deactivated. */
  choices: bookingChoices,
});

/** A removal may contain choices for the bookings of a doctor who leaves. */
export const userRemoval = z.strictObject({ choices: bookingChoices }).nullish();

/** Suspends a clinic, with the reason (spelled as in text 1 §7), or reactivates it. */
export const clinicStandingInput = z
  .strictObject({ status: statusWords, suspention_reason: optionalText(500) })
  .superRefine(({ status, suspention_reason }, context) => {
    if (status !== 'suspended' || suspention_reason) return;
    const message = userTexts.suspensionReason;
    context.addIssue({ code: 'custom', path: ['suspention_reason'], message });
  });

/** A new password for another user, with the code that was sent to the administrator. */
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

/** A change of the user's own password. */
export const ownPasswordInput = z.strictObject({
  currentPassword: z
    .string({ error: userTexts.currentPasswordMissing })
    .min(1, userTexts.currentPasswordMissing)
    .max(200),
  newPassword: password(userTexts.passwordMissing),
});

/** The form of that change: the same with the repeated password. */
export const ownPasswordForm = ownPasswordInput
  .extend({ repeat: z.string({ error: userTexts.passwordMissing }).max(200) })
  .superRefine(({ newPassword, repeat }, context) => {
    if (newPassword === repeat) return;
    const message = userTexts.passwordsDiffer;
    context.addIssue({ code: 'custom', path: ['repeat'], message });
  });
export type OwnPasswordForm = z.input<typeof ownPasswordForm>;
