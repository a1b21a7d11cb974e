import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';
import { appNow, instant } from './columns';

/** The only row: the id of the installation of this database; the data folder has the same id. */
export const installation = pgTable(
  'installation',
  {
    is_only: boolean().primaryKey().default(true),
    id: uuid().notNull(),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [check('installation_is_one', sql`${t.is_only}`)],
);
