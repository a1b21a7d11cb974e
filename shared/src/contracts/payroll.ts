import { z } from 'zod';
import {
  filled,
  largestAmount,
  optionalNumber,
  optionalText,
  readAs,
  reference,
  words,
} from './common';
import { pageOf, pageQuery, pageMeta, wholeListQuery } from './lists';
import { idParam } from './rows';
import { financialInfo, percentageSources } from './financial-info';
import { typedDay } from './jalali-day';
import { toLatinDigits } from './digits';
import { searchText } from './normalise';
import { decimal, measured } from './units';

/** What a percentage can be taken of: appointments that are visits or consultations, and work done. */
export const payrollSources = ['visit', 'service', 'consultation'] as const;
export type PayrollSource = (typeof payrollSources)[number];

export const payrollStates = ['posted', 'void'] as const;

export const payrollTexts = {
  month: 'ماه را به شکل ۱۴۰۵-۰۸ وارد کنید',
  running: 'حقوق یک ماه پس از پایان آن ثبت می‌شود',
  user: 'انتخاب کاربر الزامی است',
  noProfile: 'برای این کاربر اطلاعات مالی ثبت نشده است',
  posted: 'حقوق این ماه برای این کاربر پیش‌تر ثبت شده است',
  nothing: 'همه حقوق‌های این ماه ثبت شده‌اند یا کسی اطلاعات مالی ندارد',
  negative: 'جمع حقوق نمی‌تواند کمتر از صفر باشد',
  tooHigh: 'جمع حقوق بیشتر از اندازه مجاز است',
  note: 'علت تعدیل را بنویسید',
  workedHours: 'ساعت کارکرد باید عددی بین ۰ تا ۷۴۴ باشد',
  leaveDays: 'روزهای مرخصی باید عددی بین ۰ تا ۳۱ باشد',
  voidReason: 'علت ابطال را بنویسید',
  voided: 'این حقوق پیش‌تر باطل شده است',
  documentTitle: (month: string) => `حقوق ${month}`,
} as const;
const texts = payrollTexts;

/** A Jalali month as YYYY-MM, from 1405-08, 1405/8 or ۱۴۰۵/۰۸. */
export const jalaliMonth = z
  .string({ error: texts.month })
  .max(40, texts.month)
  .transform((value) => {
    const [, year = '', month = ''] =
      /^(1[34]\d\d)[-/](\d{1,2})$/.exec(toLatinDigits(value).trim()) ?? [];
    return `${year}-${month.padStart(2, '0')}`;
  })
  .pipe(
    z
      .string()
      .refine(
        (value) => typedDay(`${value}-01`) !== `${value}-01` && value.length === 7,
        texts.month,
      ),
  );

/** The month; the last completed one when left out. */
export const payrollQuery = wholeListQuery.extend({
  month: z.string().pipe(jalaliMonth).optional(),
  search: pageQuery.shape.search,
  sort: pageQuery.shape.sort,
});

const signedAmount = readAs(
  words.wrongNumber,
  z
    .number({ error: words.wrongNumber })
    .int(words.wrongNumber)
    .min(-largestAmount, words.wrongNumber)
    .max(largestAmount, words.wrongNumber),
);

/**
 * Corrections before posting. Fields that are not sent stay; null restores the values of schedule and contract. An
 * amount needs a note; a negative one is deducted.
 */
export const payrollAdjust = z.strictObject({
  month: jalaliMonth,
  user_id: reference(texts.user),
  worked_hours: measured(decimal(744, texts.workedHours)),
  leave_days: measured(decimal(31, texts.leaveDays)),
  amount: optionalNumber(signedAmount),
  note: optionalText(500),
});
export type PayrollAdjust = z.input<typeof payrollAdjust>;

/** The users whose month is posted; all who are not posted yet when left out. */
export const payrollPost = z.strictObject({
  month: jalaliMonth,
  user_ids: z
    .array(reference(texts.user))
    .min(1, texts.user)
    .max(500, texts.user)
    .transform((ids) => [...new Set(ids)])
    .nullable()
    .optional(),
  note: optionalText(500),
});
export type PayrollPost = z.input<typeof payrollPost>;

