import { clock } from '../lib/clock';
import type { Call } from '../testing/call';

const dayMs = 86_400_000;

interface Slot {
  start: string;
  state: string;
}

/** The starts of a doctor's free slots on the first coming day with some, from tomorrow on; ISO 8601. */
export async function freeSlots(call: Call, doctorId: number): Promise<string[]> {
  for (let days = 1; days < 60; days += 1) {
    const date = new Date(clock.now() + days * dayMs).toISOString().slice(0, 10);
    const path = `/schedule/doctor-availability?doctor_id=${doctorId}&date=${date}`;
    const { body } = await call('GET', path);
    const free = (body.data as Slot[]).filter(({ state }) => state === 'free');
    if (free.length > 0) return free.map(({ start }) => start);
  }
  throw new Error(`doctor ${doctorId} has no free slot in two months`);
}

/** The first of `freeSlots`. */
export async function freeSlot(call: Call, doctorId: number): Promise<string> {
  const [first = ''] = await freeSlots(call, doctorId);
  return first;
}

/** The Friday after tomorrow or later, YYYY-MM-DD. */
export function nextFriday(): string {
  const day = new Date(clock.now() + 2 * dayMs);
  while (day.getUTCDay() !== 5) day.setTime(day.getTime() + dayMs);
  return day.toISOString().slice(0, 10);
}
