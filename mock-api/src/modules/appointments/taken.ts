import { appointmentTexts as texts } from '@ziba/shared/contracts/appointment-texts';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { nearestFree, type WantedTime } from '../schedule/availability';

const guards = {
  doctor_slots_key: { code: 'slot_taken', message: texts.slotTaken },
  patient_slots_key: { code: 'patient_busy', message: texts.patientBusy },
} as const;

/** What the guard of people's time says of an error; undefined for other errors. */
export const guardOf = (error: unknown) => {
  const name = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  return Object.hasOwn(guards, name) ? guards[name as keyof typeof guards] : undefined;
};

/**
 * Runs work in a transaction of its own. When the guard of people's time refuses it, the refusal (409)
 * names the three nearest free slots of the doctor in `details.slots`.
 */
export async function orNearestFree<Result>(
  db: Database,
  member: Member,
  wanted: () => WantedTime | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const guard = guardOf(error);
    const time = wanted();
    if (!guard || !time) throw error;
    const slots = await db.tenant(member.clinicId, (tx) => nearestFree(tx, member, time));
    const fields = { appointment_datetime: guard.message };
    throw new Refusal(409, guard.code, guard.message, fields, {}, { slots });
  }
}
