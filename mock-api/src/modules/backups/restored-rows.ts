import { DamagedBackup } from './damaged-backup';
import { ownTable, quotedName, type Queries, type TableOfBackup } from './tables';

const allTables = `select c.relname as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  where c.relkind in ('r', 'p') and c.relname <> '${ownTable}'`;

/** Empties every table except that of the installation. */
export async function emptyTables(db: Queries): Promise<void> {
  const names = await db.query<{ name: string }>(allTables);
  await db.query(`truncate ${names.map(({ name }) => quotedName(name)).join(', ')}`);
}

/** Inserts rows that are given as JSON. */
export async function insertRows(db: Queries, table: TableOfBackup | undefined, rows: string[]) {
  if (!table) throw new DamagedBackup('it names a table that is not there');
  if (rows.length === 0) return;
  const list = table.columns.map(quotedName).join(', ');
  const name = quotedName(table.name);
  await db.query(
    `insert into ${name} (${list})
     select ${list} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

/** Throws unless each table has as many rows as the backup says. */
export async function compare(db: Queries, counts: Record<string, number>): Promise<void> {
  for (const [name, wanted] of Object.entries(counts)) {
    const [row] = await db.query<{ count: number }>(
      `select count(*)::float8 as count from ${quotedName(name)}`,
    );
    if (row?.count !== wanted) {
      throw new DamagedBackup(`${name} has ${row?.count ?? 0} rows of ${wanted}`);
    }
  }
}

const sequences = `select c.relname as table, a.attname as column,
    pg_get_serial_sequence(format('public.%I', c.relname), a.attname) as sequence
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
  where c.relkind = 'r'`;

/** Sets the counters of ids, so that new rows get ids above the restored ones. */
export async function advanceIds(db: Queries): Promise<void> {
  const all = await db.query<{ table: string; column: string; sequence: string }>(sequences);
  for (const { table, column, sequence } of all) {
    const last = `(select max(${quotedName(column)}) from ${quotedName(table)})`;
    await db.query(`select setval($1, greatest(coalesce(${last}, 0), 1), ${last} is not null)`, [
      sequence,
    ]);
  }
}
