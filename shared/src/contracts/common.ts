import { z } from 'zod';
import { typedDay } from './jalali-day';
import {
  cleanLine,
  cleanMobile,
  cleanText,
  readNumber,
  toLatinDigits,
  toPersianDigits,
} from './normalise';

/** The largest id; ids are PostgreSQL integers. */
export const largestId = 2_147_483_647;
/** The largest amount of money, in tomans (api: 0 to 999,999,999,999). */
export const largestAmount = 999_999_999_999;
/** The largest quantity of goods. */
export const largestQuantity = 999_999_999;

export const words = {
  tooLong: (max: number) => toPersianDigits(`حداکثر ${max} نویسه مجاز است`),
  tooLarge: (max: number) =>
    toPersianDigits(`عدد باید حداکثر ${String(max).replace(/\B(?=(\d{3})+$)/g, '٬')} باشد`),
  tooFine: 'عدد باید حداکثر سه رقم اعشار داشته باشد',
  wrongId: 'شناسه نامعتبر است',
  wrongNumber: 'عدد وارد شده معتبر نیست',
  wrongDate: 'تاریخ وارد شده معتبر نیست',
  rangeOrder: 'تاریخ پایان نمی‌تواند پیش از تاریخ شروع باشد',
  rangeTooLong: 'بازه تاریخ حداکثر ۹۳ روز است',
  wrongText: 'متن وارد شده معتبر نیست',
  wrongChoice: 'گزینه انتخاب شده معتبر نیست',
  nationalCode: 'کد ملی باید ۱۰ رقم باشد',
  email: 'فرمت ایمیل نامعتبر است',
} as const;

const text = (message: string, max: number) =>
  z
    .string({ error: message })
    .max(max * 2, words.tooLong(max))
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), words.wrongText)
    .transform(cleanLine);

/** Required text: trimmed and normalised; blank gives `message`. */
export const filled = (message: string, max = 200) =>
  text(message, max).pipe(z.string().min(1, message).max(max, words.tooLong(max)));

/** Text that may be missing or empty; null clears it. */
export const optionalText = (max = 200) =>
  text(words.wrongText, max)
    .pipe(z.string().max(max, words.tooLong(max)))
    .nullable()
    .transform((value) => value || null)
    .optional();

/** As `optionalText`, for codes and numbers of things: digits are stored as Latin ones. */
export const optionalCode = (max: number) =>
  text(words.wrongText, max)
    .pipe(z.string().max(max, words.tooLong(max)))
    .nullable()
    .transform((value) => (value ? toLatinDigits(value) : null))
    .optional();

/** Exactly ten digits, in any script. A wrong check digit is a warning of the form, never a refusal. */
export const nationalCode = (message: string = words.nationalCode) =>
  text(message, 40)
    .transform(toLatinDigits)
    .pipe(z.string().regex(/^\d{10}$/, message));

/** 09 and nine digits, in any script; +98 and 0098 are understood. */
export const mobile = (message: string) =>
  text(message, 40)
    .transform(cleanMobile)
    .pipe(z.string().regex(/^09\d{9}$/, message));

/** As `mobile`, but may be missing or empty. */
export const optionalMobile = (message: string) =>
  z
    .union([z.literal('').transform(() => null), z.null(), mobile(message)], { error: message })
    .optional();

export const email = (message: string = words.email) =>
  text(message, 254)
    .transform((value) => toLatinDigits(value).toLowerCase())
    .pipe(z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, message));

const typedNumber = (message: string) => z.union([z.number(), z.string()], { error: message });

/** A number, or its digits in any script; `schema` bounds it. */
export const readAs = (wrong: string, schema: z.ZodType<number, number>) =>
  typedNumber(wrong).transform(readNumber).pipe(schema);

const blankIs = (message: string) => (value: number | string, context: z.RefinementCtx) => {
  if (typeof value === 'string' && cleanText(value) === '') {
    context.addIssue({ code: 'custom', message });
  }
};

/** A number that must be there, its digits of any script, with or without separators. */
export const filledNumber = (required: string) =>
  typedNumber(required).superRefine(blankIs(required)).transform(readNumber);

/** An amount in whole tomans. */
export const money = (required: string, wrong: string = words.wrongNumber) =>
  filledNumber(required).pipe(
    z
      .number({ error: wrong })
      .int(wrong)
      .min(0, wrong)
      .max(largestAmount, words.tooLarge(largestAmount)),
  );

/** A quantity of goods, up to three decimals. */
export const quantity = (
  required: string,
  wrong: string = words.wrongNumber,
  tooLarge: string = words.tooLarge(largestQuantity),
) =>
  filledNumber(required).pipe(
    z
      .number({ error: wrong })
      .min(0, wrong)
      .max(largestQuantity, tooLarge)
      .multipleOf(0.001, words.tooFine),
  );

