import { z } from 'zod';
import { emptyAsNull, optionalCode, optionalText, readAs, words } from './common';

export const preferenceTexts = {
  planPrefix: 'پیشوند فقط حرف لاتین، رقم و خط تیره است و با رقم تمام نمی‌شود',
  keepMonths: 'مدت نگهداری باید از ۳ تا ۱۲۰ ماه باشد',
} as const;

/** What stands before the number of a treatment plan until the clinic chooses another prefix. */
export const defaultPlanPrefix = 'TP-';

const months = readAs(
  preferenceTexts.keepMonths,
  z
    .number({ error: preferenceTexts.keepMonths })
    .int(preferenceTexts.keepMonths)
    .min(3, preferenceTexts.keepMonths)
    .max(120, preferenceTexts.keepMonths),
);

/**
 * How a clinic prints, numbers and keeps; empty means the product's own way. No prefix ends in a digit, because another
 * one with its number could then be the same code.
 */
export const clinicPreferences = {
  /** A line below the name of the clinic on every printed document. */
  print_header: optionalText(150),
  /** The last line of every printed document. */
  print_footer: optionalText(300),
  plan_code_prefix: optionalCode(10).refine(
    (prefix) => !prefix || /^[A-Za-z0-9-]*[A-Za-z-]$/.test(prefix),
    preferenceTexts.planPrefix,
  ),
  /** After how many months the texts of sent messages are removed; null: never. */
  sms_keep_months: emptyAsNull(months).optional(),
  /** Whether patients may be registered with the number of a passport or a residence card. */
  foreign_patients: z.boolean({ error: words.wrongChoice }).optional(),
};

/** The form of the preferences. */
export const preferencesForm = z.strictObject(clinicPreferences);
export type PreferencesForm = z.input<typeof preferencesForm>;
