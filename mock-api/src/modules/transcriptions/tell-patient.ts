import { toPersianDigits } from '@ziba/shared/contracts/digits';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { sendAtEvent } from '../sms/queue-sms';

/** Sends the clinic's text of a registered prescription to the patient, once. */
export async function tellPatient(
  tx: Tx,
  { clinicId }: Member,
  { id, patient_id, patient, doctor, appointment }: Transcription,
): Promise<void> {
  await sendAtEvent(
    tx,
    clinicId,
    'transcription_registered',
    {
      prescription_id: toPersianDigits(String(id)),
      doctor_name: doctor?.profile.fullName,
      appointment_id: appointment?.appointment_code,
      appointment_date: appointment?.appointment_datetime,
      appointment_time: appointment?.appointment_datetime,
    },
    {
      to: patient.contact_number,
      patientId: patient_id,
      dedupeKey: `transcription_registered:${id}`,
    },
  );
}
