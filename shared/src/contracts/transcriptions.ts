import { z } from 'zod';
import {
  cancelInput,
  clinicalTexts,
  clinicNamed,
  decidedByServer,
  doctorBrief,
  paidFields,
  patientBrief,
  requiredItem,
  requiredItems,
  sentBack,
  wordOr,
} from './clinical';
import { fileNames, filled, optionalReference, optionalText, reference, words } from './common';
import { endInstant, instant } from './days';
import { pageOf, pageQuery } from './lists';
import { medication, medications, trackingCode, trackingCodeTexts } from './medications';
import { rowVersion } from './rows';
import { toLatinDigits } from './digits';
import { payment } from './payments';
import {
  transcriptionKinds,
  transcriptionType,
  transcriptionTypes,
  type TranscriptionKind,
} from './transcription-words';
import { paymentStatusFilter, peopleFilters } from './treatment-plans';
import { editOf } from './versions';

export type { Medication } from './medications';
export {
  transcriptionKinds,
  transcriptionType,
  transcriptionTypes,
  type TranscriptionKind,
} from './transcription-words';

export const transcriptionTexts = {
  type: 'نوع نسخه را انتخاب کنید',
  service: clinicalTexts.serviceType,
  topic: 'موضوع عمل الزامی است',
  operationDate: 'تاریخ و ساعت عمل الزامی است',
  /** Why the doctor does not work at that time, such as `خارج از ساعت کاری پزشک`. */
  offTime: (why: string) => `${why}. برای ثبت در این زمان دلیل را بنویسید`,
  offTimeReason: 'دلیل ثبت در این زمان را وارد کنید',
  reportPresent: 'قبلا برای این نسخه گزارش ثبت شده است',
  reportEarly:
    'زمان این عمل هنوز نرسیده است؛ اگر زودتر انجام شده است، ابتدا زمان عمل را در نسخه ویرایش کنید',
  pharmacyReport: 'برای نسخه دارویی گزارشی ثبت نمی‌شود',
  reportedLocked: 'نسخه‌ای که گزارش آن ثبت شده است قابل ویرایش نیست',
  reportedNotCanceled: 'نسخه‌ای که گزارش آن ثبت شده است لغو نمی‌شود',
  canceledLocked: 'این نسخه لغو شده است',
  trackingLocked:
    'این نسخه کد رهگیری ملی دارد؛ برای ویرایش ابتدا کد رهگیری ملی را پاک و ذخیره کنید',
  typeLocked: 'نوع نسخه پس از ثبت تغییر نمی‌کند',
  /** The service of a prescription whose fee was paid, at least in part. */
  servicePaid: 'هزینه این خدمت پرداخت شده است؛ برای تغییر خدمت ابتدا مبلغ را بازگردانید',
  hasMoney: clinicalTexts.hasMoney,
} as const;

const synonyms: Record<string, TranscriptionKind> = {
  [transcriptionType.surgical]: 'surgical',
  [transcriptionType.pharmacy]: 'pharmacy',
  جراحی: 'surgical',
  داروخانهای: 'pharmacy',
  دارویی: 'pharmacy',
  'نسخه دارویی': 'pharmacy',
  surgery: 'surgical',
};
const kind = z
  .string({ error: transcriptionTexts.type })
  .transform(wordOr(synonyms))
  .pipe(z.enum(transcriptionKinds, { error: transcriptionTexts.type }));

const fields = {
  type: kind,
  /** Patient and doctor are those of the appointment; its code may be sent instead. */
  appointment_id: optionalReference(clinicalTexts.unknownAppointment),
  appointment_code: z
    .union([z.null(), z.number().transform(String), z.string().max(20)])
    .transform((value) => (value ? toLatinDigits(value).trim() : null) || null)
    .optional(),
  patient_id: optionalReference(clinicalTexts.unknownPatient),
  doctor_id: optionalReference(),
  service_type_id: optionalReference(),
  title: optionalText(200),
  operation_topic: optionalText(200),
  /** The start of the operation, which takes up the doctor's time. */
  operation_date: z
    .union([z.literal('').transform(() => null), z.null(), instant()], {
      error: words.wrongDate,
    })
    .optional(),
  /** Minutes; the duration of the service when left out. */
  operation_minutes: z.union([z.null(), z.number().int().min(5).max(1440)]).optional(),
  /** Why the operation takes place although the doctor does not work at that time (beyond G7). */
  off_time_reason: optionalText(1000),
  required_items: requiredItems(),
  medications: medications(),
  description: optionalText(5000),
  attachments: fileNames(),
  plan_notes: optionalText(5000),
  tracking_code: trackingCode(),
  /** Why drugs are prescribed although an allergy or a pregnancy warns of them. */
  risk_reason: optionalText(1000),
  clinic_id: clinicNamed(),
  ...sentBack,
  service: decidedByServer(),
  items: decidedByServer(),
  risk_notes: decidedByServer(),
  id: decidedByServer(),
  fee: decidedByServer(),
  status: decidedByServer(),
  report: decidedByServer(),
  report_attachment: decidedByServer(),
};

