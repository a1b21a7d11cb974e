import { z } from 'zod';
import { money, words } from './common';
import { rowVersion } from './rows';
import { days, hours } from './units';
import { baseVersion } from './versions';

/** Defaults of text 3 §9: tomans, hours of a day, days. */
export const accountingDefaults = {
  fixed_amount: 1_500_000,
  daily_work_hours: 12,
  monthly_leave: 3,
  yearly_leave: 36,
} as const;

/** The default values of new financial profiles and of the payroll. */
export const accountingSettings = z.strictObject({
  fixed_amount: money(words.wrongNumber).default(accountingDefaults.fixed_amount),
  daily_work_hours: hours().default(accountingDefaults.daily_work_hours),
  monthly_leave: days().default(accountingDefaults.monthly_leave),
  yearly_leave: days().default(accountingDefaults.yearly_leave),
});
export type AccountingSettings = z.output<typeof accountingSettings>;

const sent = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();

/** Only fields that are sent change; null restores the default. */
export const accountingSettingsUpdate = z.strictObject({
  fixed_amount: sent(money(words.wrongNumber)),
  daily_work_hours: sent(hours()),
  monthly_leave: sent(days()),
  yearly_leave: sent(days()),
  version: baseVersion,
});

export const accountingSettingsAnswer = z.object({
  fixed_amount: z.number(),
  daily_work_hours: z.number(),
  monthly_leave: z.number(),
  yearly_leave: z.number(),
  version: rowVersion,
});
