import { requestStatuses } from '@ziba/shared/contracts/asked-requests';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import { appNow, amounts, calendarDay, goods, instant, oneOf, tomans, trail } from './columns';
import { tenantFact, tenantFk, tenantKey, tenantRow } from './tenant-row';

export const resourceTypes = ['storage', 'traffic', 'sms', 'module', 'subscription'] as const;

/** Prices of the platform (the texts' resources-pricing). Older invoices keep their own prices. */
export const resource_prices = pgTable(
  'resource_prices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    price: tomans().notNull(),
    type: text().notNull(),
    ...trail(),
  },
  (t) => [
    oneOf('resource_prices_type', t.type, resourceTypes),
    amounts('resource_prices_price', t.price),
  ],
);

export const invoiceStatuses = ['draft', 'issued', 'partially_paid', 'paid', 'void'] as const;

/** What a clinic owes the platform. */
export const invoices = pgTable(
  'invoices',
  {
    ...tenantRow(),
    number: text().notNull(),
    title: text().notNull(),
    description: text(),
    /** Percent. */
    tax_rate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(10),
    subtotal: tomans().notNull(),
    tax: tomans().notNull(),
    total: tomans().notNull(),
    paid_amount: tomans().notNull().default(0),
    status: text().notNull().default('issued'),
    due_on: calendarDay(),
    issued_at: instant().notNull().default(appNow),
    /** For an invoice of a subscription period: the days that are added when it is paid. */
    subscription_days: integer(),
    void_reason: text(),
  },
  (t) => [
    tenantKey('invoices', t),
    unique('invoices_number').on(t.number),
    oneOf('invoices_status', t.status, invoiceStatuses),
    amounts('invoices_amounts', t.subtotal, t.tax, t.total, t.paid_amount),
    check('invoices_total', sql`${t.total} = ${t.subtotal} + ${t.tax}`),
    check('invoices_not_overpaid', sql`${t.paid_amount} <= ${t.total}`),
    check('invoices_subscription_days', sql`${t.subscription_days} between 1 and 36500`),
  ],
);

export const invoice_lines = pgTable(
  'invoice_lines',
  {
    ...tenantFact(),
    invoice_id: integer().notNull(),
    title: text().notNull(),
    unit_price: tomans().notNull(),
    quantity: goods().notNull().default(1),
    total: tomans().notNull(),
  },
  (t) => [
    tenantKey('invoice_lines', t),
    tenantFk('invoice_lines_invoice_fk', t, t.invoice_id, invoices),
    amounts('invoice_lines_amounts', t.unit_price, t.total),
    index('invoice_lines_invoice').on(t.clinic_id, t.invoice_id),
  ],
);

/** Payments of clinics to the platform, and refunds to them, which are below zero; append-only. */
export const platform_payments = pgTable(
  'platform_payments',
  {
    ...tenantFact(),
    invoice_id: integer().notNull(),
    amount: tomans().notNull(),
    method: text().notNull().default('transfer'),
    reference: text(),
    attachment: text(),
    paid_at: instant().notNull().default(appNow),
    /** Of a refund. */
    reason: text(),
  },
  (t) => [
    tenantKey('platform_payments', t),
    tenantFk('platform_payments_invoice_fk', t, t.invoice_id, invoices),
    check(
      'platform_payments_amount',
      sql`${t.amount} > 0 or (${t.amount} < 0 and ${t.reason} is not null)`,
    ),
    index('platform_payments_invoice').on(t.clinic_id, t.invoice_id),
  ],
);

