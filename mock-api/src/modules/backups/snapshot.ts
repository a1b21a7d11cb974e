import type { Database } from '../../db/connect';
import type { Queries } from './tables';

/**
 * Runs a read-only transaction that sees the database as it was at one moment, however long it takes. With a clinic it
 * sees only the rows of that clinic.
 */
export async function snapshot<Result>(
  db: Database,
  clinicId: number | null,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await db.pool.connect();
  const scope = clinicId === null ? ['app.scope', 'platform'] : ['app.clinic_id', String(clinicId)];
  let isBroken = true;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('select set_config($1, $2, true)', scope);
    const result = await work({
      query: async <Row>(text: string, values: readonly unknown[] = []) =>
        (await client.query(text, [...values])).rows as Row[],
    });
    await client.query('commit');
    isBroken = false;
    return result;
  } finally {
    // A connection that failed in the middle must not be used again.
    client.release(isBroken);
  }
}

const batch = 1000;

/** Reads the rows of a statement some at a time, so that a long table is never in memory as a whole. */
export async function* rowsOf(
  db: Queries,
  statement: string,
): AsyncGenerator<string[], void, undefined> {
  await db.query(`declare backup_rows no scroll cursor for ${statement}`);
  for (;;) {
    const rows = await db.query<{ line: string }>(`fetch ${batch} from backup_rows`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < batch) break;
  }
  await db.query('close backup_rows');
}
