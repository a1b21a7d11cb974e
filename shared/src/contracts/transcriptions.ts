import { z } from 'zod';
import { doctorBrief, paidFields, patientBrief, requiredItem } from './clinical';
import { words } from './common';
import { endInstant, instant } from './days';
import { pageOf, pageQuery } from './lists';
import { medication } from './medications';
import { rowVersion } from './rows';
import { payment } from './payments';
import { transcriptionKind } from './transcription-inputs';
import { transcriptionTypes } from './transcription-words';
import { paymentStatusFilter, peopleFilters } from './treatment-plans';

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
  /** `name (quantity), …`. */
  required_items: z.string().nullable(),
  /** The same as a list of lines. */
  items: z.array(requiredItem),
  medications: z.array(medication),
  description: z.string().nullable(),
  /** Comma-joined file names. */
  attachments: z.string().nullable(),
  plan_notes: z.string().nullable(),
  /** The national tracking code of a pharmacy prescription, in Latin digits. */
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

/** The time of a doctor's operations. */
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
  type: transcriptionKind.optional(),
  /** The first and the last day on which the prescription was written. */
  from: instant().optional(),
  to: endInstant().optional(),
  status: z.enum(transcriptionStates, { error: words.wrongChoice }).optional(),
  payment_status: paymentStatusFilter,
});
export type TranscriptionQuery = z.output<typeof transcriptionQuery>;
