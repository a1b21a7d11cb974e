import { toLatinDigits } from '../contracts/digits';
import { tehranOffset } from '../contracts/tehran';
import { formatTime, todayIso, type IsoDate } from './date';

/**
 * Reads a typed time of day: `14:30`, `14.30`, `1430`, `930` or `9`, in digits of any script. Returns
 * `HH:MM`, or null when it is not a time.
 */
export function parseTime(text: string): string | null {
  const typed = toLatinDigits(text).trim();
  const match = /^(\d{1,2})(?:\s*[:.,٫،/\s-]\s*(\d{1,2})|(\d\d))?$/.exec(typed);
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? match[3] ?? 0)];
  return hours < 24 && minutes < 60 ? timeOfMinutes(hours * 60 + minutes) : null;
}

/** The minutes after midnight of a time `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time `HH:MM` of minutes after midnight; minutes of another day are counted within the day. */
export function timeOfMinutes(minutes: number): string {
  const within = ((minutes % 1440) + 1440) % 1440;
  const parts = [Math.floor(within / 60), within % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The instant of a day and a time `HH:MM` in Tehran, ISO 8601 with offset. */
export function tehranInstant(day: string, time: string): IsoDate {
  return `${day}T${time}:00${tehranOffset(day)}`;
}

/** The day and time `HH:MM` of an instant in Tehran; null when it is not an instant. */
export function inTehran(instant: IsoDate): { day: string; time: string } | null {
  const time = toLatinDigits(formatTime(instant));
  if (time === '') return null;
  const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(instant);
  return { day: zoned ? todayIso(new Date(instant)) : instant.slice(0, 10), time };
}
