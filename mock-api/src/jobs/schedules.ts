import { addDays, tehranInstant, todayInTehran } from '../lib/tehran';
import type { Schedule } from './runner';

export const everyMinutes =
  (minutes: number): Schedule =>
  (now) =>
    new Date(now.getTime() + minutes * 60_000);

/** A time of day in Tehran, HH:MM. */
export const dailyAt =
  (time: string): Schedule =>
  (now) => {
    const today = todayInTehran(now);
    const at = new Date(tehranInstant(today, time));
    return at > now ? at : new Date(tehranInstant(addDays(today, 1), time));
  };
