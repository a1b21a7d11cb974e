import type { Call } from '../testing/call';

const dayMs = 86_400_000;

interface Slot {
  start: string;
  state: string;
}

/** The start of a doctor's first free slot on the coming days, from tomorrow on; ISO 8601. */
export async function freeSlot(call: Call, doctorId: number): Promise<string> {
  for (let days = 1; days < 60; days += 1) {
    const date = new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
    const path = `/schedule/doctor-availability?doctor_id=${doctorId}&date=${date}`;
    const { body } = await call('GET', path);
    const free = (body.data as Slot[]).find(({ state }) => state === 'free');
    if (free) return free.start;
  }
  throw new Error(`doctor ${doctorId} has no free slot in two months`);
}

/** The Friday after tomorrow or later, YYYY-MM-DD. */
export function nextFriday(): string {
  const day = new Date(Date.now() + 2 * dayMs);
  while (day.getUTCDay() !== 5) day.setTime(day.getTime() + dayMs);
  return day.toISOString().slice(0, 10);
}
