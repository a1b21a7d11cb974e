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
import {
  filled,
  money,
  optionalNumber,
  optionalReference,
  optionalText,
  reference,
  words,
} from './common';
import { instant } from './days';
import { pageOf } from './lists';
import { rowVersion } from './rows';
import { toLatinDigits } from './digits';
import { offTime } from './off-time';
import { payment, paymentInput } from './payments';
import { editOf } from './versions';

export const sessionTexts = {
  title: 'عنوان جلسه الزامی است',
  date: 'زمان جلسه الزامی است',
  dateOnEdit: 'تاریخ الزامی است',
  service: clinicalTexts.serviceType,
  duration: 'زمان تقریبی درمان الزامی است',
  plan: 'طرح درمان انتخاب شده معتبر نیست',
  unknown: 'این جلسه در طرح درمان نیست',
  pastDay: 'روزهای گذشته را نمی‌توان انتخاب کرد',
  reportPresent: 'قبلا برای این جلسه گزارش ثبت شده است',
  doneLocked: 'جلسه انجام شده قابل ویرایش نیست',
  canceledLocked: 'این جلسه کنسل شده است',
  planCanceled: 'این طرح درمان لغو شده است',
  planLocked: 'جلسه را نمی‌توان به طرح درمان دیگری برد',
  costBelowPaid: 'هزینه جلسه نمی‌تواند از مبلغ پرداخت شده کمتر باشد',
  wrongStep: 'این تغییر وضعیت برای جلسه ممکن نیست',
  status: 'وضعیت جلسه معتبر نیست',
  time: 'ساعت وارد شده معتبر نیست',
} as const;

/** The states of a session, in the words of the texts. */
export const sessionStatus = {
  planned: 'انجام نشده',
  done: 'انجام شده',
  canceled: 'کنسل شده',
} as const;
export type SessionState = keyof typeof sessionStatus;
export const sessionStates = ['planned', 'done', 'canceled'] as const;
export const sessionStatuses = [
  sessionStatus.planned,
  sessionStatus.done,
  sessionStatus.canceled,
] as const;

const synonyms: Record<string, SessionState> = {
  [sessionStatus.planned]: 'planned',
  [sessionStatus.done]: 'done',
  [sessionStatus.canceled]: 'canceled',
  'لغو شده': 'canceled',
  'در انتظار': 'planned',
  waiting: 'planned',
};

/** `HH:MM` in any digits; empty means that no time is set yet. */
const clock = z
  .union([
    z.literal('').transform(() => null),
    z.null(),
    z
      .string()
      .transform((value) => toLatinDigits(value).trim())
      .pipe(z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/, sessionTexts.time))
      .transform((value) => value.replace(/^(\d):/, '0$1:').slice(0, 5)),
  ])
  .optional();

/** Hours, with decimals for about a minute. */
const hours = (required: string) =>
  z
    .union([z.number(), z.string()], { error: required })
    .transform((value) => (typeof value === 'string' ? toLatinDigits(value).trim() : value))
    .refine((value) => value !== '', required)
    .transform((value) => Math.round(Number(String(value).replace('٫', '.')) * 100) / 100)
    .pipe(
      z
        .number({ error: words.wrongNumber })
        .min(0.05, words.wrongNumber)
        .max(24, words.wrongNumber),
    );

const required = (message: string) =>
  z.string({ error: message }).refine((value) => value.trim() !== '', message);

const details = {
  /** The clinic's service; its title and fee are the defaults. */
  service_id: optionalReference(),
  service_type_id: optionalReference(),
  service_location: optionalText(200),
  /** Whole tomans; the fee of the service when left out. */
  service_cost: optionalNumber(money(words.wrongNumber)),
  session_description: optionalText(5000),
  required_items: requiredItems(),
  clinic_id: clinicNamed(),
  ...sentBack,
  id: decidedByServer(),
  ordinal: decidedByServer(),
  starts_at: decidedByServer(),
  ends_at: decidedByServer(),
  status: decidedByServer(),
  report: decidedByServer(),
  report_attachment: decidedByServer(),
  /** Ignored: patient and doctor are those of the plan. */
  patient_id: decidedByServer(),
  doctor_id: decidedByServer(),
  treatment_plan: decidedByServer(),
};

