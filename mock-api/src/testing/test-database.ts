import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { databaseOf, type Database } from '../db/connect';
import { openAs } from '../db/pool-as';

/** The names of the databases that test files clone: with only the basics, or with the demo data. */
export const templates = { basic: 'ziba_test_basic', demo: 'ziba_test_demo' } as const;

/** Where `global-setup` stores the address of the run's PostgreSQL for the test files. */
export const addressVariable = 'ZIBA_TEST_DATABASE';

/** The databases that a test file has made and not dropped. */
export const openDatabases = new Set<string>();

function runConnection(): pg.PoolConfig {
  const address = process.env[addressVariable];
  if (!address) throw new Error('no test database: run the tests through the root jest config');
  return JSON.parse(address) as pg.PoolConfig;
}

/** A new database for one test file, cloned from a template; `close` drops it. */
export async function cloneDatabase(template: keyof typeof templates): Promise<Database> {
  const connection = runConnection();
  const owner = openAs({ ...connection, max: 1 });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await owner.query(`create database ${name} template ${templates[template]} strategy file_copy`);
  openDatabases.add(name);
  const pool = openAs({ ...connection, database: name, max: 10 }, 'ziba_app');
  return databaseOf(pool, async () => {
    await pool.end();
    await owner.query(`drop database ${name} with (force)`);
    openDatabases.delete(name);
    await owner.end();
  });
}

/** A database without any table, for tests of migrations. */
export interface BareDatabase {
  /** Connections of the owner, who may change the schema. */
  owner: pg.Pool;
  /** The database as the server uses it; its tables must exist by then. `close` drops the database. */
  asServer(): Database;
  close(): Promise<void>;
}

/** Creates a database without any table. */
export async function createBareDatabase(): Promise<BareDatabase> {
  const connection = runConnection();
  const maintenance = openAs({ ...connection, max: 1 });
  const database = `bare_${randomUUID().replaceAll('-', '')}`;
  await maintenance.query(`create database ${database}`);
  openDatabases.add(database);
  const owner = openAs({ ...connection, database, max: 2 });
  const close = async () => {
    await owner.end();
    await maintenance.query(`drop database ${database} with (force)`);
    openDatabases.delete(database);
    await maintenance.end();
  };
  return {
    owner,
    asServer: () => {
      const pool = openAs({ ...connection, database, max: 10 }, 'ziba_app');
      return databaseOf(pool, () => pool.end());
    },
    close,
  };
}
