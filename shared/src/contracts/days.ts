import { z } from 'zod';
import { emptyAsNull, lineOfText, words } from './common';
import { typedDay } from './jalali-day';
import { toLatinDigits } from './digits';

const isCalendarDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** A calendar day as YYYY-MM-DD (Gregorian; shown as Jalali). See `typedDay` for the other accepted forms. */
export const day = (required: string) =>
  lineOfText(required, 40)
    .transform((value) => typedDay(toLatinDigits(value)))
    .pipe(
      z
        .string()
        .min(1, required)
        .regex(/^(1[89]|20|21)\d\d-\d\d-\d\d$/, words.wrongDate)
        .refine(isCalendarDay, words.wrongDate),
    );

export const optionalDay = () => emptyAsNull(day(words.wrongDate)).optional();

/** An instant, answered as ISO 8601 in UTC; without a zone it is Tehran time, and a day alone its start. */
export const instant = (wrong: string = words.wrongDate) =>
  lineOfText(wrong, 40)
    .transform((value) => {
      const parts =
        /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?(Z|[+ -]\d\d:\d\d)?$/i;
      const [, date, time = '00:00', zone = '+03:30'] = parts.exec(toLatinDigits(value)) ?? [];
      // A plus that was not escaped arrives in a query as a space.
      const offset = zone.replace(' ', '+');
      return date && isCalendarDay(date) ? Date.parse(`${date}T${time}${offset}`) : Number.NaN;
    })
    .pipe(z.number({ error: wrong }).transform((time) => new Date(time).toISOString()));

/** The end of a range; a day without time means its last moment. */
export const endInstant = (wrong: string = words.wrongDate) =>
  lineOfText(wrong, 40)
    .transform((value) => toLatinDigits(value))
    .transform((value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T23:59:59.999` : value))
    .pipe(instant(wrong));

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
