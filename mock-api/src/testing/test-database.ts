import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { databaseOf, type Database } from '../db/connect';
import { openAs } from '../db/pool-as';

/** The names of the databases that test files clone: with nothing but the basics, or the demo data. */
export const templates = { basic: 'ziba_test_basic', demo: 'ziba_test_demo' } as const;

/** Where `global-setup` leaves the address of the run's PostgreSQL for the test files. */
export const addressVariable = 'ZIBA_TEST_DATABASE';

/** A database of its own for one test file, cloned from a template; `close` drops it. */
export async function cloneDatabase(template: keyof typeof templates): Promise<Database> {
  const address = process.env[addressVariable];
  if (!address) throw new Error('no test database: run the tests through the root jest config');
  const connection = JSON.parse(address) as pg.PoolConfig;
  const owner = openAs({ ...connection, max: 1 });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await owner.query(`create database ${name} template ${templates[template]} strategy file_copy`);
  const pool = openAs({ ...connection, database: name, max: 10 }, 'ziba_app');
  return databaseOf(pool, async () => {
    await pool.end();
    await owner.query(`drop database ${name} with (force)`);
    await owner.end();
  });
}
