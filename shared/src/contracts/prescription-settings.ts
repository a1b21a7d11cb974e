import { z } from 'zod';
import { emptyAsNull, filled, optionalReference, words } from './common';
import { rowVersion } from './rows';
import { baseVersion } from './versions';
import { pictureNames } from './picture-names';

export const prescriptionSettingsTexts = {
  phrase: 'متن زمان مصرف را وارد کنید',
  tooManyPhrases: 'حداکثر ۵۰ زمان مصرف پرتکرار می‌توان داشت',
  printText: 'متن سربرگ را وارد کنید',
} as const;
const texts = prescriptionSettingsTexts;

/** The usual words for when to take a drug, which the form offers. */
const phrases = z.array(filled(texts.phrase)).max(50, texts.tooManyPhrases);
const printLine = filled(texts.printText, 300);

/** The settings of a clinic about prescriptions. */
export const prescriptionSettings = z.object({
  usage_phrases: phrases.default([]),
  /** The heading of a printed prescription; null for the name of the clinic. */
  print_title: printLine.nullable().default(null),
  /** The line below the heading; null for address and phone of the clinic. */
  print_text: printLine.nullable().default(null),
  /** Whether a report waits until the consents of its service are signed. */
  consent_required: z.boolean().default(false),
});

/** A change: fields that are not sent stay, null restores the default. */
export const prescriptionSettingsUpdate = z.strictObject({
  usage_phrases: phrases.nullable().optional(),
  print_title: emptyAsNull(printLine).optional(),
  print_text: emptyAsNull(printLine).optional(),
  consent_required: z.boolean({ error: words.wrongChoice }).optional(),
  version: baseVersion,
});

export const prescriptionSettingsAnswer = z.object({
  version: rowVersion,
  usage_phrases: z.array(z.string()),
  print_title: z.string().nullable(),
  print_text: z.string().nullable(),
  consent_required: z.boolean(),
});
export type PrescriptionSettings = z.output<typeof prescriptionSettingsAnswer>;

/** The fields of the form about the printed heading. */
export const printHeading = z.object({
  print_title: emptyAsNull(printLine).optional(),
  print_text: emptyAsNull(printLine).optional(),
});
/** The field of the form about consents. */
export const consentRule = z.object({
  consent_required: z.boolean({ error: words.wrongChoice }),
});
/** The field of the form about usual words: a text with one of them in each line. */
export const usagePhrases = z.object({
  usage_phrases: z
    .string()
    .max(20_000, texts.tooManyPhrases)
    .transform((text) => text.split('\n').filter((line) => line.trim()))
    .pipe(phrases),
});

/** The stamp of one doctor: the stored name of its picture. Everybody sets only the own one. */
export const doctorStamp = z.object({ stamp_image: z.string().nullable().default(null) });
export const doctorStampUpdate = z.strictObject({
  stamp_image: pictureNames(),
  version: baseVersion,
});
/** `doctor_id` asks for the stamp of another doctor, for printing; without it, it is that of the caller. */
export const doctorStampQuery = z.strictObject({ doctor_id: optionalReference(words.wrongChoice) });
export const doctorStampAnswer = z.object({
  version: rowVersion,
  stamp_image: z.string().nullable(),
});
export type DoctorStamp = z.output<typeof doctorStampAnswer>;
