import { z } from 'zod';
import { pageMeta } from './lists';
import { reportLine, reportRange } from './reports';

/** The figures on the home of accounting, in whole tomans; each leads to the rows behind it. */
export const accountingFigures = z.object({
  /** Payments of patients minus refunds, today in Tehran. */
  income_today: z.number(),
  patient_debts: z.number(),
  /** What the clinic owes its staff. */
  unpaid_staff: z.number(),
  /** What is still to pay for goods, internal services and devices. */
  unpaid_purchases: z.number(),
});
export type AccountingFigures = z.output<typeof accountingFigures>;

export const payableKinds = ['goods', 'service', 'device'] as const;
export type PayableKind = (typeof payableKinds)[number];

/** What the clinic bought and has not paid completely, the largest debt first. */
export const payableReport = z.object({
  data: z.array(
    z.object({
      kind: z.enum(payableKinds),
      /** Of the document or the device. */
      id: z.number().int(),
      title: z.string(),
      code: z.string(),
      created_at: z.string(),
      paid: z.number(),
      remaining: z.number(),
    }),
  ),
  meta: pageMeta,
  total: z.number(),
});
export type PayableReport = z.output<typeof payableReport>;

/** The pay of each member of staff by the documents of these days, and the balance of their account now. */
export const staffPayReport = z.object({
  data: z.array(
    z.object({
      user_id: z.number().int(),
      full_name: z.string(),
      documents: z.number().int(),
      salary: z.number(),
      paid: z.number(),
      /** Above zero: the clinic owes them. */
      balance: z.number(),
    }),
  ),
  meta: pageMeta,
  ...reportRange,
  salary: z.number(),
  paid: z.number(),
  /** The sum of what is owed to members of staff now. */
  owed: z.number(),
  /** The same number of days before. */
  previous_paid: z.number(),
});
export type StaffPayReport = z.output<typeof staffPayReport>;

const deviceSums = {
  services: z.number().int(),
  /** Whole tomans, like `bought`: what the services of these days had cost. */
  service_cost: z.number(),
  /** What was paid for devices that were registered in these days. */
  bought: z.number(),
};

/** What each device had cost in these days; the sums are those of the profit and loss. `key` is the device's id. */
export const deviceReport = z.object({
  data: z.array(
    z.object({
      ...reportLine,
      code: z.string(),
      ...deviceSums,
      /** What is still to pay for it now. */
      remaining: z.number(),
      /** YYYY-MM-DD. */
      next_service_on: z.string().nullable(),
    }),
  ),
  meta: pageMeta,
  ...reportRange,
  total: z.object(deviceSums),
  /** The same number of days before. */
  previous: z.object(deviceSums),
});
export type DeviceReport = z.output<typeof deviceReport>;

/** What was received and paid, in whole tomans. */
const flows = {
  /** Payments of patients minus refunds. */
  income: z.number(),
  /** Paid for goods, internal services and devices, and to staff. */
  goods: z.number(),
  services: z.number(),
  devices: z.number(),
  staff: z.number(),
  /** Other expenses, by the day on which they were paid. */
  expenses: z.number(),
  /** Income minus all that was paid. */
  result: z.number(),
};

/** Profit and loss of each Jalali month of the days: received minus paid. `key` is the month, `1405-09`. */
export const profitReport = z.object({
  data: z.array(
    z.object({
      ...reportLine,
      ...flows,
      /** The days of the month that belong to the report. */
      from: z.string(),
      to: z.string(),
    }),
  ),
  meta: pageMeta,
  ...reportRange,
  total: z.object(flows),
  /** The same number of days before. */
  previous: z.object(flows),
});
export type ProfitReport = z.output<typeof profitReport>;
