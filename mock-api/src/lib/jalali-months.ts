import { typedDay } from '@ziba/shared/contracts/jalali-day';
import { clock } from './clock';
import { jalaliMonthStart } from './jalali';
import { addDays } from './tehran';

/** A Jalali month, YYYY-MM, with its days in the Gregorian calendar, YYYY-MM-DD. */
export interface JalaliMonth {
  month: string;
  /** Month and year in words. */
  title: string;
  from: string;
  /** Its last day. */
  to: string;
  /** The first day of the following month. */
  end: string;
}

const words = new Intl.DateTimeFormat('fa-IR-u-ca-persian', { timeZone: 'UTC', month: 'long' });
const numbers = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
});
const year = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/** The month in words, with its year. */
export function jalaliMonthTitle(month: string): string {
  const name = words.format(new Date(`${typedDay(`${month}-01`)}T00:00:00Z`));
  return `${name} ${year.format(Number(month.slice(0, 4)))}`;
}

export function jalaliMonth(month: string): JalaliMonth {
  const from = typedDay(`${month}-01`);
  // No month has more than 31 days or fewer than 29.
  const end = typedDay(`${jalaliMonthOf(addDays(from, 31))}-01`);
  return { month, title: jalaliMonthTitle(month), from, to: addDays(end, -1), end };
}

/** The Jalali month, YYYY-MM, of a Gregorian day. */
export function jalaliMonthOf(day: string): string {
  const parts = numbers.formatToParts(new Date(`${day}T00:00:00Z`));
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${valueOf('year')}-${valueOf('month')}`;
}

/** The last Jalali month that has ended. */
export const lastJalaliMonth = (now: Date = clock.date()): string =>
  jalaliMonthOf(addDays(jalaliMonthStart(now), -1));

/** The Jalali month that is `count` months later, or earlier when it is negative. */
export function moveMonth(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
