import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { announce } from '../../data/events';

/** Tells open screens that a doctor's free times are not what they were; null: nobody's are. */
export const tellOfSchedule = (tx: Tx, { clinicId }: Member, doctorId: number | null) =>
  announce(tx, clinicId, {
    type: 'schedule.changed',
    data: { doctor_id: doctorId },
    sections: ['appointments', 'prescriptions'],
  });
