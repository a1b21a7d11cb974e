import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import { transcriptionTexts } from '@ziba/shared/contracts/transcription-texts';
import type { TranscriptionKind } from '@ziba/shared/contracts/transcription-words';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { invalid, Refusal } from '../../lib/refusal';
import { kindOf } from './transcriptions.queries';
import { namedAppointment, namedDoctor, namedPatient } from '../treatment-plans/references';

interface Asked {
  appointment_id?: number | null;
  appointment_code?: string | null;
  patient_id?: number | null;
  doctor_id?: number | null;
}

/** The appointment decides who patient and doctor are; without one they must be named. */
export async function peopleOfNew(tx: Tx, member: Member, asked: Asked) {
  const appointment = await namedAppointment(tx, member, asked);
  if (appointment) {
    const { id: appointment_id, patient_id, doctor_id } = appointment;
    return { appointment, appointment_id, patient_id, doctor_id };
  }
  return {
    appointment: undefined,
    appointment_id: null,
    patient_id: await namedPatient(tx, member, asked.patient_id),
    doctor_id: await namedDoctor(tx, member, asked.doctor_id),
  };
}

/**
 * Another appointment also changes patient and doctor; a prescription that was charged to a patient's account keeps its
 * patient.
 */
export async function peopleOfChanged(tx: Tx, member: Member, before: Transcription, asked: Asked) {
  const { appointment: other, ...people } = await peopleNamed(tx, member, before, asked);
  const isCharged = before.paid_amount > 0 || (kindOf(before) === 'pharmacy' && before.fee > 0);
  if (people.patient_id !== before.patient_id && isCharged) {
    throw new Refusal(409, 'has_money', clinicalTexts.hasMoney, {
      patient_id: clinicalTexts.hasMoney,
    });
  }
  return other === undefined ? people : { ...people, appointment_id: other?.id ?? null };
}

async function peopleNamed(tx: Tx, member: Member, before: Transcription, asked: Asked) {
  const appointment = await namedAppointment(tx, member, asked, before.appointment_id);
  const { patient_id, doctor_id } = before;
  if (appointment) {
    return { appointment, patient_id: appointment.patient_id, doctor_id: appointment.doctor_id };
  }
  if (appointment === undefined && before.appointment_id !== null) {
    return { appointment, patient_id, doctor_id };
  }
  return {
    appointment,
    patient_id:
      asked.patient_id === undefined
        ? patient_id
        : await namedPatient(tx, member, asked.patient_id),
    doctor_id:
      asked.doctor_id === undefined ? doctor_id : await namedDoctor(tx, member, asked.doctor_id),
  };
}

const serviceById = {
  name: 'transcriptions.service',
  text: `select id, fee, duration_min from services
    where clinic_id = $1 and id = $2 and archived_at is null`,
};

interface Surgery {
  type: TranscriptionKind;
  service_type_id?: number | null;
  operation_minutes?: number | null;
}

/**
 * Service, fee and length of a prescription. A surgical one needs a service, which is never that of its
 * appointment by itself: its fee would be owed twice. The fee is the current one of the service.
 */
export async function surgery(
  tx: Tx,
  { clinicId }: Member,
  { type, service_type_id: id, operation_minutes }: Surgery,
) {
  const [service] =
    id == null
      ? []
      : await tx.query<{ id: number; fee: number; duration_min: number }>(serviceById, [
          clinicId,
          id,
        ]);
  if (!service && (type === 'surgical' || id != null)) {
    throw invalid('service_type_id', transcriptionTexts.service);
  }
  return {
    service_type_id: service?.id ?? null,
    fee: service?.fee ?? 0,
    operation_minutes: operation_minutes ?? (type === 'surgical' ? service?.duration_min : null),
  };
}

/**
 * A new service changes the fee; the same service changes nothing. Once something was paid, the service stays, because
 * receipt and account say for which service the patient paid.
 */
export async function surgeryOfChanged(
  tx: Tx,
  member: Member,
  before: Transcription,
  asked: Omit<Surgery, 'type'>,
) {
  const { service_type_id, operation_minutes } = asked;
  if (service_type_id === undefined || service_type_id === before.service_type_id) return undefined;
  const asNew = { type: kindOf(before), service_type_id, operation_minutes };
  const service = await surgery(tx, member, asNew);
  if (before.paid_amount > 0) {
    const { servicePaid } = transcriptionTexts;
    throw new Refusal(409, 'has_money', servicePaid, { service_type_id: servicePaid });
  }
  return service;
}
