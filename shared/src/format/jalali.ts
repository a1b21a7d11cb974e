import moment from 'jalali-moment';
import { toLatinDigits } from '../contracts/digits';
import { cleanText } from '../contracts/normalise';
import { monthNames } from './messages';
import { todayIso } from './date';
import { weekdayOf } from './weekday';

/** A month of the Persian calendar, from 1 to 12. */
export interface JalaliMonth {
  year: number;
  month: number;
}

/** A day of the Persian calendar. */
export interface JalaliDay extends JalaliMonth {
  day: number;
}

/** Years that dates may be picked from; the last one is next year. */
export const firstJalaliYear = 1300;

const isoFormat = 'YYYY-MM-DD';

/** The number of days of a month: 29 to 31. */
export function jalaliMonthLength(year: number, month: number): number {
  return moment.jDaysInMonth(year, month - 1);
}

/** The calendar day as `YYYY-MM-DD`; null when the day does not exist (1404/12/30). */
export function fromJalali({ year, month, day }: JalaliDay): string | null {
  if (year < 1200 || year > 1600 || month < 1 || month > 12 || day < 1) return null;
  if (day > jalaliMonthLength(year, month)) return null;
  return moment(`${year}/${month}/${day}`, 'jYYYY/jM/jD').format(isoFormat);
}

/** The Persian day of a calendar day `YYYY-MM-DD`; null when it is not a day. */
export function toJalali(iso: string): JalaliDay | null {
  const date = moment(iso.slice(0, 10), isoFormat, true);
  if (!date.isValid()) return null;
  return { year: date.jYear(), month: date.jMonth() + 1, day: date.jDate() };
}

const separators = '[\\s/.\\-_,،٫٬:]+';
const numbers = new RegExp(`^(\\d{4}|\\d\\d)${separators}(\\d{1,2})${separators}(\\d{1,2})$`);
const words = new RegExp(`^(?:\\D+\\s)?(\\d{1,2}) (${monthNames.join('|')}) (\\d{4})$`);

/** The full year of two digits: in this century up to ten years from now, otherwise in the last one. */
function fullYear(year: number): number {
  if (year > 99) return year;
  const now = toJalali(todayIso())?.year ?? firstJalaliYear;
  return 1400 + year <= now + 10 ? 1400 + year : 1300 + year;
}

/**
 * Reads a typed or pasted Persian date in digits of any script: year, month, day with any separators
 * (`1404/1/5`, `1404 1 5`, `69-2-31`), as eight digits, or in words (`13 دی 1404`). Returns
 * `YYYY-MM-DD`, or null when it is not a day of the Persian calendar.
 */
export function parseJalali(text: string): string | null {
  const typed = toLatinDigits(cleanText(text)).replace(/\s+/g, ' ');
  const named = words.exec(typed);
  if (named) {
    const month = monthNames.findIndex((name) => name === named[2]) + 1;
    return fromJalali({ year: Number(named[3]), month, day: Number(named[1]) });
  }
  const match = /^(\d{4})(\d\d)(\d\d)$/.exec(typed) ?? numbers.exec(typed);
  if (!match) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return fromJalali({ year: fullYear(year), month, day });
}

/** The month that is `count` months later, or earlier when it is negative. */
export function addJalaliMonths({ year, month }: JalaliMonth, count: number): JalaliMonth {
  const months = year * 12 + month - 1 + count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** The same day `count` months later; the last day when that month is shorter. */
export function moveByJalaliMonths(iso: string, count: number): string {
  const from = toJalali(iso);
  if (!from) return iso;
  const to = addJalaliMonths(from, count);
  const day = Math.min(from.day, jalaliMonthLength(to.year, to.month));
  return fromJalali({ ...to, day }) ?? iso;
}

/** First and last day of a month. */
export function jalaliMonthEnds({ year, month }: JalaliMonth): { from: string; to: string } {
  const at = (day: number) => fromJalali({ year, month, day }) ?? '';
  return { from: at(1), to: at(jalaliMonthLength(year, month)) };
}

/** The days of a month in weeks from Saturday; null for days of another month. */
export function jalaliMonthWeeks(year: number, month: number): (string | null)[][] {
  const length = jalaliMonthLength(year, month);
  const days = Array.from({ length }, (_, index) => fromJalali({ year, month, day: index + 1 }));
  const before = weekdayOf(days[0] ?? '');
  const cells = [...Array<null>(before).fill(null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, index) =>
    cells.slice(index * 7, index * 7 + 7),
  );
  return weeks.map((week) => [...week, ...Array<null>(7 - week.length).fill(null)]);
}
