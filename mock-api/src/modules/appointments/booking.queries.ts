import type { AppointmentEvent } from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import { doctorReading, mayReadPatientSql } from '../../data/own-patients';
import type { Tx } from '../../db/connect';
import type { appointmentEvents } from '../../db/schema/schedule';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';

const readable = mayReadPatientSql({ patient: 'patients.id', clinic: '$1', doctor: '$3' });
const patientByCode = {
  name: 'booking.patient_by_code',
  text: `select id from patients
    where clinic_id = $1 and national_code = $2 and archived_at is null and ${readable}`,
};
const patientById = {
  name: 'booking.patient_by_id',
  text: `select id from patients
    where clinic_id = $1 and id = $2 and archived_at is null and ${readable}`,
};

/** Finds the id of the patient that the caller may see, by the id or else by the national code. */
export async function findPatient(
  tx: Tx,
  member: Member,
  { id, nationalCode }: { id?: number | null; nationalCode?: string },
): Promise<number | undefined> {
  const { clinicId } = member;
  const doctor = doctorReading(member);
  const [row] = id
    ? await tx.query<{ id: number }>(patientById, [clinicId, id, doctor])
    : await tx.query<{ id: number }>(patientByCode, [clinicId, nationalCode, doctor]);
  return row?.id;
}

export interface BookedService {
  id: number;
  title: string;
  /** Tomans. */
  fee: number;
  /** Minutes. */
  duration: number;
}

// Locked, so that it cannot be archived before the booking is stored.
const serviceById = {
  name: 'booking.service',
  text: `select id, title, fee, duration_min as duration from services
    where clinic_id = $1 and archived_at is null and id = $2 for key share`,
};
const defaultVisit = {
  name: 'booking.default_visit',
  text: `select id, title, fee, duration_min as duration from services
    where clinic_id = $1 and archived_at is null and is_default_visit for key share`,
};

/** Reads a service that can be booked; the default visit when none is named. */
export async function findService(tx: Tx, clinicId: number, id: number | null | undefined) {
  const [row] = id
    ? await tx.query<BookedService>(serviceById, [clinicId, id])
    : await tx.query<BookedService>(defaultVisit, [clinicId]);
  return row;
}

const activeDoctor = {
  name: 'booking.doctor',
  text: `select id, "fullName" as name, takes_bookings from users where clinic_id = $1 and id = $2
    and type = 'doctor' and account_status = 'active' and archived_at is null`,
};
const colleague = {
  name: 'booking.assistant',
  text: `select id from users where clinic_id = $1 and id = $2 and archived_at is null`,
};

/** Reads a doctor who takes appointments. Errors: 409 `not_open` when this one cannot be booked yet. */
export async function findDoctor(tx: Tx, clinicId: number, id: number) {
  type Row = { id: number; name: string; takes_bookings: boolean };
  const [row] = await tx.query<Row>(activeDoctor, [clinicId, id]);
  const message = appointmentTexts.notOpen;
  if (row?.takes_bookings === false) {
    throw new Refusal(409, 'not_open', message, { doctor_id: message });
  }
  return row;
}

export const isColleague = async (tx: Tx, clinicId: number, id: number) =>
  (await tx.query(colleague, [clinicId, id])).length > 0;

const codeTaken = {
  name: 'booking.code_taken',
  text: 'select id from appointments where clinic_id = $1 and appointment_code = $2',
};
export const isCodeTaken = async (tx: Tx, clinicId: number, code: string) =>
  (await tx.query(codeTaken, [clinicId, code])).length > 0;

/** The columns of an appointment as they are written; amounts in tomans, instants ISO 8601. */
export interface NewAppointment {
  appointment_code: string;
  patient_id: number;
  doctor_id: number;
  assistant_id: number | null;
  service_id: number | null;
  package_type: string;
  starts_at: string;
  ends_at: string;
  fee_title: string;
  fee_amount: number;
  discount_code: string | null;
  insurance_type: string | null;
  insurance_share: number;
  attachment: string | null;
  description: string | null;
}

const columns: readonly (keyof NewAppointment)[] = [
  'appointment_code',
  'patient_id',
  'doctor_id',
  'assistant_id',
  'service_id',
  'package_type',
  'starts_at',
  'ends_at',
  'fee_title',
  'fee_amount',
  'discount_code',
  'insurance_type',
  'insurance_share',
  'attachment',
  'description',
];
const insert = {
  name: 'booking.insert',
  text: `insert into appointments (clinic_id, created_by, ${columns.join(', ')})
    values ($1, $2, ${columns.map((_, index) => `$${index + 3}`).join(', ')}) returning id`,
};

export async function insertAppointment(tx: Tx, member: Member, row: NewAppointment) {
  const values = [member.clinicId, member.userId, ...columns.map((name) => row[name])];
  const [created] = await tx.query<{ id: number }>(insert, values);
  if (!created) throw new Error('the appointment was not stored');
  return created.id;
}

const insertEvent = {
  name: 'appointments.insert_event',
  text: `insert into appointment_events
      (clinic_id, user_id, appointment_id, type, before, after, reason)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};

export interface NewEvent {
  appointmentId: number;
  type: (typeof appointmentEvents)[number];
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
  reason?: string | null;
}

/** Adds an entry to the history, which undo reads too. */
export async function keepEvent(tx: Tx, member: Member, event: NewEvent): Promise<void> {
  const { appointmentId, type, before, after, reason = null } = event;
  await tx.query(insertEvent, [
    member.clinicId,
    member.userId,
    appointmentId,
    type,
    before ? JSON.stringify(before) : null,
    JSON.stringify(after),
    reason,
  ]);
}

const lastTo = {
  name: 'appointments.last_event_to',
  text: `select id, type, before, after, reason, created_at as at,
      created_at > app_now() - interval '10 minutes' as recent
    from appointment_events
    where clinic_id = $1 and appointment_id = $2 and type in ('status', 'canceled', 'arrived')
      and after ->> 'status' = $3
    order by id desc limit 1`,
};

/** Reads the last change of status, and whether it is younger than ten minutes. */
export async function lastChangeTo(tx: Tx, clinicId: number, id: number, status: string) {
  const [row] = await tx.query<AppointmentEvent & { recent: boolean }>(lastTo, [
    clinicId,
    id,
    status,
  ]);
  return row;
}
