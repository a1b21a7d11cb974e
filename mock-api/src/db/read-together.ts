import pg from 'pg';
import type { Read } from './statement';

/** The statements that a connection has prepared, by name. */
const preparedOn = new WeakMap<pg.PoolClient, Map<string, string>>();

/**
 * Runs prepared reads behind a setting, as one message: PostgreSQL takes the statements of one message for
 * one transaction, so the setting ends with it, and nothing is paid for begin and commit. A list costs one
 * round trip instead of four, which is most of what tenancy costs.
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
    // The types of pg know nothing of several statements at once.
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

/** Apart from the names that the driver itself prepares statements under. */
const nameOf = (name: string) => pg.escapeIdentifier(`read ${name}`);

/** Every value goes as an untyped literal: PostgreSQL reads it as the type that the statement wants. */
function literal(value: string | number | boolean | null): string {
  return value === null ? 'null' : pg.escapeLiteral(String(value));
}

/** Whether the database said no, after which the connection is as good as before. */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
