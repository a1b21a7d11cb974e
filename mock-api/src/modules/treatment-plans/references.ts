import type { AppointmentStatus } from '@ziba/shared/contracts/appointments';
import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import { doctorReading, mayReadPatientSql } from '../../data/own-patients';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { isOwn } from '../../data/own-rows';
import { invalid, Refusal } from '../../lib/refusal';

export interface NamedAppointment {
  id: number;
  appointment_code: string;
  patient_id: number;
  doctor_id: number;
  service_id: number | null;
  status: AppointmentStatus;
}

interface Asked {
  appointment_id?: number | null;
  appointment_code?: string | null;
}

const appointment = {
  name: 'references.appointment',
  text: `select id, appointment_code, patient_id, doctor_id, service_id, status from appointments
    where clinic_id = $1 and archived_at is null
      and case when $2::int is not null then id = $2 else appointment_code = $3 end`,
};

/**
 * The appointment with the id or code: if both were sent, they must mean the same one. Null when it is cleared,
 * undefined when neither was sent. Refuses with 400 and the message of the texts one that the caller cannot see, and
 * with 409 one that does not take place, unless the row belongs to it already (`before`).
 */
export async function namedAppointment(
  tx: Tx,
  member: Member,
  asked: Asked,
  before?: number | null,
) {
  const { appointment_id: id, appointment_code: code } = asked;
  if (id === undefined && code === undefined) return undefined;
  if (id == null && code == null) return null;
  const values = [member.clinicId, id ?? null, code ?? null];
  const [row] = await tx.query<NamedAppointment>(appointment, values);
  const isOther = row && code != null && row.appointment_code !== code;
  const field = id == null ? 'appointment_code' : 'appointment_id';
  if (!row || isOther || !isOwn(member, row)) {
    throw invalid(field, clinicalTexts.unknownAppointment);
  }
  if (row.id !== before) refuseUnkept(row.status, field);
  return row;
}

function refuseUnkept(status: AppointmentStatus, field: string): void {
  if (status !== 'canceled' && status !== 'no_show') return;
  const message = clinicalTexts.notKept[status];
  throw new Refusal(409, 'appointment_not_kept', message, { [field]: message });
}

const patient = {
  name: 'references.patient',
  text: `select id from patients where clinic_id = $1 and id = $2 and archived_at is null
    and ${mayReadPatientSql({ patient: 'patients.id', clinic: '$1', doctor: '$3' })}`,
};

/** The patient's id; refuses with 400 and the message of the texts if the clinic has no such patient. */
export async function namedPatient(
  tx: Tx,
  member: Member,
  id: number | null | undefined,
): Promise<number> {
  const values = [member.clinicId, id, doctorReading(member)];
  const [row] = id == null ? [] : await tx.query<{ id: number }>(patient, values);
  if (!row) throw invalid('patient_id', clinicalTexts.unknownPatient);
  return row.id;
}

const doctor = {
  name: 'references.doctor',
  text: `select id from users where clinic_id = $1 and id = $2 and type = 'doctor'
    and archived_at is null`,
};

/**
 * The doctor's id: for a doctor always their own, whatever was sent; otherwise that of the named doctor, or none.
 * Refuses with 400 an unknown one.
 */
export async function namedDoctor(
  tx: Tx,
  member: Member,
  id: number | null | undefined,
): Promise<number | null> {
  if (member.type === 'doctor') return member.userId;
  if (id == null) return null;
  const [row] = await tx.query<{ id: number }>(doctor, [member.clinicId, id]);
  if (!row) throw invalid('doctor_id', clinicalTexts.unknownDoctor);
  return row.id;
}
