import moment from 'jalali-moment';
import { toLatinDigits } from '../contracts/normalise';

/** A day of the Persian calendar; months count from 1. */
export interface JalaliDay {
  year: number;
  month: number;
  day: number;
}

/** Years that dates may be picked from (texts 1 §9); the last one is next year. */
export const firstJalaliYear = 1300;

const isoFormat = 'YYYY-MM-DD';

/** How many days the month has: 29 to 31. */
export function jalaliMonthLength(year: number, month: number): number {
  return moment.jDaysInMonth(year, month - 1);
}

/** The calendar day as `YYYY-MM-DD`, or null when there is no such day (1404/12/30). */
export function fromJalali({ year, month, day }: JalaliDay): string | null {
  if (year < 1200 || year > 1600 || month < 1 || month > 12 || day < 1) return null;
  if (day > jalaliMonthLength(year, month)) return null;
  return moment(`${year}/${month}/${day}`, 'jYYYY/jM/jD').format(isoFormat);
}

/** The Persian day of a calendar day `YYYY-MM-DD`; null when that is none. */
export function toJalali(iso: string): JalaliDay | null {
  const date = moment(iso.slice(0, 10), isoFormat, true);
  if (!date.isValid()) return null;
  return { year: date.jYear(), month: date.jMonth() + 1, day: date.jDate() };
}

/**
 * Reads a typed or pasted Persian date: year, month, day with `/`, `-` or `.` between them, digits of
 * any script. Answers `YYYY-MM-DD`, or null when it is no day of the Persian calendar.
 */
export function parseJalali(text: string): string | null {
  const match = /^(1[2-5]\d\d)([/.-])(\d{1,2})\2(\d{1,2})$/.exec(toLatinDigits(text).trim());
  if (!match) return null;
  return fromJalali({ year: Number(match[1]), month: Number(match[3]), day: Number(match[4]) });
}

/** The month that is `by` months later (or earlier). */
export function addJalaliMonths(
  { year, month }: Pick<JalaliDay, 'year' | 'month'>,
  by: number,
): Pick<JalaliDay, 'year' | 'month'> {
  const months = year * 12 + month - 1 + by;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** The weekday of a calendar day `YYYY-MM-DD`: 0 Saturday … 6 Friday, as the week is shown. */
export function jalaliWeekday(iso: string): number {
  return (new Date(`${iso}T00:00:00Z`).getUTCDay() + 1) % 7;
}

/** The days of a month in weeks from Saturday; null where the week belongs to another month. */
export function jalaliMonthWeeks(year: number, month: number): (string | null)[][] {
  const length = jalaliMonthLength(year, month);
  const days = Array.from({ length }, (_, index) => fromJalali({ year, month, day: index + 1 }));
  const before = jalaliWeekday(days[0] ?? '');
  const cells = [...Array<null>(before).fill(null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, index) =>
    cells.slice(index * 7, index * 7 + 7),
  );
  return weeks.map((week) => [...week, ...Array<null>(7 - week.length).fill(null)]);
}