/** What the last choice of a union says is wrong: the one that is no mere way of leaving it empty. */
export const wordsOfLast = (issue: object) =>
  (issue as { errors?: { message: string }[][] }).errors?.at(-1)?.[0]?.message;

/** Wraps a schema so that its value may be empty: null or '' clears it. */
export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), z.null(), schema], { error: wordsOfLast });

/** As `emptyAsNull`, for a number that may also be missing. */
export const optionalNumber = <Schema extends z.ZodType<number, number | string>>(schema: Schema) =>
  emptyAsNull(schema).optional();

/** The id of another row, as a number or as the text of a select box. */
export const reference = (required: string) =>
  readAs(
    required,
    z.number({ error: required }).int(required).min(1, required).max(largestId, required),
  );

export const optionalReference = (wrong: string = words.wrongChoice) =>
  emptyAsNull(reference(wrong)).optional();

const isCalendarDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** A calendar day as YYYY-MM-DD (Gregorian; shown as Jalali). See `typedDay` for what else is understood. */
export const day = (required: string) =>
  text(required, 40)
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
  text(wrong, 40)
    .transform((value) => {
      const parts =
        /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?(Z|[+ -]\d\d:\d\d)?$/i;
      const [, date, time = '00:00', zone = '+03:30'] = parts.exec(toLatinDigits(value)) ?? [];
      // A plus that nobody escaped reaches a query as a space.
      const offset = zone.replace(' ', '+');
      return date && isCalendarDay(date) ? Date.parse(`${date}T${time}${offset}`) : Number.NaN;
    })
    .pipe(z.number({ error: wrong }).transform((time) => new Date(time).toISOString()));

/** The end of a range; a day alone means its last moment. */
export const endInstant = (wrong: string = words.wrongDate) =>
  text(wrong, 40)
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

/** Stored file names; a list, or the texts' comma-joined text. Answers a comma-joined text. */
export const fileNames = () =>
  z
    .union([z.array(z.string().max(300)).max(20), z.string().max(4000), z.null()])
    .transform((value) => (Array.isArray(value) ? value.join(',') : value) || null)
    .optional();

/** `{id}` of a path. */
export const idParam = z.object({
  id: z
    .string()
    .transform(toLatinDigits)
    .pipe(
      z
        .string()
        .regex(/^\d{1,10}$/, words.wrongId)
        .transform(Number)
        .pipe(z.number().min(1, words.wrongId).max(largestId, words.wrongId)),
    ),
});

const pageNumber = (fallback: number, max: number) =>
  z
    .string()
    .transform(toLatinDigits)
    .pipe(
      z
        .string()
        .regex(/^\d{1,9}$/, words.wrongNumber)
        .transform(Number)
        .pipe(z.number().min(1, words.wrongNumber).max(max, words.wrongNumber)),
    )
    .default(fallback);

/** A filter by one of some words; empty is as none. */
export const optionalChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(choices, { error: words.wrongChoice }).optional(),
  );

/** What every paged list accepts; lists add their filters with `.extend`. */
export const pageQuery = z.strictObject({
  page: pageNumber(1, 1_000_000),
  limit: pageNumber(10, 500),
  search: z.string().max(200).transform(cleanText).optional(),
  /** A field name, or `-name` for the other direction; empty is as none. */
  sort: z
    .string()
    .regex(/^(-?[A-Za-z_]\w{0,39})?$/, words.wrongChoice)
    .optional(),
});
export type PageQuery = z.output<typeof pageQuery>;

/** What lists that are not paged accept: they answer all rows to who asks for a page, too. */
const unheeded = z.string().optional();
export const wholeListQuery = z.strictObject({ page: unheeded, limit: unheeded });

export const pageMeta = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  totalPages: z.number().int(),
});

/** The shape of every list answer. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), meta: pageMeta });

export interface Page<Row> {
  data: Row[];
  meta: z.output<typeof pageMeta>;
}

/** A named thing of the settings cards: doctor types, product types, categories. */
export const namedInput = (required: string) =>
  z.strictObject({ name: filled(required, 100), name_en: optionalText(100) });

/** Every entity answers it: a number that grows with each change of the row. */
export const rowVersion = z.number().int();

/** A named thing as the rows that refer to it show it. */
export const namedBrief = z.object({
  id: z.number().int(),
  name: z.string(),
  name_en: z.string().nullable(),
});
export type NamedBrief = z.output<typeof namedBrief>;
/** A named thing as its own list answers it. */
export const named = namedBrief.extend({ version: rowVersion });
export type Named = z.output<typeof named>;
export const namedPage = pageOf(named);
export interface NamedInput {
  name: string;
  name_en?: string | null;
}

/** The answer to a deletion that archives. */
export const archived = z.object({ id: z.number().int(), archived: z.literal(true) });
