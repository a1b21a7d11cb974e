import { z } from 'zod';
import { filledNumber, optionalNumber, readAs, words, wordsOfLast } from './common';
import { readNumber } from './normalise';

/** Units that forms add to a number; the server stores only the number. */
const unit = /^[%٪]|(تومان|ریال|ساعت|روز|ماه|درصد|[%٪])\s*$/g;

const withoutUnit = (value: number | string | null) =>
  typeof value === 'string' ? value.trim().replace(unit, '').trim() : value;

const blankAsNull = (value: number | string | null) => (value === '' ? null : value);

/** A number that may carry its unit ('12 ساعت', '30%'), be missing or be empty; empty clears it. */
export const measured = <Schema extends z.ZodType<number, number | string>>(schema: Schema) =>
  z
    .union([z.number(), z.string().max(60), z.null()], { error: words.wrongNumber })
    .transform(withoutUnit)
    .transform(blankAsNull)
    .pipe(z.union([z.null(), schema], { error: wordsOfLast }))
    .optional();

/**
 * A positive measure such as height (cm) or weight (kg), up to three decimals. `tooLarge` and `tooFine` are
 * the messages for a number above `max` or with more decimals; `wrong` is the message for everything else.
 */
export const measure = (
  required: string,
  wrong: string,
  max: number,
  { tooLarge = wrong, tooFine = wrong }: { tooLarge?: string; tooFine?: string } = {},
) =>
  filledNumber(required).pipe(
    z.number({ error: wrong }).positive(wrong).max(max, tooLarge).multipleOf(0.001, tooFine),
  );

/** 0 to a number, up to two decimals. */
export const decimal = (max: number, wrong: string) =>
  readAs(wrong, z.number({ error: wrong }).min(0, wrong).max(max, wrong).multipleOf(0.01, wrong));

const unitTexts = {
  percent: 'درصد باید عددی بین ۰ تا ۱۰۰ باشد',
  hours: 'ساعت کاری باید عددی بین ۰ تا ۲۴ باشد',
  days: 'تعداد روز معتبر نیست',
  months: 'دوره باید عدد صحیح ماه باشد',
  shares: 'مجموع سهم‌ها نباید بیشتر از ۱۰۰ درصد باشد',
} as const;

/** The message for two shares of one cost that are more than the whole. */
export const sharesTooHigh = unitTexts.shares;

/** 0 to 100, up to two decimals. */
export const percent = () => decimal(100, unitTexts.percent);
/** Hours of a day. */
export const hours = () => decimal(24, unitTexts.hours);
/** Days of a year, also half days. */
export const days = () => decimal(366, unitTexts.days);

/** A period in whole months. */
export const months = () =>
  readAs(
    unitTexts.months,
    z
      .number({ error: unitTexts.months })
      .int(unitTexts.months)
      .min(0, unitTexts.months)
      .max(1200, unitTexts.months),
  );

/** Whole minutes of a visit: a multiple of `step`, at most a day; empty gives null. */
export const visitMinutes = (wrong: string, step = 1) =>
  optionalNumber(
    z
      .union([z.number(), z.string()], { error: wrong })
      .transform(readNumber)
      .pipe(
        z
          .number({ error: wrong })
          .int(wrong)
          .min(Math.max(5, step), wrong)
          .max(1440, wrong)
          .multipleOf(step, wrong),
      ),
  );
