import { z } from 'zod';
import { bookingChoices } from './bookings-in-way';
import { accountStatuses } from './clinics';
import { filled, optionalText, reference, words } from './common';
import { toLatinDigits } from './digits';
import { sectionLevelsInput } from './section-levels';
import { access } from './user-access';
import { password, repeatedAlike } from './user-fields';
import { userTexts } from './user-texts';
import { baseVersion } from './versions';

/** Sections each with its levels, or, as in the texts, sections and one set of levels for all of them. */
export const accessInput = z.strictObject({
  sections: z.union([sectionLevelsInput, access()]).optional(),
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
  version: baseVersion,
  /** Choices for the bookings of a doctor who is deactivated. */
  choices: bookingChoices,
});

/** A removal may contain a reason, and choices for the bookings of a doctor who leaves. */
export const userRemoval = z
  .strictObject({ reason: optionalText(500), choices: bookingChoices })
  .nullish();

/** Approves a public registration: the clinic that it becomes a user of, with role and access. */
export const approvalInput = z.strictObject({
  /** Only the platform chooses a clinic, and must. */
  clinic_id: reference(userTexts.clinicMissing),
  meta_rolesId: reference(userTexts.roleMissing),
  /** Left out, the template of the role. */
  access: sectionLevelsInput.optional(),
  version: baseVersion,
});
export type ApprovalInput = z.input<typeof approvalInput>;

/** Refuses a public registration; the person is told the reason by SMS. */
export const refusalInput = z.strictObject({
  reason: filled(userTexts.refusalReason, 500),
  version: baseVersion,
});
export type RefusalInput = z.input<typeof refusalInput>;

/** Suspends a clinic, with the reason (spelled as in the texts), or reactivates it. */
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
