import pg from 'pg';
import type { Config } from '../config';
import { StartError } from '../lib/start-error';
import { startEmbedded, type Embedded } from './embedded/start-embedded';
import { migrate } from './migrate';
import { openAs } from './pool-as';

export interface OpenPool {
  pool: pg.Pool;
  /** A pool of its own for short reads; the same pool if there is only one connection. */
  readers: pg.Pool;
  notice?: string;
  /** Rejects when the embedded database has ended and cannot be started again. */
  lost?: Promise<never>;
  close(): Promise<void>;
}

/**
 * The number of connections for short reads. They keep a processor of the database busy: with more of them they only
 * wait for each other there, switch more often, and the slowest waits longest. With this limit they wait in the pool,
 * in the order in which they came.
 */
const readConnections = 6;
const maintenance = 'postgres';
const database = 'ziba';
/** The role that the migrations make for the server: it owns nothing, and row-level security applies to it. */
const appRole = 'ziba_app';

/** Starts the embedded database or connects to the given one, migrates it, and opens the pool of the server. */
export async function openPool(config: Config): Promise<OpenPool> {
  const embedded = config.databaseUrl ? external(config.databaseUrl) : await startEmbedded(config);
  try {
    const owner = await ownDatabase(embedded.connection);
    const pool = await migratedPool(owner, config);
    const readers =
      owner.max === 1
        ? pool
        : openAs({ ...owner, max: readConnections }, appRole, config.databaseLimits);
    const close = async () => {
      await Promise.all([...new Set([pool, readers])].map((one) => one.end()));
      await embedded.stop();
    };
    const { notice, lost } = embedded;
    return { pool, readers, notice, lost, close };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/**
 * Opens the migrated database with one connection of its owner, for commands that replace its content. The owner sees
 * every row and may do what the server's role may not.
 */
export async function openAsOwner(config: Config): Promise<OpenPool> {
  const embedded = config.databaseUrl ? external(config.databaseUrl) : await startEmbedded(config);
  try {
    const owner = await ownDatabase(embedded.connection);
    const pool = openAs({ ...owner, max: 1 }, undefined, limitsOfOwner(config));
    const client = await pool.connect();
    try {
      await migrate(client, config.packageDir, config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR');
    } finally {
      client.release();
    }
    const close = async () => {
      await pool.end();
      await embedded.stop();
    };
    return { pool, readers: pool, notice: embedded.notice, close };
  } catch (error) {
    await embedded.stop();
    throw explained(error);
  }
}

function external(connectionString: string): Embedded {
  return { connection: { connectionString }, stop: () => Promise.resolve() };
}

/** The embedded PostgreSQL has a database of its own for the product; the other engines come with one. */
async function ownDatabase(connection: pg.PoolConfig): Promise<pg.PoolConfig> {
  if (connection.database !== maintenance || connection.max === 1) return connection;
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      database,
    ]);
    if (!rowCount) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
  return { ...connection, database };
}

/** Migrates as the owner; the server's pool uses the role that the policies apply to. */
async function migratedPool(owner: pg.PoolConfig, config: Config): Promise<pg.Pool> {
  const setting = config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
  const pool = openAs({ ...owner, max: 1 }, undefined, limitsOfOwner(config));
  // PGlite has one connection and no startup options: the role is set once, and stays set.
  const onlyOne = owner.max === 1;
  try {
    const client = await pool.connect();
    try {
      await migrate(client, config.packageDir, setting);
      if (onlyOne) await client.query(`set role ${appRole}`);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw explained(error);
  }
  if (onlyOne) return pool;
  await pool.end();
  return openAs(owner, appRole, config.databaseLimits);
}

/** Migrations and restores may take long, but waiting for a connection has a limit. */
const limitsOfOwner = ({ databaseLimits: { connect, keepAlive } }: Config) => ({
  connect,
  keepAlive,
});

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at that address',
  ENOTFOUND: 'the host is not known',
  ETIMEDOUT: 'the host does not answer',
  '28P01': 'user or password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'the database does not exist',
  '42501': 'the user may not create what the product needs (tables, and the role ziba_app)',
};

/** Explains the usual mistakes in one line; the migrations explain theirs themselves (P0001). */
function explained(error: unknown): unknown {
  // drizzle wraps the error of the database.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause)) return error;
  const reason = cause.code === 'P0001' ? cause.message : reasons[String(cause.code)];
  return reason ? new StartError(`DATABASE_URL: ${reason}.`, { cause }) : error;
}