/** The create flow of the texts, in its order. Day and hour are in Tehran; an ISO instant may give both. */
const createFields = {
  session_title: filled(sessionTexts.title),
  date: required(sessionTexts.date).pipe(instant()),
  time: clock,
  /** Label of the service; the name of a service of the clinic is recognised. */
  service_type: optionalText(200),
  estimated_duration: hours(sessionTexts.duration),
  ...details,
};

const serviceGiven = (input: {
  service_type?: unknown;
  service_id?: unknown;
  service_type_id?: unknown;
}) => Boolean(input.service_type ?? input.service_id ?? input.service_type_id);
const serviceMissing = {
  path: ['service_type'],
  message: sessionTexts.service,
  when: () => true,
};

/** A session as part of a new plan. */
export const planSessionInput = z
  .strictObject(createFields)
  .refine((input) => serviceGiven(input ?? {}), serviceMissing);

/** A session in an edit of its whole plan: a new one, or an existing one with its id. */
export const planSessionRow = z
  .strictObject({ ...createFields, id: optionalReference(sessionTexts.unknown) })
  .refine((input) => serviceGiven(input ?? {}), serviceMissing);
export type PlanSessionRow = z.input<typeof planSessionRow>;

export const sessionInput = z
  .strictObject({ treatment_plan_id: reference(sessionTexts.plan), ...createFields })
  .refine((input) => serviceGiven(input ?? {}), serviceMissing);
export type TreatmentSessionInput = z.input<typeof sessionInput>;

/** The edit flow: another text for a missing day, and the duration is optional. */
export const sessionUpdate = editOf(
  z.strictObject({
    treatment_plan_id: reference(sessionTexts.plan),
    ...createFields,
    date: required(sessionTexts.dateOnEdit).pipe(instant()),
    service_type: filled(sessionTexts.service),
    estimated_duration: optionalNumber(hours(sessionTexts.duration)),
  }),
);

const stateOfSession = z
  .string({ error: sessionTexts.status })
  .transform(wordOr(synonyms))
  .pipe(z.enum(sessionStates, { error: sessionTexts.status }));
export const sessionStatusInput = z.strictObject({ status: stateOfSession });
/** Accepted from the texts' clients; the answer has the status that follows from the payments. */
export const sessionPaymentStatusInput = z
  .strictObject({ payment_status: decidedByServer() })
  .nullable()
  .optional();
export const sessionCancelInput = cancelInput;

export const treatmentSession = z.object({
  id: z.number().int(),
  version: rowVersion,
  treatment_plan_id: z.number().int(),
  ordinal: z.number().int(),
  doctor_id: z.number().int().nullable(),
  session_title: z.string(),
  session_description: z.string().nullable(),
  service_id: z.number().int().nullable(),
  service_type: z.string().nullable(),
  service_location: z.string().nullable(),
  /** The day in Tehran, YYYY-MM-DD. */
  date: z.string(),
  /** The time in Tehran, HH:MM; null while none is set. */
  time: z.string().nullable(),
  starts_at: z.string(),
  /** Hours. */
  estimated_duration: z.number().nullable(),
  service_cost: z.number(),
  ...paidFields,
  status: z.enum(sessionStatuses),
  report: z.string().nullable(),
  report_attachment: z.array(z.string()),
  reported_at: z.string().nullable(),
  canceled_reason: z.string().nullable(),
  required_items: z.array(requiredItem),
  treatment_plan: z.object({
    id: z.number().int(),
    title: z.string(),
    patient_id: z.number().int(),
    patient: patientBrief,
    doctor: doctorBrief.nullable(),
    appointment_id: z.number().int().nullable(),
    appointment_code: z.string().nullable(),
  }),
  created_at: z.string(),
  /** Why the doctor does not work at the time of a future session; left out when the doctor works. */
  off_time: offTime.optional(),
});
export type TreatmentSession = z.output<typeof treatmentSession>;
export const treatmentSessionPage = pageOf(treatmentSession);

export const sessionPaymentInput = paymentInput;
/** The session after the payment, and the payment. */
export const sessionPayment = treatmentSession.extend({ payment });
export const sessionPaymentPage = pageOf(payment);

/** The time of a doctor's sessions. */
export const busySession = z.object({
  id: z.number().int(),
  doctor_id: z.number().int().nullable(),
  /** ISO 8601. */
  date: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  estimated_duration: z.number().nullable(),
  session_title: z.string(),
  status: z.enum(sessionStatuses),
});
export type BusySession = z.output<typeof busySession>;
export const busySessionPage = pageOf(busySession);
