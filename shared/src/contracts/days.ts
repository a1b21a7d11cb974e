import { z } from 'zod';
import { emptyAsNull, lineOfText, words } from './common';
import { typedDay } from './jalali-day';
import { toLatinDigits } from './digits';
import { tehranDayOf, tehranOffset } from './tehran';

const isCalendarDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return (
    /^(1[89]|2[0-2])\d\d-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value)
  );
};

/** A Jalali or Gregorian day, then perhaps a time and a zone. A plus that was not escaped arrives in a query as a space. */
const typedMoment =
  /^((?:1[2-5]|19|2[01])\d\d[-/]\d{1,2}[-/]\d{1,2})(?:[T ] ?((?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(Z|[+ -][01]\d:?[0-5]\d)?)?$/i;

interface Moment {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM or longer. */
  time: string | undefined;
  /** `Z` or an offset with a colon. */
  zone: string | undefined;
}

/** The only reader of dates and times from outside; undefined for a text that is none, or a day that does not exist. */
function momentOf(text: string): Moment | undefined {
  const [, typed = '', time, zone] = typedMoment.exec(toLatinDigits(text)) ?? [];
  const date = typedDay(typed);
  if (!isCalendarDay(date)) return undefined;
  return {
    date,
    time: time && (/^\d:/.test(time) ? `0${time}` : time),
    zone: zone
      ?.replace(' ', '+')
      .replace(/^(.\d\d):?(\d\d)$/, '$1:$2')
      .toUpperCase(),
  };
}

const timeOf = ({ date, time, zone }: Moment, timeLeftOut: string): number =>
  Date.parse(`${date}T${time ?? timeLeftOut}${zone ?? tehranOffset(date)}`);

/** The day of a typed text, YYYY-MM-DD; a text that is no date stays as it is. */
export function readDay(text: string): string {
  const moment = momentOf(text);
  if (!moment) return text;
  return moment.zone ? tehranDayOf(new Date(timeOf(moment, '00:00'))) : moment.date;
}

/** The milliseconds since 1970 of a typed text; a day alone means its first moment. NaN if it is no date. */
export function readStart(text: string): number {
  const moment = momentOf(text);
  return moment ? timeOf(moment, '00:00') : Number.NaN;
}

/** Like `readStart`; a day alone means its last moment. */
export function readEnd(text: string): number {
  const moment = momentOf(text);
  return moment ? timeOf(moment, '23:59:59.999') : Number.NaN;
}

/**
 * A calendar day, answered as YYYY-MM-DD (Gregorian; shown as Jalali). Accepts Persian digits, slashes, single digits
 * and Jalali days, which their year tells: 1200 to 1599 is Jalali, 1900 to 2199 Gregorian, any other refused. An
 * instant with its zone means its day in Tehran.
 */
export const day = (required: string) =>
  lineOfText(required, 40)
    .transform(readDay)
    .pipe(z.string().min(1, required).refine(isCalendarDay, words.wrongDate));

export const optionalDay = () => emptyAsNull(day(words.wrongDate)).optional();

const instantOf = (wrong: string, read: (text: string) => number) =>
  lineOfText(wrong, 40)
    .transform(read)
    .pipe(z.number({ error: wrong }).transform((time) => new Date(time).toISOString()));

/**
 * An instant, answered as ISO 8601 in UTC. Its day is read like `day`; without a zone it is Tehran time, and a day
 * alone its start.
 */
export const instant = (wrong: string = words.wrongDate) => instantOf(wrong, readStart);

/** The end of a range; a day without time means its last moment. */
export const endInstant = (wrong: string = words.wrongDate) => instantOf(wrong, readEnd);

/** The most days of a range whose rows are all answered at once, both ends included. */
export const longestRangeDays = 93;
const dayLength = 86_400_000;

/**
 * Checks the ends of a range, days or instants: an end before its start, or more than `longestRangeDays`,
 * is wrong at the field `end`.
 */
export function checkRange(
  [start, end]: readonly [string, string],
  field: string,
  context: z.RefinementCtx,
): void {
  const length = Date.parse(end) - Date.parse(start);
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (length < 0) refuse(words.rangeOrder);
  else if (length >= longestRangeDays * dayLength) refuse(words.rangeTooLong);
}
