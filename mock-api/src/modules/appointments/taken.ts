import { appointmentTexts as texts } from '@ziba/shared/contracts/appointment-texts';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { nearestFree, type WantedTime } from '../schedule/availability';
import { readBusy } from '../schedule/schedule.queries';

const guards = {
  doctor_slots_key: { code: 'slot_taken', message: texts.slotTaken },
  patient_slots_key: { code: 'patient_busy', message: texts.patientBusy },
} as const;

/** The message of a violated reservation of time; undefined for other errors. */
export const guardOf = (error: unknown) => {
  const name = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  return Object.hasOwn(guards, name) ? guards[name as keyof typeof guards] : undefined;
};

/** Who holds a part of the time while filling in the form; undefined if the time is booked. */
async function holderOf(tx: Tx, { clinicId }: Member, time: WantedTime) {
  const to = new Date(Date.parse(time.startsAt) + time.duration * 60_000).toISOString();
  const busy = await readBusy(tx, clinicId, time.doctorId, time.startsAt, to);
  if (busy.some(({ owner_kind }) => owner_kind !== 'hold')) return undefined;
  return busy.find(({ holder }) => holder !== null)?.holder;
}

/**
 * Runs work in a transaction of its own. If the time is reserved already, the refusal (409) names the three nearest
 * free slots of the doctor in `details.slots`, and who is about to book the time.
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
    const { slots, holder } = await db.tenant(member.clinicId, async (tx) => ({
      slots: await nearestFree(tx, member, time),
      holder: guard.code === 'slot_taken' ? await holderOf(tx, member, time) : undefined,
    }));
    const message = holder ? texts.heldBy(holder) : guard.message;
    throw new Refusal(409, guard.code, message, { appointment_datetime: message }, {}, { slots });
  }
}
