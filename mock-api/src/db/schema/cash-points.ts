import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { nameKey } from './columns';
import { tenantKey, tenantRow } from './tenant-row';

/**
 * The desks of a clinic at which money is taken besides its main till, each with its own close of the day. An archived
 * one keeps its movements, and its name is free again.
 */
export const cash_points = pgTable(
  'cash_points',
  { ...tenantRow(), name: text().notNull() },
  (t) => [
    tenantKey('cash_points', t),
    uniqueIndex('cash_points_name')
      .on(t.clinic_id, nameKey(t.name))
      .where(sql`${t.archived_at} is null`),
  ],
);
