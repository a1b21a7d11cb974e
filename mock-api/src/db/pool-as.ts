import pg from 'pg';
import type { DatabaseLimits } from '../config-network';
import { valueTypes } from './value-types';

const connections = 20;

/**
 * Opens a pool whose connections return values in the format of the API, with a role if one is named. With limits,
 * neither a connection nor an answer is waited for without end.
 */
export function openAs(
  connection: pg.PoolConfig,
  role?: string,
  limits?: Partial<DatabaseLimits>,
): pg.Pool {
  const options = [...(role ? [`role=${role}`] : []), ...limitsOfSession(limits)];
  const pool = new pg.Pool({
    max: connections,
    ...connection,
    ...limitsOfClient(limits),
    types: valueTypes,
    ...(options.length > 0 && { options: options.map((option) => `-c ${option}`).join(' ') }),
  });
  // An idle connection that is lost is replaced on the next use; without a listener the event would end the process.
  pool.on('error', () => undefined);
  // The statement that uses a lost connection is rejected as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Time limits that PostgreSQL itself applies to a connection. Zero means no limit. */
function limitsOfSession({ statement, query }: Partial<DatabaseLimits> = {}): string[] {
  return [
    ...(statement ? [`statement_timeout=${statement}s`] : []),
    // A server that stops in the middle of a transaction must not keep its locks.
    ...(query ? [`idle_in_transaction_session_timeout=${query * 2}s`] : []),
  ];
}

/** Time limits on this side: a connection that does not answer in time is dropped. */
function limitsOfClient({
  connect,
  query,
  keepAlive,
}: Partial<DatabaseLimits> = {}): pg.PoolConfig {
  return {
    ...(connect && { connectionTimeoutMillis: connect * 1000 }),
    ...(query && { query_timeout: query * 1000 }),
    ...(keepAlive && { keepAlive: true, keepAliveInitialDelayMillis: keepAlive * 1000 }),
  };
}

/** Whether a statement ended because no answer came in time: its connection cannot be used any more. */
export const isUnanswered = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout';
