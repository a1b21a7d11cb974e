import pg from 'pg';
import type { Config } from '../config';
import { StartError } from '../lib/start-error';
import { startEmbedded, type Embedded } from './embedded/start-embedded';
import { migrate } from './migrate';
import { openAs } from './pool-as';

export interface OpenPool {
  pool: pg.Pool;
  /** Connections of their own for short reads; the same pool where there is but one connection. */
  readers: pg.Pool;
  notice?: string;
  /** Rejects once the embedded database is gone for good. */
  lost?: Promise<never>;
  close(): Promise<void>;
}

/**
 * Short reads keep a processor of the database busy: more of them at once only wait for each other there,
 * with more switching, and the slowest waits longest. Here they wait in the order in which they came.
 */
const readConnections = 6;
const maintenance = 'postgres';
const database = 'ziba';
/** The role that the migrations make for the server: it owns nothing, and row-level security binds it. */
const appRole = 'ziba_app';

/** Starts or reaches the database, migrates it, and opens the pool that the server works with. */
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
 * The database with one connection of its owner, migrated: for commands that replace what is in it. Who
 * owns it sees every row and may do what the server's role may not.
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

/** The embedded PostgreSQL keeps the product in a database of its own; the others bring one. */
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

/** Migrates as the owner; the pool for the server's work acts as the role that policies bind. */
async function migratedPool(owner: pg.PoolConfig, config: Config): Promise<pg.Pool> {
  const setting = config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
  const pool = openAs({ ...owner, max: 1 }, undefined, limitsOfOwner(config));
  // PGlite has one connection and no startup options: it is told its role, and stays.
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

/** Migrations and restores take their time, but a connection is never waited for without end. */
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

/** The usual mistakes in one line; the migrations say theirs themselves (P0001). */
function explained(error: unknown): unknown {
  // drizzle wraps what the database said.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause)) return error;
  const reason = cause.code === 'P0001' ? cause.message : reasons[String(cause.code)];
  return reason ? new StartError(`DATABASE_URL: ${reason}.`, { cause }) : error;
}
