import { z } from 'zod';
import { largestId } from './id-of';
import { toLatinDigits, toPersianDigits } from './digits';
import { bareDigits, cleanLine, cleanMobile, cleanText, isVisible, readNumber } from './normalise';

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

/**
 * One line of text, trimmed and normalised. Refuses a text longer than twice `max` before that; the caller checks
 * `max` itself.
 */
export const lineOfText = (message: string, max: number) =>
  z
    .string({ error: message })
    .max(max * 2, words.tooLong(max))
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), words.wrongText)
    .transform(cleanLine);

/** Required text: trimmed and normalised; `message` if a reader would see nothing of it. */
export const filled = (message: string, max = 200) =>
  lineOfText(message, max).pipe(z.string().refine(isVisible, message).max(max, words.tooLong(max)));

/** Text that may be missing or empty; null clears it. */
export const optionalText = (max = 200) =>
  lineOfText(words.wrongText, max)
    .pipe(z.string().max(max, words.tooLong(max)))
    .nullable()
    .transform((value) => (value && isVisible(value) ? value : null))
    .optional();

/** Like `optionalText`, for codes and numbers: digits are stored as Latin ones. */
export const optionalCode = (max: number) =>
  lineOfText(words.wrongText, max)
    .pipe(z.string().max(max, words.tooLong(max)))
    .nullable()
    .transform((value) => (value && isVisible(value) ? toLatinDigits(value) : null))
    .optional();

/** Exactly ten digits, in any script, with or without hyphens. A wrong check digit is only a warning of the form. */
export const nationalCode = (message: string = words.nationalCode) =>
  lineOfText(message, 40)
    .transform((value) => bareDigits(toLatinDigits(value)))
    .pipe(z.string().regex(/^\d{10}$/, message));

/** 09 and nine digits, in any script; also accepted with +98 and 0098. */
export const mobile = (message: string) =>
  lineOfText(message, 40)
    .transform(cleanMobile)
    .pipe(z.string().regex(/^09\d{9}$/, message));

/** Like `mobile`, but may be missing or empty. */
export const optionalMobile = (message: string) =>
  z
    .union([z.literal('').transform(() => null), z.null(), mobile(message)], { error: message })
    .optional();

export const email = (message: string = words.email) =>
  lineOfText(message, 254)
    .transform((value) => toLatinDigits(value).toLowerCase())
    .pipe(z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, message));

const typedNumber = (message: string) => z.union([z.number(), z.string()], { error: message });

/** A number, or its digits in any script; `schema` checks its range. */
export const readAs = (wrong: string, schema: z.ZodType<number, number>) =>
  typedNumber(wrong).transform(readNumber).pipe(schema);

const blankIs = (message: string) => (value: number | string, context: z.RefinementCtx) => {
  if (typeof value === 'string' && !isVisible(cleanText(value))) {
    context.addIssue({ code: 'custom', message });
  }
};

/** A required number, with digits in any script, with or without separators. */
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

/** The message of the last option of a union; the options before it only accept an empty value. */
export const wordsOfLast = (issue: object) =>
  (issue as { errors?: { message: string }[][] }).errors?.at(-1)?.[0]?.message;

/** Wraps a schema so that its value may be empty: null or '' clears it. */
export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), z.null(), schema], { error: wordsOfLast });

/** Like `emptyAsNull`, for a number that may also be missing. */
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

/** Stored file names, as a list or as the texts' text with commas. The result is a text with commas. */
export const fileNames = () =>
  z
    .union([z.array(z.string().max(300)).max(20), z.string().max(4000), z.null()])
    .transform((value) => (Array.isArray(value) ? value.join(',') : value) || null)
    .optional();
