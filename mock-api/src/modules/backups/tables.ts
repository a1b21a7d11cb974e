import { createHash } from 'node:crypto';

/** An object that runs statements: a transaction of the server, or a connection of a command. */
export interface Queries {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface TableOfBackup {
  name: string;
  /** The stored columns; generated ones are computed again. */
  columns: string[];
  /** Whether its rows belong to clinics. */
  hasClinic: boolean;
}

/**
 * The id of the installation belongs to this database: a backup does not contain it and a restore does not change it.
 */
export const ownTable = 'installation';

/** Tables that are not backed up: short-lived rows, the backups themselves, and what belongs to this database only. */
const transient = [
  'backups',
  'events',
  'idempotency_keys',
  ownTable,
  'jobs',
  'otp_requests',
  'sessions',
];

const tables = `select c.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
    bool_or(a.attname = 'clinic_id' and c.relname <> 'clinics') as "hasClinic"
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p')
  group by c.relname order by c.relname`;

/** Every table of a backup, ordered by name; all tables of the database without any that is left out. */
export async function tablesOfBackup(
  db: Queries,
  leftOut: readonly string[] = transient,
): Promise<TableOfBackup[]> {
  const all = await db.query<TableOfBackup>(tables);
  return all.filter(({ name }) => !leftOut.includes(name));
}

/** A checksum that is the same for databases with the same tables and columns. */
export const shapeOf = (all: readonly TableOfBackup[]): string =>
  createHash('sha256')
    .update(JSON.stringify(all.map(({ name, columns }) => [name, [...columns].sort()])))
    .digest('hex');

export const quotedName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The number of rows of each table, as the transaction sees it. */
export async function countRows(
  db: Queries,
  all: readonly TableOfBackup[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of all) {
    const [row] = await db.query<{ count: number }>(
      `select count(*)::float8 as count from ${quotedName(name)}`,
    );
    counts[name] = row?.count ?? 0;
  }
  return counts;
}
