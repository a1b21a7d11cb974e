import { z } from 'zod';
import {
  cancelInput,
  clinicNamed,
  clinicalTexts,
  decidedByServer,
  doctorBrief,
  paidFields,
  patientBrief,
  paymentStatus,
  paymentStatuses,
  sentBack,
  wordOr,
} from './clinical';
import { fileNames, filled, optionalReference, optionalText, reference, words } from './common';
import { pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';
import { toLatinDigits } from './digits';
import {
  planSessionInput,
  planSessionRow,
  sessionTexts,
  treatmentSession,
} from './treatment-sessions';
import { editOf } from './versions';

export const planTexts = {
  title: 'فیلد عنوان نباید خالی باشد',
  sessions: 'طرح درمان شما حداقل باید یک جلسه داشته باشد',
  unknownAppointment: clinicalTexts.unknownAppointment,
  unknownPatient: clinicalTexts.unknownPatient,
  canceledLocked: 'این طرح درمان لغو شده است',
  leftPlan: 'حذف هنگام ویرایش طرح درمان',
  completedLocked: 'طرح درمان انجام شده لغو نمی‌شود',
  patientLocked: 'زیباجوی طرح درمانی که جلسه‌ای از آن انجام یا پرداخت شده است تغییر نمی‌کند',
} as const;

/** Derived from the sessions, except `canceled`, which is set by cancelling the plan. */
export const planStatuses = ['waiting', 'in_progress', 'completed', 'canceled'] as const;
export type PlanStatus = (typeof planStatuses)[number];

/** An appointment, by its id or, as in the edit payload of the texts, by its code. */
const planFields = {
  title: filled(planTexts.title),
  appointment_id: optionalReference(planTexts.unknownAppointment),
  appointment_code: z
    .union([z.null(), z.number().transform(String), z.string().max(20)])
    .transform((value) => (value ? toLatinDigits(value).trim() : null) || null)
    .optional(),
  patient_id: optionalReference(planTexts.unknownPatient),
  /** The patient of a plan without an appointment. */
  doctor_id: optionalReference(),
  attachments: fileNames(),
  plan_notes: optionalText(5000),
  clinic_id: clinicNamed(),
  ...sentBack,
  id: decidedByServer(),
  code: decidedByServer(),
  status: decidedByServer(),
  sessions_count: decidedByServer(),
  done_sessions: decidedByServer(),
  total_cost: decidedByServer(),
};

/** `sessions` may be left out by clients that send each session in its own call. */
export const planInput = z.strictObject({
  ...planFields,
  sessions: z.array(planSessionInput).min(1, planTexts.sessions).max(100).optional(),
});
export type TreatmentPlanInput = z.input<typeof planInput>;
export const planUpdate = editOf(
  z.strictObject({
    ...planFields,
    sessions: decidedByServer(),
    /** Sessions that are new or changed; they are saved with the plan or not at all. */
    session_rows: z.array(planSessionRow).max(100).optional(),
    /** Sessions that leave the plan: canceled, never deleted. */
    canceled_sessions: z.array(reference(sessionTexts.unknown)).max(100).optional(),
  }),
);
export type TreatmentPlanUpdate = z.input<typeof planUpdate>;
export const planCancelInput = cancelInput;

export const treatmentPlan = z.object({
  id: z.number().int(),
  version: rowVersion,
  code: z.string(),
  title: z.string(),
  patient_id: z.number().int(),
  patient: patientBrief,
  doctor_id: z.number().int().nullable(),
  doctor: doctorBrief.nullable(),
  appointment_id: z.number().int().nullable(),
  appointment_code: z.string().nullable(),
  appointment: z
    .object({
      id: z.number().int(),
      appointment_code: z.string(),
      appointment_datetime: z.string(),
      status: z.string(),
      action_status: z.string().nullable(),
    })
    .nullable(),
  plan_notes: z.string().nullable(),
  /** Comma-joined file names. */
  attachments: z.string().nullable(),
  status: z.enum(planStatuses),
  sessions_count: z.number().int(),
  done_sessions: z.number().int(),
  /** Whole tomans of all sessions that are not canceled. */
  total_cost: z.number(),
  ...paidFields,
  canceled_reason: z.string().nullable(),
  sessions: z.array(treatmentSession),
  created_at: z.string(),
});
export type TreatmentPlan = z.output<typeof treatmentPlan>;
export const treatmentPlanPage = pageOf(treatmentPlan);

/** 0, empty and missing mean no filter. */
const filterId = z
  .string()
  .transform(toLatinDigits)
  .pipe(z.string().regex(/^\d{0,10}$/, words.wrongId))
  .transform((value) => Number(value) || undefined)
  .pipe(z.number().max(2_147_483_647, words.wrongId).optional())
  .optional();
const clinicText = z.string().max(20).optional();

/** Filters by people under the different names of the texts. */
export const peopleFilters = {
  clinicId: clinicText,
  clinic_id: clinicText,
  doctorId: filterId,
  doctor_id: filterId,
  patientId: filterId,
  patient_id: filterId,
};

const paymentSynonyms: Record<string, string> = {
  unpaid: paymentStatus.unpaid,
  partial: paymentStatus.partial,
  paid: paymentStatus.paid,
};
export const paymentStatusFilter = z
  .string()
  .transform(wordOr(paymentSynonyms))
  .pipe(z.enum(paymentStatuses, { error: words.wrongChoice }))
  .optional();

/** The filter for plans that are not fully paid. */
export const owing = 'owing';

export const planQuery = pageQuery.extend({
  ...peopleFilters,
  appointment_id: filterId,
  status: z.enum(planStatuses, { error: words.wrongChoice }).optional(),
  payment_status: z
    .string()
    .transform(wordOr(paymentSynonyms))
    .pipe(z.enum([...paymentStatuses, owing], { error: words.wrongChoice }))
    .optional(),
  /** `none` leaves the sessions out: `sessions` of each plan is empty then, its figures are as always. */
  sessions: z.enum(['none'], { error: words.wrongChoice }).optional(),
});
export type PlanQuery = z.output<typeof planQuery>;
