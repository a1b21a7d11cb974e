import { z } from 'zod';
import { invoiceMonth } from './invoices';
import { pageOf, pageQuery } from './lists';

const count = z.number().int();

/** What the operator reads about all clinics together. */
export const platformReport = z.object({
  /** Clinics by their standing; an active one whose subscription has ended counts as expired only. */
  clinics: z.object({ active: count, expired: count, suspended: count, pending: count }),
  /** Active accounts of clinics, and how many of them signed in within 30 days. */
  users: z.object({ active: count, seen: count }),
  /** Tickets that wait for an answer, by the days since they were opened. */
  tickets: z.object({ to_1: count, to_3: count, to_7: count, older: count }),
  /** Invoiced and received in each of the latest twelve Jalali months, the current one first. */
  months: z.array(invoiceMonth),
});
export type PlatformReport = z.output<typeof platformReport>;

/** What one clinic uses and pays. */
export const clinicReport = z.object({
  id: z.number().int(),
  name: z.string(),
  account_status: z.string(),
  remaining_days: count,
  /** Active accounts. */
  users: count,
  /** Bytes of its files. */
  storage: z.number(),
  /** Parts of messages in the current Jalali month. */
  sms: count,
  /** Tomans within the last year, without refunds. */
  received: z.number(),
  /** Tomans of invoices that are not fully paid. */
  owed: z.number(),
});
export type ClinicReport = z.output<typeof clinicReport>;
export const clinicReportPage = pageOf(clinicReport);
export const clinicReportQuery = pageQuery;
