import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { announce } from '../../data/events';

/** Tells open screens that the free times of a doctor have changed; null: those of all doctors. */
export const tellOfSchedule = (
  tx: Tx,
  { clinicId }: Pick<Member, 'clinicId'>,
  doctorId: number | null,
) =>
  announce(tx, clinicId, {
    type: 'schedule.changed',
    data: { doctor_id: doctorId },
    sections: ['appointments', 'prescriptions'],
  });
