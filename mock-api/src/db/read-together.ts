import pg from 'pg';
import type { Read } from './statement';

/** The names of the statements that a connection has prepared. */
const preparedOn = new WeakMap<pg.PoolClient, Map<string, string>>();

/**
 * Runs prepared reads and a setting before them as one message. PostgreSQL treats the statements of one message as one
 * transaction, so the setting ends with it, and no begin and commit are needed. A list takes one round trip instead of
 * four, which is most of the cost of separate clinics.
 */
export async function readTogether(
  pool: pg.Pool,
  setting: string,
  reads: readonly Read[],
): Promise<Record<string, unknown>[][]> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    await prepare(client, reads);
    const executes = reads.map(({ name, values }) =>
      values.length === 0
        ? `execute ${nameOf(name)}`
        : `execute ${nameOf(name)}(${values.map(literal).join(',')})`,
    );
    // The types of pg do not know messages with several statements.
    const results = (await client.query(
      [setting, ...executes].join(';'),
    )) as unknown as pg.QueryResult[];
    return results.slice(-reads.length).map(({ rows }) => rows);
  } catch (error) {
    lost = isRefusal(error) ? undefined : (error as Error);
    throw error;
  } finally {
    client.release(lost);
  }
}

async function prepare(client: pg.PoolClient, reads: readonly Read[]): Promise<void> {
  const known = preparedOn.get(client) ?? new Map<string, string>();
  preparedOn.set(client, known);
  for (const { name, text } of reads) {
    if (known.has(name) && known.get(name) !== text) {
      throw new Error(`two statements are named ${name}`);
    }
    if (known.has(name)) continue;
    await client.query(`prepare ${nameOf(name)} as ${text}`);
    known.set(name, text);
  }
}

/** A prefix that the driver itself does not use for the names of prepared statements. */
const nameOf = (name: string) => pg.escapeIdentifier(`read ${name}`);

/** Every value is sent as an untyped literal: PostgreSQL reads it as the type that the statement expects. */
function literal(value: string | number | boolean | null): string {
  return value === null ? 'null' : pg.escapeLiteral(String(value));
}

/** Whether the database refused the statement; the connection can then be used again. */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
