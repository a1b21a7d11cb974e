import { z } from 'zod';
import { filled, optionalText, words } from './common';
import { pageOf } from './lists';
import type { SectionKey } from './permissions';
import { idParam, rowVersion } from './rows';
import { baseVersion } from './versions';

export const patientAlertTexts = {
  kind: 'لطفا نوع هشدار را انتخاب کنید',
  text: 'لطفا متن هشدار را وارد کنید',
  endReason: 'لطفا دلیل پایان هشدار را وارد کنید',
  pregnant: 'برای این زیباجو یک هشدار بارداری فعال ثبت شده است؛ همان را ویرایش کنید یا پایان دهید',
  ended: 'این هشدار پایان یافته است و ویرایش نمی‌شود',
  notFound: 'هشدار یافت نشد',
} as const;

/** The kinds of alerts, in the order in which they are shown. */
export const alertKinds = ['allergy', 'pregnancy', 'condition', 'medicine'] as const;
export type AlertKind = (typeof alertKinds)[number];
export const alertKindLabels: Readonly<Record<AlertKind, string>> = {
  allergy: 'حساسیت',
  pregnancy: 'بارداری',
  condition: 'بیماری زمینه‌ای',
  medicine: 'داروی در حال مصرف',
};

/** How strong an allergy is, the strongest first. */
export const alertSeverities = ['severe', 'moderate', 'mild'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];
export const alertSeverityLabels: Readonly<Record<AlertSeverity, string>> = {
  severe: 'شدید',
  moderate: 'متوسط',
  mild: 'خفیف',
};

/** The sections whose users read alerts: a warning must also be seen where a visit is booked. */
export const alertReaders = [
  'patients',
  'appointments',
  'prescriptions',
] as const satisfies readonly SectionKey[];
/** The sections whose users record, edit and end alerts. */
export const alertWriters = ['patients', 'prescriptions'] as const satisfies readonly SectionKey[];

/** What a patient has or takes that staff must beware of. Severity and reaction are kept of allergies only. */
export const patientAlertInput = z.strictObject({
  kind: z.enum(alertKinds, { error: patientAlertTexts.kind }),
  /** The substance, disease or medicine, or how far the pregnancy is. */
  text: filled(patientAlertTexts.text, 200),
  severity: z
    .union([z.literal('').transform(() => null), z.enum(alertSeverities), z.null()], {
      error: words.wrongChoice,
    })
    .optional(),
  /** What happens to the patient, such as a rash. */
  reaction: optionalText(200),
  note: optionalText(1000),
});
export type PatientAlertInput = z.input<typeof patientAlertInput>;

/** An edit sends all fields: what is left out is cleared. */
export const patientAlertUpdate = patientAlertInput.extend({ version: baseVersion });

/** Ends an alert, which stays in the file with the reason. */
export const patientAlertEnd = z.strictObject({
  reason: filled(patientAlertTexts.endReason, 500),
  version: baseVersion,
});

export const patientAlert = z.object({
  id: z.number().int(),
  version: rowVersion,
  patient_id: z.number().int(),
  kind: z.enum(alertKinds),
  text: z.string(),
  severity: z.enum(alertSeverities).nullable(),
  reaction: z.string().nullable(),
  /** Null for readers who only book appointments. */
  note: z.string().nullable(),
  /** ISO 8601. */
  created_at: z.string(),
  /** The name of who recorded it; null for the system. */
  recorded_by: z.string().nullable(),
  /** ISO 8601; null while the alert is active. */
  ended_at: z.string().nullable(),
  ended_by: z.string().nullable(),
  /** Null while it is active, and for readers who only book appointments. */
  end_reason: z.string().nullable(),
});
export type PatientAlert = z.output<typeof patientAlert>;

/** All alerts of a patient: the active ones by kind and strength, then the ended ones, the last ended first. */
export const patientAlertList = pageOf(patientAlert);

/** `{id}` of the patient and `{alertId}` of a path. */
export const alertParams = idParam.extend({ alertId: idParam.shape.id });

/** An active alert as lists show it. */
export const alertBrief = patientAlert.pick({
  id: true,
  kind: true,
  text: true,
  severity: true,
  reaction: true,
});
export type AlertBrief = z.output<typeof alertBrief>;
