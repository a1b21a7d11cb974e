import pg from 'pg';
import type { DatabaseLimits } from '../config-network';
import { valueTypes } from './value-types';

const connections = 20;

/**
 * A pool whose connections answer values as the wire carries them, acting as a role if one is named. With
 * limits nothing waits for ever: neither for a connection nor for an answer.
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
  // A connection lost while idle is replaced on the next use; unheard, the event would end the process.
  pool.on('error', () => undefined);
  // One that is lost in use says so to whoever uses it as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** What PostgreSQL itself holds a connection to. Zero is for ever. */
function limitsOfSession({ statement, query }: Partial<DatabaseLimits> = {}): string[] {
  return [
    ...(statement ? [`statement_timeout=${statement}s`] : []),
    // A server that vanished in the middle of a transaction must not keep its locks.
    ...(query ? [`idle_in_transaction_session_timeout=${query * 2}s`] : []),
  ];
}

/** What this side holds a connection to: one that does not answer in time is dropped. */
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

/** Whether a statement was given up because no answer came: its connection is of no more use. */
export const isUnanswered = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout';