/** What an operation cannot do without: service (text 2 §5), subject and time (beyond G7). */
const ofOperation = {
  service_type_id: reference(transcriptionTexts.service),
  operation_topic: filled(transcriptionTexts.topic, 200),
  operation_date: z
    .string({ error: transcriptionTexts.operationDate })
    .refine((value) => value.trim() !== '', transcriptionTexts.operationDate)
    .pipe(instant(transcriptionTexts.operationDate)),
};
const operation = z.object(ofOperation);

/** A new prescription. A surgical one needs a service, a subject and a time. */
export const transcriptionInput = z.strictObject(fields).superRefine((input, context) => {
  if (input.type === 'surgical' && input.tracking_code) {
    const message = trackingCodeTexts.onlyPharmacy;
    context.addIssue({ code: 'custom', path: ['tracking_code'], message });
  }
  const wrong = input.type === 'surgical' ? operation.safeParse(input).error : undefined;
  for (const { path, message } of wrong?.issues ?? []) {
    context.addIssue({ code: 'custom', path, message });
  }
});
export type TranscriptionInput = z.input<typeof transcriptionInput>;
export const transcriptionUpdate = editOf(z.strictObject(fields));
export const transcriptionCancelInput = cancelInput;

/** The fields of the form of a surgical prescription (text 2 §2.16); patient and doctor are those of the appointment. */
export const surgicalForm = z.strictObject({
  ...ofOperation,
  off_time_reason: fields.off_time_reason,
  required_items: fields.required_items,
  attachments: fields.attachments,
  description: fields.description,
});
export type SurgicalForm = z.input<typeof surgicalForm>;

export const transcriptionStates = ['recorded', 'reported', 'canceled'] as const;

const person = z.object({ full_name: z.string() });

export const transcription = z.object({
  id: z.number().int(),
  version: rowVersion,
  type: z.enum(transcriptionTypes),
  status: z.enum(transcriptionStates),
  appointment_id: z.number().int().nullable(),
  patient_id: z.number().int(),
  doctor_id: z.number().int().nullable(),
  service_type_id: z.number().int().nullable(),
  service: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  title: z.string().nullable(),
  operation_date: z.string().nullable(),
  operation_topic: z.string().nullable(),
  operation_minutes: z.number().int().nullable(),
  off_time_reason: z.string().nullable(),
  /** `name (quantity), …`, as in text 2 §3. */
  required_items: z.string().nullable(),
  /** The same as a list of lines. */
  items: z.array(requiredItem),
  medications: z.array(medication),
  description: z.string().nullable(),
  /** Comma-joined file names. */
  attachments: z.string().nullable(),
  plan_notes: z.string().nullable(),
  /** The national tracking code of a pharmacy prescription, in Latin digits (beyond G10). */
  tracking_code: z.string().nullable(),
  /** Why drugs were prescribed against a warning; null without one. */
  risk_reason: z.string().nullable(),
  /** The warnings at that time, a sentence each. */
  risk_notes: z.array(z.string()),
  fee: z.number(),
  ...paidFields,
  report: z.string().nullable(),
  report_attachment: z.array(z.string()),
  reported_at: z.string().nullable(),
  canceled_reason: z.string().nullable(),
  /** The birth date is YYYY-MM-DD: the age stands on the paper. */
  patient: patientBrief.extend({ birth_date: z.string().nullable() }),
  doctor: doctorBrief
    .extend({
      medical_council_number: z.string().nullable(),
      /** Null where none is known; the main service says less. */
      specialization: z.string().nullable(),
    })
    .nullable(),
  appointment: z
    .object({
      id: z.number().int(),
      appointment_code: z.string(),
      appointment_datetime: z.string(),
      package_type: z.string(),
      /** Whole tomans. */
      fee: z.number(),
      appointment_fee: z.string(),
      description: z.string().nullable(),
      status: z.string(),
      action_status: z.string().nullable(),
      service: z.object({ id: z.number().int(), title: z.string() }).nullable(),
      doctor: doctorBrief,
      client: patientBrief,
      assistant: person.nullable(),
      assistant_name: z.string().nullable(),
    })
    .nullable(),
  created_at: z.string(),
});
export type Transcription = z.output<typeof transcription>;
export const transcriptionPage = pageOf(transcription);

/** The payment, and the prescription after it. */
export const transcriptionPayment = payment.extend({ ...paidFields, transcription });

/** The time of a doctor's operations (text 1 §7). */
export const busyOperation = z.object({
  id: z.number().int(),
  doctor_id: z.number().int().nullable(),
  /** ISO 8601. */
  operation_date: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  operation_topic: z.string().nullable(),
});
export type BusyOperation = z.output<typeof busyOperation>;
export const busyOperationPage = pageOf(busyOperation);

export const transcriptionQuery = pageQuery.extend({
  ...peopleFilters,
  appointment_id: peopleFilters.doctor_id,
  type: kind.optional(),
  /** The first and the last day on which the prescription was written. */
  from: instant().optional(),
  to: endInstant().optional(),
  status: z.enum(transcriptionStates, { error: words.wrongChoice }).optional(),
  payment_status: paymentStatusFilter,
});
export type TranscriptionQuery = z.output<typeof transcriptionQuery>;
