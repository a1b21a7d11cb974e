import { z } from 'zod';
import { money, optionalNumber, optionalText, words } from './common';
import { pageOf, wholeListQuery } from './lists';
import { paymentTargets } from './payments';
import { jalaliMonth, payrollAdjust, payrollSources, payrollTexts as texts } from './payroll';
import { idParam } from './rows';

/**
 * `running`: not over yet. `open`: nobody's pay is posted. `partly`: somebody who had a financial profile in that month is
 * still missing. `posted`: nobody is.
 */
export const payrollMonthStates = ['running', 'open', 'partly', 'posted'] as const;
export type PayrollMonthState = (typeof payrollMonthStates)[number];

export const payrollMonth = z.object({
  /** YYYY-MM of the Jalali calendar; also the id of the row. */
  id: z.string(),
  /** In words, such as آبان ۱۴۰۵. */
  title: z.string(),
  /** First and last day, YYYY-MM-DD. */
  from: z.string(),
  to: z.string(),
  state: z.enum(payrollMonthStates),
  /** How many people's pay is posted. */
  posted: z.number().int(),
  /** How many are still missing. */
  missing: z.number().int(),
  /** Tomans, the sum of what is posted. */
  total: z.number(),
});
export type PayrollMonth = z.output<typeof payrollMonth>;
export const payrollMonthList = pageOf(payrollMonth);

/** Whose work in which month. */
export const payrollWorkQuery = wholeListQuery.extend({
  month: z.string().pipe(jalaliMonth),
  user_id: idParam.shape.id,
});

/** One work behind a person's percentage. */
export const payrollWork = z.object({
  id: z.number().int(),
  source: z.enum(payrollSources),
  target: z.enum(paymentTargets).exclude(['wallet']),
  /** The id of the appointment, session or operation. */
  target_id: z.number().int(),
  title: z.string().nullable(),
  patient: z.object({ id: z.number().int(), full_name: z.string() }),
  /** When it was done. */
  done_at: z.string(),
  /** Tomans that the patient paid; negative for what is taken back. */
  amount: z.number(),
  percentage_value: z.number(),
  /** Whether it belongs to an earlier month, which was posted without it or with another amount. */
  is_correction: z.boolean(),
});
export type PayrollWork = z.output<typeof payrollWork>;
export const payrollWorkList = pageOf(payrollWork);

export const adjustmentDirections = ['add', 'deduct'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];

/**
 * Corrections of a person's month as a form asks for them: the amount has no sign, its direction is a choice. An amount
 * needs a reason.
 */
export const payrollAdjustForm = z
  .strictObject({
    worked_hours: payrollAdjust.shape.worked_hours,
    leave_days: payrollAdjust.shape.leave_days,
    direction: z.enum(adjustmentDirections, { error: words.wrongChoice }),
    amount: optionalNumber(money(words.wrongNumber)),
    note: optionalText(500),
  })
  .superRefine(({ amount, note }, context) => {
    if (amount && !note) context.addIssue({ code: 'custom', path: ['note'], message: texts.note });
  });
export type PayrollAdjustForm = z.input<typeof payrollAdjustForm>;
