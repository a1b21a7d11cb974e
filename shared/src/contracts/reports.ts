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

/** The query of a report about some days. */
export const rangeQuery = wholeListQuery.extend(days);

export const incomeGroups = ['day', 'method', 'doctor', 'service', 'target'] as const;
export const incomeQuery = rangeQuery.extend({ by: z.enum(incomeGroups).optional() });

/** A line of a report, for a day, a person or a service. */
export const reportLine = {
  /** YYYY-MM-DD, a word or an id; null for rows without one. */
  key: z.string().nullable(),
  label: z.string().nullable(),
};

/** The days of a report: the requested ones, or the last 30. */
export const reportRange = { from: z.string(), to: z.string() };

/** Income minus refunds. */
export const incomeReport = z.object({
  data: z.array(
    z.object({
      ...reportLine,
      payments: z.number().int(),
      received: z.number(),
      refunded: z.number(),
      amount: z.number(),
    }),
  ),
  meta: pageMeta,
  ...reportRange,
  received: z.number(),
  refunded: z.number(),
  total: z.number(),
  /** The total of the same number of days before. */
  previous_total: z.number(),
});
export type IncomeReport = z.output<typeof incomeReport>;

export const appointmentGroups = ['day', 'doctor', 'service'] as const;
export const appointmentReportQuery = rangeQuery.extend({
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
  data: z.array(counts.extend(reportLine)),
  meta: pageMeta,
  ...reportRange,
  total: counts,
  /** Percent of past appointments, with one decimal. */
  no_show_rate: z.number(),
  /** The same number of days before. */
  previous: counts.extend({ no_show_rate: z.number() }),
});
export type AppointmentReport = z.output<typeof appointmentReport>;

/** Debts for treatments that were done, by age in days. */
export const debtRow = z.object({
  /** The patient's. */
  id: z.number().int(),
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
export const debtReport = pageOf(debtRow).extend({
  total: z.number(),
  /** The sums of all patients. */
  ages: debtRow.pick({ to_30: true, to_60: true, to_90: true, older: true }),
});
export type DebtReport = z.output<typeof debtReport>;
export const debtReportQuery = pageQuery;

/** New and returning patients of the days. */
export const patientReportQuery = rangeQuery;
const patientCounts = {
  /** Registered in these days. */
  registered: z.number().int(),
  /** Whose first done visit was in these days. */
  first_visits: z.number().int(),
  /** Seen in these days and earlier. */
  returning: z.number().int(),
};
export const patientReport = z.object({
  ...reportRange,
  ...patientCounts,
  /** The same number of days before. */
  previous: z.object(patientCounts),
});
export type PatientReport = z.output<typeof patientReport>;
