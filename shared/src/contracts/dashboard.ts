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

/** The counts of the operator's dashboard, each of a list. Null when the caller may not read that list. */
export const platformFigures = z.object({
  /** Active clinics whose subscription ends within 7 and within 30 days. */
  expiring_7: z.number().int().nullable(),
  expiring_30: z.number().int().nullable(),
  /** Invoices that are not fully paid after their due day. */
  overdue_invoices: z.number().int().nullable(),
  /** Tickets that wait for an answer of the platform. */
  waiting_tickets: z.number().int().nullable(),
  /** Messages of the platform that failed within the last seven days. */
  failed_sms: z.number().int().nullable(),
  /** Backups that failed since the last good one. */
  failed_backups: z.number().int().nullable(),
  /** Clinics where a section failed to load within the last 24 hours. */
  failing_clinics: z.number().int().nullable(),
});
export type PlatformFigures = z.output<typeof platformFigures>;
