import { z } from 'zod';
import { cashMethods } from './cash';
import { tillQuery } from './cash-points';
import { fileNames, filled, money, optionalReference, optionalText, words } from './common';
import { day } from './days';
import { optionalChoice, pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';

export const expenseCategories = [
  'rent',
  'utilities',
  'supplies',
  'advertising',
  'repair',
  'tax',
  'hospitality',
  'other',
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

export const expenseCategoryLabels: Record<ExpenseCategory, string> = {
  rent: 'اجاره',
  utilities: 'آب، برق، گاز و تلفن',
  supplies: 'ملزومات',
  advertising: 'تبلیغات',
  repair: 'تعمیرات',
  tax: 'مالیات و عوارض',
  hospitality: 'پذیرایی',
  other: 'سایر',
};

export const expenseTexts = {
  title: 'لطفا شرح هزینه را وارد کنید',
  category: 'لطفا دسته هزینه را انتخاب کنید',
  amount: 'لطفا مبلغ هزینه را وارد کنید',
  nothing: 'مبلغ هزینه باید بیشتر از صفر باشد',
  method: 'لطفا روش پرداخت را انتخاب کنید',
  day: 'لطفا تاریخ هزینه را وارد کنید',
  future: 'تاریخ هزینه نمی‌تواند در آینده باشد',
  dayClosed: 'صندوق این روز بسته شده است و هزینه‌ای نمی‌پذیرد',
  voidReason: 'علت ابطال را بنویسید',
  voided: 'این هزینه پیش‌تر باطل شده است',
  series: 'هزینه ماهانه‌ای با این شناسه نیست',
} as const;
const texts = expenseTexts;

/** An expense is posted at once and never changes; it is voided with a reason. */
export const expenseInput = z.strictObject({
  title: filled(texts.title, 150),
  category: z.enum(expenseCategories, { error: texts.category }),
  /** Whole tomans. */
  amount: money(texts.amount).pipe(z.number().min(1, texts.nothing)),
  method: z.enum(cashMethods, { error: texts.method }),
  spent_on: day(texts.day),
  note: optionalText(1000),
  attachment: fileNames(),
  /** Whether it comes back every month; it is then offered again a month later. */
  is_monthly: z.boolean().optional(),
  /** The monthly expense that it repeats. */
  repeats_id: optionalReference(texts.series),
});
export type ExpenseInput = z.input<typeof expenseInput>;

export const expenseVoid = z.strictObject({ reason: filled(texts.voidReason, 500) });

export const expense = z.object({
  id: z.number().int(),
  version: rowVersion,
  title: z.string(),
  category: z.enum(expenseCategories),
  amount: z.number(),
  method: z.enum(cashMethods),
  /** YYYY-MM-DD. */
  spent_on: z.string(),
  note: z.string().nullable(),
  attachment: z.string().nullable(),
  is_monthly: z.boolean(),
  repeats_id: z.number().int().nullable(),
  status: z.enum(['posted', 'void']),
  void_reason: z.string().nullable(),
  created_by: z.object({ id: z.number().int(), fullName: z.string() }),
  created_at: z.string(),
});
export type Expense = z.output<typeof expense>;
export const expensePage = pageOf(expense);

const queryDay = z.string().pipe(day(words.wrongDate));
export const expenseQuery = pageQuery.extend({
  from: queryDay.optional(),
  to: queryDay.optional(),
  category: optionalChoice(expenseCategories),
  method: optionalChoice(cashMethods),
  status: optionalChoice(['posted', 'void']),
  point: tillQuery,
});
