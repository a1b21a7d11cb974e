import { formatDateTime } from '../../format/date';
import { isDay } from '../../format/day';
import { inTehran, parseTime, tehranInstant } from '../../format/time-of-day';
import { textOf } from './use-field';

/** A day (YYYY-MM-DD) and a time (HH:MM) in Tehran, or what was typed in their place. */
interface InstantParts {
  day: string;
  time: string;
}

const isInstant = (value: string) => /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value);

/** The day and the time of a value. An unfinished value is the typed day and time with a T between them. */
export function partsOfInstant(value: string): InstantParts {
  const parts = isInstant(value) ? inTehran(value) : null;
  const [day = '', time = ''] = value.split('T');
  return parts ?? { day, time };
}

/**
 * The value of a day and a time: an ISO 8601 instant if both are complete, '' if both are empty, otherwise
 * an unfinished value that the contract refuses.
 */
export function instantOf(day: string, time: string): string {
  if (isDay(day) && parseTime(time) === time) return tehranInstant(day, time);
  return day || time ? `${day}T${time}` : '';
}

/** A value as people read it; an unfinished one as it was typed. */
export function shownInstant(value: unknown): string {
  const text = textOf(value);
  return isInstant(text) ? formatDateTime(text) : text;
}