export const payrollVoid = z.strictObject({ reason: filled(texts.voidReason, 500) });
export type PayrollVoid = z.input<typeof payrollVoid>;

/** How the pay of one person for a month is computed; whole tomans, hours and days with up to two decimals. */
const worked = {
  income_type: financialInfo.shape.income_type,
  fixed_amount: z.number(),
  /** Days of the month on which the clinic works. */
  work_days: z.number(),
  daily_work_hours: z.number(),
  worked_hours: z.number(),
  leave_days: z.number(),
  /** The leave days within the allowance of the month and the year. */
  paid_leave_days: z.number(),
  fixed_part: z.number(),
  percentage_value: z.number(),
  percentage_source: z.string().nullable(),
  /** The number of done and paid items behind the base. */
  items: z.number().int(),
  base_amount: z.number(),
  percentage_part: z.number(),
  /** What changed in the work of earlier months after they were posted; negative for what is taken back. */
  correction: z.number(),
  /** Negative for a deduction. */
  adjustment: z.number(),
  note: z.string().nullable(),
  total: z.number(),
};
const person = z.object({
  id: z.number().int(),
  fullName: z.string(),
  systemCode: z.string().nullable(),
});

export const payrollPreviewLine = z.object({
  user_id: z.number().int(),
  user: person,
  ...worked,
  /** Deductions for earlier months that this pay does not cover, which wait for a later one; not above zero. */
  waiting: z.number(),
  /** `posted`: the figures as they were posted. */
  state: z.enum(['open', 'posted']),
  run_id: z.number().int().nullable(),
});
export type PayrollPreviewLine = z.output<typeof payrollPreviewLine>;

export const payrollPreview = z.object({
  data: z.array(payrollPreviewLine),
  meta: pageMeta,
  month: z.string(),
  /** In words, such as آبان ۱۴۰۵. */
  title: z.string(),
  /** First and last day, YYYY-MM-DD. */
  from: z.string(),
  to: z.string(),
  /** Whether the month is over and can be posted. */
  may_post: z.boolean(),
  /** Of all lines. */
  total: z.number(),
});
export type PayrollPreview = z.output<typeof payrollPreview>;

export const payrollLine = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  user: person,
  ...worked,
  financial_document_id: z.number().int(),
  status: z.enum(payrollStates),
});
export type PayrollLine = z.output<typeof payrollLine>;

/** The pay of a month as it was posted. */
export const payrollRun = z.object({
  id: z.number().int(),
  month: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  /** Tomans, the sum of all lines as they were posted. */
  total: z.number(),
  status: z.enum(payrollStates),
  void_reason: z.string().nullable(),
  voided_at: z.string().nullable(),
  posted_by: person,
  created_at: z.string(),
  lines: z.array(payrollLine),
});
export type PayrollRun = z.output<typeof payrollRun>;
export const payrollRunPage = pageOf(payrollRun);

export const payrollRunQuery = pageQuery.extend({
  month: z.string().pipe(jalaliMonth).optional(),
  user_id: idParam.shape.id.optional(),
  status: z.enum(payrollStates, { error: words.wrongChoice }).optional(),
});

const [visitSource, serviceSource, consultationSource] = percentageSources;
const sourceWords: Record<PayrollSource, readonly string[]> = {
  visit: [visitSource, 'ویزیت', 'visit'],
  service: [serviceSource, 'خدمات', 'service'],
  consultation: [consultationSource, 'consultation'],
};

/** The sources that a profile's text names, in the words of text 3 or as codes; it may name several. */
export function sourcesIn(text: string | null): PayrollSource[] {
  const said = searchText(text ?? '');
  return payrollSources.filter((source) =>
    sourceWords[source].some((word) => said.includes(searchText(word))),
  );
}
