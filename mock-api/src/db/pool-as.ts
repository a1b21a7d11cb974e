import pg from 'pg';
import { valueTypes } from './value-types';

const connections = 20;

/** A pool whose connections answer values as the wire carries them, acting as a role if one is named. */
export function openAs(connection: pg.PoolConfig, role?: string): pg.Pool {
  const pool = new pg.Pool({
    max: connections,
    ...connection,
    types: valueTypes,
    ...(role ? { options: `-c role=${role}` } : {}),
  });
  // A connection lost while idle is replaced on the next use; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}
