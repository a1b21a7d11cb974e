import pg from 'pg';
import type { Config } from '../config';
import { StartError } from '../lib/start-error';
import { startEmbedded, type Embedded } from './embedded/start-embedded';
import { migrate } from './migrate';
import { valueTypes } from './value-types';

export interface OpenPool {
  pool: pg.Pool;
  notice?: string;
  close(): Promise<void>;
}

const connections = 20;
const maintenance = 'postgres';
const database = 'ziba';
/** The role that the migrations make for the server: it owns nothing, and row-level security binds it. */
const appRole = 'ziba_app';

/** Starts or reaches the database, migrates it, and opens the pool that the server works with. */
export async function openPool(config: Config): Promise<OpenPool> {
  const embedded = config.databaseUrl ? external(config.databaseUrl) : await startEmbedded(config);
  try {
    const owner = await ownDatabase(embedded.connection);
    await migrateAsOwner(owner, config);
    const pool = openAs(owner, appRole);
    const close = async () => {
      await pool.end();
      await embedded.stop();
    };
    return { pool, notice: embedded.notice, close };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** A pool whose connections answer values as the wire carries them, acting as a role if one is named. */
export function openAs(connection: pg.PoolConfig, role?: string): pg.Pool {
  const single = connection.max === 1;
  const pool = new pg.Pool({
    max: connections,
    ...connection,
    types: valueTypes,
    // PGlite has no startup message: its one connection is told afterwards.
    ...(role && !single ? { options: `-c role=${role}` } : {}),
  });
  // A connection lost while idle is replaced on the next use; unheard, the event would end the process.
  pool.on('error', () => undefined);
  if (role && single) pool.on('connect', (client) => void client.query(`set role ${role}`));
  return pool;
}

function external(connectionString: string): Embedded {
  return { connection: { connectionString }, stop: () => Promise.resolve() };
}

/** The embedded PostgreSQL keeps the product in a database of its own; the others bring one. */
async function ownDatabase(connection: pg.PoolConfig): Promise<pg.PoolConfig> {
  if (connection.database !== maintenance || connection.max === 1) return connection;
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
  return { ...connection, database };
}

async function migrateAsOwner(owner: pg.PoolConfig, { packageDir }: Config): Promise<void> {
  const pool = openAs({ ...owner, max: 1 });
  try {
    const client = await pool.connect();
    try {
      await migrate(client, packageDir);
    } finally {
      client.release();
    }
  } catch (error) {
    throw explained(error);
  } finally {
    // The only connection of PGlite stays for the server's own pool.
    if (owner.max !== 1) await pool.end();
  }
}

function explained(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing listens at that address',
    ENOTFOUND: 'the host is not known',
    ETIMEDOUT: 'the host does not answer',
    '28P01': 'user or password is wrong',
    '28000': 'the user may not connect',
    '3D000': 'the database does not exist',
    '42501': 'the user may not create what the product needs',
  };
  const reason = reasons[code];
  return reason ? new StartError(`DATABASE_URL: ${reason}.`, { cause: error }) : error;
}
