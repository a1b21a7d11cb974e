import { z } from 'zod';
import { appointment, appointmentStatuses } from './appointments';
import { words } from './common';
import { largestId } from './id-of';
import { endInstant, instant } from './days';
import { pageOf, pageQuery, wholeListQuery } from './lists';
import { readNumber } from './normalise';
import { alertBrief } from './patient-alerts';
import { offTime } from './off-time';
import { transcriptionTypes } from './transcription-words';
import { staleDetails } from './versions';

/** An appointment with all its details. Instants are ISO 8601, amounts whole tomans. */
export const appointmentDetails = appointment.extend({
  patient_id: z.number().int(),
  doctor_id: z.number().int(),
  assistant_id: z.number().int().nullable(),
  service_id: z.number().int().nullable(),
  /** Minutes. */
  duration: z.number().int(),
  fee_title: z.string(),
  fee_amount: z.number(),
  discount_code: z.string().nullable(),
  discount_amount: z.number(),
  insurance_type: z.string().nullable(),
  insurance_share: z.number(),
  /** What the patient pays: the fee minus discount and the insurance's share. */
  payable_amount: z.number(),
  paid_amount: z.number(),
  remaining_amount: z.number(),
  /** Comma-joined file names. */
  attachment: z.string().nullable(),
  arrived_at: z.string().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  canceled_at: z.string().nullable(),
  /** Since when it has its status; null while it waits. A wrong status can be undone for ten minutes from then. */
  status_at: z.string().nullable(),
  canceled_reason: z.string().nullable(),
  cancel_fee: z.number(),
  /** The kinds of the prescriptions that were written for it, in the words of the texts; empty for none. */
  transcription_types: z.array(z.enum(transcriptionTypes)),
  /** The newest of these prescriptions; null for none. */
  transcription_id: z.number().int().nullable(),
  created_at: z.string(),
  /** What to beware of with the patient; only in the list of today. */
  alerts: z.array(alertBrief).optional(),
  /** Why the doctor does not work at the time of a future booking; left out when the doctor works. */
  off_time: offTime.optional(),
});
export type AppointmentDetails = z.output<typeof appointmentDetails>;

/** `details` of the refusal (409 `stale`) of a move: the current appointment. */
export const staleMove = staleDetails.extend({ appointment: appointmentDetails });
export type StaleMove = z.output<typeof staleMove>;

export const appointmentDetailsPage = pageOf(appointmentDetails);

const optionalId = () =>
  z
    .string()
    .transform((text) => (text === '' ? undefined : readNumber(text)))
    .pipe(z.number({ error: words.wrongId }).int(words.wrongId).min(0).max(largestId).optional())
    .optional();

/** Filters of the list. `from` and `to` may be called start and end; 0 for a doctor means all. */
export const appointmentQuery = pageQuery.extend({
  from: instant().optional(),
  to: endInstant().optional(),
  start: instant().optional(),
  end: endInstant().optional(),
  doctor_id: optionalId(),
  doctorId: optionalId(),
  service_id: optionalId(),
  patient_id: optionalId(),
  patientId: optionalId(),
  status: z.enum(appointmentStatuses).optional(),
});
export type AppointmentQuery = z.output<typeof appointmentQuery>;

export const busyQuery = wholeListQuery.extend({ doctor_id: optionalId(), doctorId: optionalId() });

/** The busy times of a doctor, for the time pickers. */
export const busyTime = z.object({
  id: z.number().int(),
  doctor_id: z.number().int(),
  appointment_datetime: z.string(),
  start: z.string(),
  end: z.string(),
  status: z.enum(appointmentStatuses),
});
export type BusyTime = z.output<typeof busyTime>;
export const busyPage = pageOf(busyTime);

export const appointmentEvent = z.object({
  id: z.number().int(),
  type: z.string(),
  at: z.string(),
  user: z.object({ id: z.number().int(), fullName: z.string() }).nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});
export type AppointmentEvent = z.output<typeof appointmentEvent>;
export const appointmentEventPage = pageOf(appointmentEvent);

/** The printed receipt of an appointment. */
export const appointmentReceipt = z.object({
  id: z.number().int(),
  appointment_code: z.string(),
  appointment_datetime: z.string(),
  status: z.enum(appointmentStatuses),
  clinic: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    image: z.string().nullable(),
  }),
  doctor: z.object({
    fullName: z.string(),
    specialization: z.string().nullable(),
    systemCode: z.string().nullable(),
  }),
  patient: z.object({
    full_name: z.string(),
    national_code: z.string().nullable(),
    file_number: z.number().int(),
    reason: z.string().nullable(),
  }),
  service: z.string(),
  fee_amount: z.number(),
  discount_amount: z.number(),
  insurance_type: z.string().nullable(),
  insurance_share: z.number(),
  payable_amount: z.number(),
  paid_amount: z.number(),
  remaining_amount: z.number(),
  cancel_policy: z.string(),
  receipt_text: z.string().nullable(),
  printed_by: z.string(),
  printed_at: z.string(),
  /** How often it has been printed before: a second print is marked as a copy. */
  prints: z.number().int(),
  off_time: offTime.optional(),
});
export const receiptPrinted = z.object({ prints: z.number().int() });
export type AppointmentReceipt = z.output<typeof appointmentReceipt>;

/** A time that is held for one user while a form is filled in. */
export const hold = z.object({
  id: z.number().int(),
  doctor_id: z.number().int(),
  patient_id: z.number().int().nullable(),
  start: z.string(),
  end: z.string(),
  user_id: z.number().int(),
  expires_at: z.string(),
});
export type Hold = z.output<typeof hold>;
export const released = z.object({ id: z.number().int(), released: z.literal(true) });
