import { apiOf } from './api';
import type { RunningProduct } from './running-product';

/** The first working day of the clinic, from `ahead` days after today, YYYY-MM-DD. */
export async function openDay({ address, clock }: RunningProduct, ahead: number): Promise<string> {
  const call = await apiOf(address, 'mina');
  const answer = await call('/schedule/holidays');
  const { data } = (await answer.json()) as { data: { date: string; is_open: boolean }[] };
  const closed = new Set(data.filter(({ is_open }) => !is_open).map(({ date }) => date));
  const days = Array.from({ length: 14 }, (_, index) => clock.workday(ahead + index));
  const open = days.find((day) => !closed.has(day));
  if (!open) throw new Error(`The clinic works on none of ${days.join(', ')}.`);
  return open;
}