/** What a clinic has bought, period by period. A limit that is null means no limit. */
export const subscription_periods = pgTable(
  'subscription_periods',
  {
    ...tenantFact(),
    type: text().notNull(),
    days: integer().notNull(),
    starts_on: calendarDay().notNull(),
    ends_on: calendarDay().notNull(),
    user_limit: integer(),
    storage_bytes: bigint({ mode: 'number' }),
    traffic_bytes: bigint({ mode: 'number' }),
    sms_count: integer(),
    invoice_id: integer(),
  },
  (t) => [
    tenantKey('subscription_periods', t),
    tenantFk('subscription_periods_invoice_fk', t, t.invoice_id, invoices),
    check('subscription_periods_order', sql`${t.ends_on} > ${t.starts_on}`),
    index('subscription_periods_start').on(t.clinic_id, t.starts_on),
    // The period of an invoice is added once, even if two requests try it.
    uniqueIndex('subscription_periods_invoice').on(t.clinic_id, t.invoice_id),
  ],
);

/** Requests of clinics for a further period, at the prices of the day of the request. */
export const subscription_requests = pgTable(
  'subscription_requests',
  {
    ...tenantRow(),
    status: text().notNull().default('waiting'),
    days: integer().notNull(),
    /** What was chosen and its price at that time, as `subscriptionLine` of the contracts. */
    lines: jsonb().notNull(),
    tax_rate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    subtotal: tomans().notNull(),
    tax: tomans().notNull(),
    total: tomans().notNull(),
    /** Names of the files that prove the payment. */
    receipt: text(),
    reference: text(),
    note: text(),
    user_id: integer(),
    /** The reason of a refusal. */
    reason: text(),
    decided_by: integer(),
    decided_at: instant(),
    invoice_id: integer(),
  },
  (t) => [
    tenantKey('subscription_requests', t),
    tenantFk('subscription_requests_invoice_fk', t, t.invoice_id, invoices),
    oneOf('subscription_requests_status', t.status, requestStatuses),
    uniqueIndex('subscription_requests_open')
      .on(t.clinic_id)
      .where(sql`${t.status} = 'waiting'`),
    amounts('subscription_requests_amounts', t.subtotal, t.tax, t.total),
    check('subscription_requests_total', sql`${t.total} = ${t.subtotal} + ${t.tax}`),
    check('subscription_requests_days', sql`${t.days} between 1 and 36500`),
    check(
      'subscription_requests_decided',
      sql`(${t.status} = 'waiting') = (${t.decided_at} is null)`,
    ),
    index('subscription_requests_status_id').on(t.status, t.id),
  ],
);

/** What a clinic used on one day. */
export const usage_daily = pgTable(
  'usage_daily',
  {
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    day: date({ mode: 'string' }).notNull(),
    bytes_out: bigint({ mode: 'number' }).notNull().default(0),
    sms_sent: integer().notNull().default(0),
  },
  (t) => [primaryKey({ name: 'usage_daily_key', columns: [t.clinic_id, t.day] })],
);

export const backupStatuses = ['queued', 'running', 'done', 'failed'] as const;

/** Backups of the platform (without a clinic) and exports of one clinic. */
export const backups = pgTable(
  'backups',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer().references(() => clinics.id),
    status: text().notNull().default('queued'),
    rows_done: bigint({ mode: 'number' }).notNull().default(0),
    rows_total: bigint({ mode: 'number' }).notNull().default(0),
    bytes: bigint({ mode: 'number' }),
    sha256: text(),
    fileName: text(),
    error: text(),
    /** When a test restore was compared with it, and the result. */
    verified_at: instant(),
    verification: text(),
    /** Since when it waits for a test restore; null if it does not. */
    verify_requested_at: instant(),
    /** How many uploaded and published files are in it; null in those of earlier versions, which have none. */
    files: integer(),
    file_bytes_done: bigint({ mode: 'number' }).notNull().default(0),
    file_bytes_total: bigint({ mode: 'number' }).notNull().default(0),
    /** Since when the product waits for being restored from it; null if it does not. */
    restore_requested_at: instant(),
    /** When the product was last restored from it, and why that was not possible. */
    restored_at: instant(),
    restore_error: text(),
    user_id: integer(),
    created_at: instant().notNull().default(appNow),
    finished_at: instant(),
  },
  (t) => [
    oneOf('backups_status', t.status, backupStatuses),
    index('backups_clinic').on(t.clinic_id, t.id),
  ],
);
