import { z } from 'zod';
import { tillQuery } from './cash-points';
import { money, optionalNumber, optionalReference, optionalText, words } from './common';
import { day } from './days';
import { pageOf, pageQuery, wholeListQuery } from './lists';

/** The payment methods that bring money into the till; a payment from the wallet does not. */
export const cashMethods = ['cash', 'card', 'transfer', 'other'] as const;
export type CashMethod = (typeof cashMethods)[number];

/** How a document was paid; null or nothing when the payment did not go through the till. */
export const paidBy = () =>
  z
    .union([z.literal('').transform(() => null), z.null(), z.enum(cashMethods)], {
      error: words.wrongChoice,
    })
    .optional();

export const cashTexts = {
  counted: 'لطفا مبلغ شمارش شده را وارد کنید',
  closed: 'صندوق این روز پیش‌تر بسته شده است',
  reason: 'علت اختلاف را بنویسید',
  future: 'صندوق روزی که هنوز نیامده است بسته نمی‌شود',
} as const;
const { counted } = cashTexts;

const amount = money(counted, words.wrongNumber);

/** Tomans by method; a plain number is the amount in cash. */
const countedAmounts = z.union(
  [
    amount.transform((cash) => ({ cash })),
    z
      .strictObject({
        cash: amount.optional(),
        card: amount.optional(),
        transfer: amount.optional(),
        other: amount.optional(),
      })
      .refine((value) => Object.keys(value).length > 0, counted),
  ],
  { error: counted },
);

export const cashClose = z.strictObject({
  counted: countedAmounts,
  note: optionalText(1000),
  /** YYYY-MM-DD; today in Tehran when left out. */
  date: day(words.wrongDate).optional(),
  /** The main till of the clinic when left out. */
  cash_point_id: optionalReference(),
});

/** Tomans by method; negative when more was paid out than taken. */
export const cashAmounts = z.object({
  cash: z.number(),
  card: z.number(),
  transfer: z.number(),
  other: z.number(),
});
export type CashAmounts = z.output<typeof cashAmounts>;

export const cashDay = z.object({
  /** Null while nothing is stored for the day. */
  id: z.number().int().nullable(),
  date: z.string(),
  /** Null for the main till of the clinic. */
  cash_point: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  state: z.enum(['open', 'closed']),
  expected: cashAmounts,
  expected_total: z.number(),
  counted: cashAmounts.partial().nullable(),
  counted_total: z.number().nullable(),
  /** Counted minus expected, for the methods that were counted. */
  difference: z.number().nullable(),
  note: z.string().nullable(),
  closed_at: z.string().nullable(),
  closed_by: z.object({ id: z.number().int(), fullName: z.string() }).nullable(),
});
export type CashDay = z.output<typeof cashDay>;

/** One day of one till, with the numbers of payments and refunds; the sums of its expenses and of its paid documents in tomans. */
export const cashToday = cashDay.extend({
  payments: z.number().int(),
  refunds: z.number().int(),
  expenses: z.number(),
  /** What documents of staff, purchases, internal services and devices paid by a method of the till. */
  documents: z.number(),
});
export type CashToday = z.output<typeof cashToday>;
export const cashPage = pageOf(cashDay);

const queryDay = z.string().pipe(day(words.wrongDate));
export const cashQuery = pageQuery.extend({
  from: queryDay.optional(),
  to: queryDay.optional(),
  state: z.enum(['open', 'closed']).optional(),
  point: tillQuery,
});
/** The till of a day; the main one when left out. */
export const cashTillQuery = z.strictObject({ point: tillQuery });
export const cashDocumentsQuery = wholeListQuery.extend({ point: tillQuery });

/** YYYY-MM-DD in an address. */
export const cashDayParam = z.object({ date: queryDay });

/** What is counted at the end of a day, as a form asks for it; a difference needs a reason, which the server checks. */
export const cashCloseForm = z.strictObject({
  cash: amount,
  card: optionalNumber(amount),
  transfer: optionalNumber(amount),
  other: optionalNumber(amount),
  note: optionalText(1000),
});
export type CashCloseForm = z.input<typeof cashCloseForm>;
