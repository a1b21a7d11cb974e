import { z } from 'zod';
import { pageMeta } from './lists';
import { reportLine, reportRange } from './reports';

const planCounts = {
  plans: z.number().int(),
  waiting: z.number().int(),
  in_progress: z.number().int(),
  completed: z.number().int(),
  canceled: z.number().int(),
  /** Sessions that were not canceled. */
  sessions: z.number().int(),
  done_sessions: z.number().int(),
  /** Whole tomans. */
  cost: z.number(),
  paid: z.number(),
};

/** The progress of the plans that were written in these days, by doctor. `key` is the doctor's id. */
export const planReport = z.object({
  data: z.array(z.object({ ...reportLine, ...planCounts })),
  meta: pageMeta,
  ...reportRange,
  total: z.object(planCounts),
  /** The same number of days before. */
  previous: z.object(planCounts),
});
export type PlanReport = z.output<typeof planReport>;

const stockCounts = {
  products: z.number().int(),
  expired: z.number().int(),
  near_expiry: z.number().int(),
  low: z.number().int(),
  out: z.number().int(),
  /** Whole tomans: the stock at the average price of its purchase documents. */
  value: z.number(),
  /** Products in stock without a purchase document; the value is without them. */
  unpriced: z.number().int(),
};

/** The stock now, by category. `key` is the category's id. */
export const stockReport = z.object({
  data: z.array(z.object({ ...reportLine, ...stockCounts })),
  meta: pageMeta,
  total: z.object(stockCounts),
});
export type StockReport = z.output<typeof stockReport>;

const consumptionSums = {
  products: z.number().int(),
  movements: z.number().int(),
  /** Whole tomans: the quantities at the average price of the purchase documents. */
  value: z.number(),
  /** Products without a purchase document; the value is without them. */
  unpriced: z.number().int(),
};

/** What was used and disposed of in these days, by product. `key` is the product's id. */
export const consumptionReport = z.object({
  data: z.array(
    z.object({
      ...reportLine,
      code: z.string(),
      movements: z.number().int(),
      /** In the unit of the product. */
      used: z.number(),
      disposed: z.number(),
      value: z.number(),
    }),
  ),
  meta: pageMeta,
  ...reportRange,
  total: z.object(consumptionSums),
  /** The same number of days before. */
  previous: z.object(consumptionSums),
});
export type ConsumptionReport = z.output<typeof consumptionReport>;

const smsCounts = {
  messages: z.number().int(),
  /** The number of messages that the operator counts. */
  parts: z.number().int(),
  sent: z.number().int(),
  queued: z.number().int(),
  /** Failed, or refused because of the operator's blacklist. */
  failed: z.number().int(),
};

/** The messages of these days, by event. `key` is the event; null for messages that somebody wrote. */
export const smsReport = z.object({
  data: z.array(z.object({ ...reportLine, ...smsCounts })),
  meta: pageMeta,
  ...reportRange,
  total: z.object(smsCounts),
  /** The same number of days before. */
  previous: z.object(smsCounts),
});
export type SmsReport = z.output<typeof smsReport>;
