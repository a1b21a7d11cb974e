import { z } from 'zod';
import { money, words } from './common';
import { rowVersion } from './rows';
import { days, hours } from './units';
import { baseVersion } from './versions';

/** Defaults of the texts: tomans, hours of a day, days. */
export const accountingDefaults = {
  fixed_amount: 1_500_000,
  daily_work_hours: 12,
  monthly_leave: 3,
  yearly_leave: 36,
} as const;

/** The values with which new financial profiles and the payroll begin; the form asks for all of them. */
export const accountingSettingsForm = z.strictObject({
  fixed_amount: money(words.wrongNumber),
  daily_work_hours: hours(),
  monthly_leave: days(),
  yearly_leave: days(),
});
const { shape } = accountingSettingsForm;

/** The same as a clinic stores them: one that it has not set has its default. */
export const accountingSettings = z.strictObject({
  fixed_amount: shape.fixed_amount.default(accountingDefaults.fixed_amount),
  daily_work_hours: shape.daily_work_hours.default(accountingDefaults.daily_work_hours),
  monthly_leave: shape.monthly_leave.default(accountingDefaults.monthly_leave),
  yearly_leave: shape.yearly_leave.default(accountingDefaults.yearly_leave),
});
export type AccountingSettings = z.output<typeof accountingSettings>;

const sent = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();

/** Only fields that are sent change; null restores the default. */
export const accountingSettingsUpdate = z.strictObject({
  fixed_amount: sent(shape.fixed_amount),
  daily_work_hours: sent(shape.daily_work_hours),
  monthly_leave: sent(shape.monthly_leave),
  yearly_leave: sent(shape.yearly_leave),
  version: baseVersion,
});

export const accountingSettingsAnswer = z.object({
  fixed_amount: z.number(),
  daily_work_hours: z.number(),
  monthly_leave: z.number(),
  yearly_leave: z.number(),
  version: rowVersion,
});
