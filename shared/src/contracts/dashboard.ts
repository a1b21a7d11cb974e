import { z } from 'zod';
import { words } from './common';
import { checkRange, day } from './days';
import { pageOf, wholeListQuery } from './lists';

/** The days that a calendar shows, both ends included. */
export const dayCountsQuery = wholeListQuery
  .extend({ from: day(words.wrongDate), to: day(words.wrongDate) })
  .superRefine(({ from, to }, context) => checkRange([from, to], 'to', context));

/** How many appointments a day has; days without any are left out. */
export const dayCount = z.object({ date: z.string(), count: z.number().int() });
export type DayCount = z.output<typeof dayCount>;
export const dayCountPage = pageOf(dayCount);

/** What the dashboard counts for the caller, a doctor's own; null where the caller sees no such list. */
export const dashboardFigures = z.object({
  /** Appointments of today, whatever became of them. */
  today: z.number().int(),
  /** Who has arrived today and has not been called in. */
  waiting: z.number().int(),
  /** Treatment plans that something is still to be paid for. */
  unpaid_plans: z.number().int(),
  /** Notices of the caller that are not read. */
  unread_notices: z.number().int(),
  /** Products at or below the least stock wanted. */
  low_stock: z.number().int().nullable(),
});
export type DashboardFigures = z.output<typeof dashboardFigures>;
