import { tehranDayOf, tehranOffset } from '@ziba/shared/contracts/tehran';
import { clock } from './clock';

/** The current day in Tehran, YYYY-MM-DD. */
export function todayInTehran(now: Date = clock.date()): string {
  return tehranDayOf(now);
}

/** The day that is this many days later (or earlier), YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A time of day in Tehran (HH:MM) as an instant, ISO 8601. */
export function tehranInstant(day: string, time: string): string {
  return new Date(`${day}T${time}:00${tehranOffset(day)}`).toISOString();
}

/** An instant as ISO 8601 with the zone of Tehran: 2026-11-22T14:00:00+03:30. */
export function inTehran(instant: string | number): string {
  const shifted = new Date(new Date(instant).getTime() + 210 * 60_000);
  return `${shifted.toISOString().slice(0, 19)}+03:30`;
}
