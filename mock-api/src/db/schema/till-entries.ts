import { cashMethods } from '@ziba/shared/contracts/cash';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { internal_service_documents } from './accounting';
import { cash_points } from './cash-points';
import { calendarDay, oneOf } from './columns';
import { device_services } from './device-services';
import { financial_documents } from './financial-documents';
import { product_financial } from './products';
import { tenantFact, tenantFk, tenantKey } from './tenant-row';

/**
 * What documents of staff, purchases, internal services and services of devices took out of the till, by day; append-only. The entries of a
 * document add up to what it paid by its method.
 */
export const till_entries = pgTable(
  'till_entries',
  {
    ...tenantFact(),
    /** The day in Tehran whose close counts it. */
    date: calendarDay().notNull(),
    method: text().notNull(),
    /** Tomans that were paid out; below zero when a document was corrected or voided. */
    amount: bigint({ mode: 'number' }).notNull(),
    financial_document_id: integer(),
    product_financial_id: integer(),
    internal_service_document_id: integer(),
    device_service_id: integer(),
    /** Where the money was taken from; null for the main till. */
    cash_point_id: integer(),
  },
  (t) => [
    tenantKey('till_entries', t),
    oneOf('till_entries_method', t.method, cashMethods),
    check('till_entries_amount', sql`${t.amount} <> 0`),
    check(
      'till_entries_one_document',
      sql`num_nonnulls(${t.financial_document_id}, ${t.product_financial_id}, ${t.internal_service_document_id}, ${t.device_service_id}) = 1`,
    ),
    tenantFk('till_entries_financial_document_fk', t, t.financial_document_id, financial_documents),
    tenantFk('till_entries_product_financial_fk', t, t.product_financial_id, product_financial),
    tenantFk(
      'till_entries_internal_service_document_fk',
      t,
      t.internal_service_document_id,
      internal_service_documents,
    ),
    tenantFk('till_entries_device_service_fk', t, t.device_service_id, device_services),
    tenantFk('till_entries_cash_point_fk', t, t.cash_point_id, cash_points),
    index('till_entries_date').on(t.clinic_id, t.date),
    index('till_entries_financial_document').on(t.clinic_id, t.financial_document_id),
    index('till_entries_product_financial').on(t.clinic_id, t.product_financial_id),
    index('till_entries_internal_service_document').on(t.clinic_id, t.internal_service_document_id),
    index('till_entries_device_service').on(t.clinic_id, t.device_service_id),
  ],
);
