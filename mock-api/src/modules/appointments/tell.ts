import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { announce } from '../../data/events';
import { sendAtEvent } from '../sms/queue-sms';
import { appointmentReaders } from './readers';

/** Tells open screens that an appointment has changed. */
export async function tellScreens(
  tx: Tx,
  { clinicId }: Member,
  { id, doctor_id, status, start }: AppointmentDetails,
): Promise<void> {
  await announce(tx, clinicId, {
    type: 'appointment.changed',
    data: { id, doctor_id, status, start },
    sections: appointmentReaders,
  });
}

type Event = 'appointment_registered' | 'appointment_canceled' | 'appointment_time_changed';

/** Sends the clinic's text of the event to the patient, once. */
export async function tellPatient(
  tx: Tx,
  { clinicId }: Member,
  event: Event,
  row: AppointmentDetails,
  once: string | number = '',
): Promise<void> {
  await sendAtEvent(
    tx,
    clinicId,
    event,
    {
      doctor_name: row.doctor.profile.fullName,
      appointment_date: row.start,
      appointment_time: row.start,
      appointment_id: row.appointment_code,
    },
    {
      to: row.client.contact_number,
      patientId: row.patient_id,
      dedupeKey: `${event}:${row.id}:${row.start}:${once}`,
    },
  );
}
