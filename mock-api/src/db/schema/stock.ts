import { countStatuses } from '@ziba/shared/contracts/stock-counts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { goods, instant, oneOf } from './columns';
import { products } from './products';
import { tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

/** Goods that arrived together from one supplier; their movements name the row. */
export const stock_deliveries = pgTable(
  'stock_deliveries',
  {
    ...tenantRow(),
    supplier: text().notNull(),
    invoice_no: text(),
    note: text(),
    /** Products, quantities, lots and dates in one text, to find a delivery that is typed twice. */
    contents: text().notNull(),
    received_by: integer(),
  },
  (t) => [
    tenantKey('stock_deliveries', t),
    tenantFk('stock_deliveries_received_by_fk', t, t.received_by, users),
    index('stock_deliveries_invoice').on(t.clinic_id, t.invoice_no),
  ],
);

/** A stock-taking. Its differences change stocks when it is posted. */
export const stock_counts = pgTable(
  'stock_counts',
  {
    ...tenantRow(),
    title: text().notNull(),
    status: text().notNull().default('open'),
    /** Why stocks differ, in the words of who posted it. */
    reason: text(),
    started_by: integer(),
    closed_by: integer(),
    closed_at: instant(),
  },
  (t) => [
    tenantKey('stock_counts', t),
    tenantFk('stock_counts_started_by_fk', t, t.started_by, users),
    tenantFk('stock_counts_closed_by_fk', t, t.closed_by, users),
    oneOf('stock_counts_status', t.status, countStatuses),
    check('stock_counts_closed', sql`(${t.status} = 'open') = (${t.closed_at} is null)`),
  ],
);

/** What was counted of a product. */
export const stock_count_lines = pgTable(
  'stock_count_lines',
  {
    ...tenantRow(),
    count_id: integer().notNull(),
    product_id: integer().notNull(),
    counted: goods().notNull(),
    /** The stock when the product was counted first. */
    expected: goods().notNull(),
    counted_by: integer(),
  },
  (t) => [
    tenantKey('stock_count_lines', t),
    unique('stock_count_lines_product').on(t.clinic_id, t.count_id, t.product_id),
    tenantFk('stock_count_lines_count_fk', t, t.count_id, stock_counts),
    tenantFk('stock_count_lines_product_fk', t, t.product_id, products),
    tenantFk('stock_count_lines_counted_by_fk', t, t.counted_by, users),
    check('stock_count_lines_counted', sql`${t.counted} >= 0`),
  ],
);
