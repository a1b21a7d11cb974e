import type { DoctorDay, DoctorOpenings } from '@ziba/shared/contracts/openings';
import type { Slot } from '@ziba/shared/contracts/schedule';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { addDays, todayInTehran } from '../../lib/tehran';
import { slotsOfDay } from './availability';
import { countAppointments } from './schedule.queries';

/** How many days are searched for a free time. */
const searchedDays = 15;

interface Asked {
  doctorId: number;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes; the clinic's slot length when left out. */
  duration?: number;
}

const isFree = ({ state }: Slot) => state === 'free';

/** Why nobody can be booked on a day whose slots are all closed or past. */
function closedFor(slots: readonly Slot[]): string | null {
  const isShut = slots.every(({ state }) => state === 'closed' || state === 'past');
  return (isShut && slots.find(({ state }) => state === 'closed')?.reason) || null;
}

/** Reads consecutive days of a doctor, for the strip of days. */
export async function daysOf(
  tx: Tx,
  member: Member,
  { date: first, ...asked }: Asked,
  days: number,
): Promise<DoctorDay[]> {
  const answer: DoctorDay[] = [];
  for (let ahead = 0; ahead < days; ahead += 1) {
    const date = addDays(first, ahead);
    const slots = await slotsOfDay(tx, member, { ...asked, date });
    answer.push({
      date,
      free: slots.filter(isFree).length,
      booked: await countAppointments(tx, member.clinicId, asked.doctorId, date),
      closed: closedFor(slots),
    });
  }
  return answer;
}

/** Reads the first `count` free slots of a doctor from a day on, and the state of today. */
export async function openingsOf(
  tx: Tx,
  member: Member,
  { date: first, ...asked }: Asked,
  count: number,
): Promise<DoctorOpenings> {
  const today = todayInTehran();
  const ofToday = await slotsOfDay(tx, member, { ...asked, date: today });
  const found: Slot[] = [];
  for (let ahead = 0; ahead < searchedDays && found.length < count; ahead += 1) {
    const date = addDays(first, ahead);
    const slots = date === today ? ofToday : await slotsOfDay(tx, member, { ...asked, date });
    found.push(...slots.filter(isFree));
  }
  return {
    doctor_id: asked.doctorId,
    free_today: ofToday.filter(isFree).length,
    booked_today: await countAppointments(tx, member.clinicId, asked.doctorId, today),
    slots: found.slice(0, count),
  };
}
