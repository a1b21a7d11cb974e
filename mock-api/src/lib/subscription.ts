import { todayInTehran } from './tehran';

const dayMs = 86_400_000;

/**
 * The days that are left of a clinic's subscription on a day (YYYY-MM-DD, Tehran): all of them before it starts,
 * otherwise those that have not passed yet; never below 0.
 */
export function remainingDays(start: string, days: number, today = todayInTehran()): number {
  const elapsed = Math.floor((Date.parse(today) - Date.parse(start)) / dayMs);
  return elapsed <= 0 ? days : Math.max(0, days - elapsed);
}
