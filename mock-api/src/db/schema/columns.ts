import { largestAmount } from '@ziba/shared/contracts/common';
import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  integer,
  numeric,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

/** An instant; the API writes it as ISO 8601. */
export const instant = () => timestamp({ withTimezone: true });

/** The current time of the server as the database knows it: the default of time columns. */
export const appNow = sql`app_now()`;

/** A calendar day; the API writes it as YYYY-MM-DD. */
export const calendarDay = () => date({ mode: 'string' });

/** Whole tomans. */
export const tomans = () => bigint({ mode: 'number' });

/** A quantity of goods with up to three decimals. */
export const goods = () => numeric({ precision: 12, scale: 3, mode: 'number' });

/** The columns that every row has which `tenantTable` and `platformTable` read and write. */
export const trail = () => ({
  created_at: instant().notNull().default(appNow),
  updated_at: instant().notNull().default(appNow),
  version: integer().notNull().default(1),
  /** Set when a row is archived; rows are not deleted. Archived rows are in no list. */
  archived_at: instant(),
});

/** A CHECK with a name: the columns contain amounts of money. */
export const amounts = (name: string, ...columns: AnyPgColumn[]) =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} between 0 and ${sql.raw(String(largestAmount))}`),
      sql` and `,
    ),
  );

/** A CHECK with a name: the column contains one of the words. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);

/** A name as people compare it, made by the function `name_key` of the database (the same rule as nameKey of contracts). */
export const nameKey = (name: AnyPgColumn | SQL) => sql`name_key(${name})`;

/**
 * Text as searches compare it, made by the function `search_text` of the database (the same rule as
 * contracts/search-words).
 */
export const searchable = (...parts: SQL[]) =>
  sql`search_text(${sql.join(parts, sql` || ' ' || `)})`;
