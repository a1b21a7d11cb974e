import type pg from 'pg';
import type { Config } from '../config';
import { clock } from '../lib/clock';
import { markEffect } from './claimed-key';
import { isUnanswered } from './pool-as';
import { readTogether } from './read-together';
import type { SlowStatement, Read, Statement } from './statement';

/** One running transaction. Every statement inside it is run through this object. */
export interface Tx {
  /** Runs one statement and returns its rows. Errors have their SQLSTATE in `code`. */
  query<Row = Record<string, unknown>>(
    statement: string | Statement | SlowStatement,
    values?: readonly unknown[],
  ): Promise<Row[]>;
}

/**
 * All statements go through this object. The role of the pool is subject to row-level security, so a statement outside
 * `tenant` and `platform` sees no row of any clinic. The policies read two settings: `app.clinic_id` (the clinic of the
 * transaction, '' for none) and `app.scope` ('platform' or '').
 */
export interface Database {
  pool: pg.Pool;
  /** A transaction that sees the rows of one clinic. */
  tenant<T>(clinicId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Reads rows of one clinic in a single round trip; returns the rows of each statement. Only for a limited number of
   * different statements: each one is prepared on every connection and stays there.
   */
  read(clinicId: number, ...reads: readonly Read[]): Promise<Record<string, unknown>[][]>;
  /** A transaction for the tables without a clinic and for work of the system itself. */
  platform<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One statement without a transaction around it; it sees no row that a policy protects. */
  query<Row>(statement: string | Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** A description of the database for operators, in one line. */
  notice?: string;
  /** Rejects with a `StartError` when the embedded database has ended and cannot be started again. */
  lost?: Promise<never>;
  close(): Promise<void>;
}

/** Opens the database of the settings and migrates it. Its role is subject to row-level security. */
export async function connect(config: Config): Promise<Database> {
  // Whoever has a database already does not need the engines and the migrations.
  const { openPool } = await import('./open-pool');
  const { refuseLostDatabase } = await import('./lost-database');
  await refuseLostDatabase(config);
  const { pool, readers, notice, lost, close } = await openPool(config);
  return { ...databaseOf(pool, close, readers), notice, lost };
}

/** The transactions of an open pool, and the reads of the pool for reads. */
export function databaseOf(
  pool: pg.Pool,
  close: () => Promise<void>,
  readers: pg.Pool = pool,
): Database {
  return {
    pool,
    tenant: (clinicId, work) => transaction(pool, `begin;${clinicSetting(clinicId)}`, work),
    read: (clinicId, ...reads) => readTogether(readers, clinicSetting(clinicId), reads),
    platform: (work) => transaction(pool, `begin;${withClock(platformSetting)}`, work),
    query: (statement, values) => queryOnce(pool, statement, values),
    close,
  };
}

const platformSetting = "set local app.scope = 'platform'";

function clinicSetting(clinicId: number): string {
  if (!Number.isSafeInteger(clinicId)) throw new TypeError('clinicId is not a whole number');
  return withClock(`set local app.clinic_id = '${clinicId}'`);
}

/** Passes the offset of the server's clock to `app_now()`, if there is one; only tests have one. */
function withClock(setting: string): string {
  const offset = clock.offset();
  return offset === 0 ? setting : `set local app.clock_offset = '${offset} ms';${setting}`;
}

function queryOnce<Row>(
  pool: pg.Pool,
  statement: string | Statement,
  values?: readonly unknown[],
): Promise<Row[]> {
  const offset = clock.offset();
  if (offset === 0) return txOf(pool).query<Row>(statement, values);
  const begin = `begin;set local app.clock_offset = '${offset} ms'`;
  return transaction(pool, begin, (tx) => tx.query<Row>(statement, values));
}

async function transaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(txOf(client));
    await markEffect(client);
    await client.query('commit');
    return result;
  } catch (error) {
    lost = await rollBack(client, error);
    throw error;
  } finally {
    // After a refused statement the connection can be used again; only a broken one is dropped.
    client.release(lost);
  }
}

async function rollBack(client: pg.PoolClient, cause: unknown): Promise<Error | undefined> {
  // A rollback would only wait behind the statement that gets no answer.
  if (cause instanceof Error && isUnanswered(cause)) return cause;
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed', { cause });
  }
}

function txOf(client: Pick<pg.PoolClient, 'query'>): Tx {
  return {
    query: async <Row>(
      statement: string | Statement | SlowStatement,
      values: readonly unknown[] = [],
    ) => {
      const query = typeof statement === 'string' ? { text: statement } : statement;
      const timeout = 'timeoutSeconds' in query && { query_timeout: query.timeoutSeconds * 1000 };
      const result = await client.query({ ...query, ...timeout, values: [...values] });
      return result.rows as Row[];
    },
  };
}
