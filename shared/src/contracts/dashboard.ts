import { z } from 'zod';
import { words } from './common';
import { checkRange, day } from './days';
import { pageOf, wholeListQuery } from './lists';

/** The days of a calendar, both ends included. */
export const dayCountsQuery = wholeListQuery
  .extend({ from: day(words.wrongDate), to: day(words.wrongDate) })
  .superRefine(({ from, to }, context) => checkRange([from, to], 'to', context));

/** How many appointments a day has; days without any are left out. */
export const dayCount = z.object({ date: z.string(), count: z.number().int() });
export type DayCount = z.output<typeof dayCount>;
export const dayCountPage = pageOf(dayCount);

/** The counts of the dashboard; a doctor's are of their own rows. Null when the caller may not see the list. */
export const dashboardFigures = z.object({
  /** Appointments of today, in any state. */
  today: z.number().int(),
  /** Patients who have arrived today and wait. */
  waiting: z.number().int(),
  /** Treatment plans that are not fully paid. */
  unpaid_plans: z.number().int(),
  /** Unread notifications of the caller. */
  unread_notices: z.number().int(),
  /** Products at or below their minimum stock. */
  low_stock: z.number().int().nullable(),
});
export type DashboardFigures = z.output<typeof dashboardFigures>;
