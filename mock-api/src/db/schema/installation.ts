import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';
import { appNow, instant } from './columns';

/** The one row that tells which installation this database belongs to; the data folder carries the same id. */
export const installation = pgTable(
  'installation',
  {
    is_only: boolean().primaryKey().default(true),
    id: uuid().notNull(),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [check('installation_is_one', sql`${t.is_only}`)],
);
