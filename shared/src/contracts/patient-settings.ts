import { z } from 'zod';
import { words } from './common';
import { rowVersion } from './rows';
import { baseVersion } from './versions';

export const patientSettingsTexts = {
  doctorRule: 'پزشک نمی‌تواند این محدودیت را تغییر دهد؛ از مدیر کلینیک بخواهید',
} as const;

const onOff = z.boolean({ error: words.wrongChoice });

/** The settings of a clinic about patients; each is off until the clinic turns it on. */
export const patientSettings = z.object({
  /** Doctors see only patients that they treat or registered. */
  only_own_patients: onOff.default(false),
});
export type PatientSettings = z.output<typeof patientSettings>;

/** A change: fields that are not sent stay, null restores the default. */
export const patientSettingsUpdate = z.strictObject({
  only_own_patients: onOff.nullable().optional(),
  version: baseVersion,
});

/** The field of the form about the patients that doctors see. */
export const readingRule = z.object({ only_own_patients: onOff });

export const patientSettingsAnswer = z.object({
  version: rowVersion,
  only_own_patients: z.boolean(),
});
export type StoredPatientSettings = z.output<typeof patientSettingsAnswer>;
