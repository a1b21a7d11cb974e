import { z } from 'zod';
import { appointmentStatuses } from './appointments';
import { words } from './common';
import { day } from './days';
import { pageMeta, pageOf, pageQuery, wholeListQuery } from './lists';

export const reportTexts = {
  range: 'تاریخ پایان نمی‌تواند پیش از تاریخ شروع باشد',
  tooLong: 'بازه گزارش حداکثر ۳۶۶ روز است',
} as const;

/** Days. */
export const longestRange = 366;
const queryDay = z.string().pipe(day(words.wrongDate));

/** Days of Tehran, both included; the last 30 when left out. */
const days = { from: queryDay.optional(), to: queryDay.optional() };

export const incomeGroups = ['day', 'method', 'doctor', 'service', 'target'] as const;
export const incomeQuery = wholeListQuery.extend({ ...days, by: z.enum(incomeGroups).optional() });

/** A line of a report, for a day, a person or a service. */
const line = {
  /** YYYY-MM-DD, a word or an id; null for rows without one. */
  key: z.string().nullable(),
  label: z.string().nullable(),
};

const range = { from: z.string(), to: z.string() };

/** Income minus refunds. */
export const incomeReport = z.object({
  data: z.array(
    z.object({
      ...line,
      payments: z.number().int(),
      received: z.number(),
      refunded: z.number(),
      amount: z.number(),
    }),
  ),
  meta: pageMeta,
  ...range,
  total: z.number(),
  /** The total of the same number of days before. */
  previous_total: z.number(),
});
export type IncomeReport = z.output<typeof incomeReport>;

export const appointmentGroups = ['day', 'doctor', 'service'] as const;
export const appointmentReportQuery = wholeListQuery.extend({
  ...days,
  by: z.enum(appointmentGroups).optional(),
});

const counts = z.object({
  total: z.number().int(),
  ...(Object.fromEntries(appointmentStatuses.map((status) => [status, z.number().int()])) as Record<
    (typeof appointmentStatuses)[number],
    z.ZodNumber
  >),
});

/** Appointments by their state. */
export const appointmentReport = z.object({
  data: z.array(counts.extend(line)),
  meta: pageMeta,
  ...range,
  total: counts,
  /** Percent of past appointments, with one decimal. */
  no_show_rate: z.number(),
});
export type AppointmentReport = z.output<typeof appointmentReport>;

/** Debts for treatments that were done, by age in days. */
export const debtRow = z.object({
  patient_id: z.number().int(),
  full_name: z.string(),
  contact_number: z.string(),
  total: z.number(),
  to_30: z.number(),
  to_60: z.number(),
  to_90: z.number(),
  older: z.number(),
  /** ISO 8601, of the oldest debt. */
  since: z.string(),
});
export type DebtRow = z.output<typeof debtRow>;
export const debtReport = pageOf(debtRow).extend({ total: z.number() });
export const debtReportQuery = pageQuery;

/** New and returning patients of the days. */
export const patientReportQuery = wholeListQuery.extend(days);
export const patientReport = z.object({
  ...range,
  /** Registered in these days. */
  registered: z.number().int(),
  /** Whose first done visit was in these days. */
  first_visits: z.number().int(),
  /** Seen in these days and earlier. */
  returning: z.number().int(),
});
export type PatientReport = z.output<typeof patientReport>;
