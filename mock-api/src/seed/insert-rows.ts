import type { Tx } from '../db/connect';

type Row = Record<string, unknown>;

/**
 * Writes rows of one shape in one statement; the database converts the values to its own column types. The column names
 * are those of the first row.
 */
export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  if (!rows[0]) return;
  const columns = Object.keys(rows[0])
    .map((name) => `"${name}"`)
    .join(', ');
  await tx.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Sets the counters of the ids to values after the rows that were written with their own ids. */
export async function advanceIds(tx: Tx, ...tables: string[]): Promise<void> {
  for (const table of tables) {
    await tx.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table} having max(id) > 0`,
    );
  }
}

/** Returns the ids 1, 2, 3, … of each table. */
export function idsByTable() {
  const last = new Map<string, number>();
  const next = (table: string): number => {
    const id = (last.get(table) ?? 0) + 1;
    last.set(table, id);
    return id;
  };
  /** The tables for which ids were made. */
  return Object.assign(next, { tables: () => [...last.keys()] });
}
export type NextId = ReturnType<typeof idsByTable>;
