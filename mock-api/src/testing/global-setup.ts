import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { databaseOf } from '../db/connect';
import { findBinaries } from '../db/embedded/binaries';
import { startPostgres } from '../db/embedded/postgres';
import { whyNot } from '../db/embedded/process';
import { migrate } from '../db/migrate';
import { openAs } from '../db/pool-as';
import { seed } from '../seed/seed';
import { bundleWorkers } from './run-server';
import { addressVariable, templates } from './test-database';

const packageDir = resolve(__dirname, '..', '..');

/** Starts one PostgreSQL for the whole run, with the databases that test files clone. */
export default async function globalSetup(): Promise<void> {
  // The data folders of the test files are there too, so that servers of tests do not wait for a disk.
  const folder = temporaryFolder();
  process.env.TMPDIR = folder;
  const dataDir = mkdtempSync(join(folder, 'database-'));
  await bundleWorkers();
  const binaries = findBinaries(packageDir);
  if (!binaries || whyNot())
    throw new Error(`no PostgreSQL for the tests: ${whyNot() ?? 'no binaries'}`);
  const postgres = await startPostgres({ dataDir, binaries, durable: false });
  for (const kind of ['basic', 'demo'] as const) {
    await makeTemplate(postgres.connection, kind);
  }
  process.env[addressVariable] = JSON.stringify(postgres.connection);
  globalThis.stopTestDatabase = async () => {
    await postgres.stop();
    rmSync(process.env.ZIBA_TEST_RUN ? dataDir : folder, { recursive: true, force: true });
  };
}

declare global {
  // `var` is the only way to declare a global of Node.
  var stopTestDatabase: (() => Promise<void>) | undefined;
}

/** A folder for what this run stores, deleted at its end; `npm test` has made one already. */
function temporaryFolder(): string {
  if (process.env.ZIBA_TEST_RUN) return tmpdir();
  const folder = mkdtempSync(join(fastFolder(), 'ziba-jest-'));
  // Some tests run a server as another user, with a folder of its own in here.
  chmodSync(folder, 0o711);
  return folder;
}

/** The folder in memory, if the machine has enough for the databases of a run. */
function fastFolder(): string {
  const memory = '/dev/shm';
  const enough = 4 * 1024 ** 3;
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function makeTemplate(connection: pg.ClientConfig, kind: keyof typeof templates) {
  const database = templates[kind];
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const owner = openAs({ ...connection, database, max: 1 });
  const migrating = await owner.connect();
  await migrate(migrating, packageDir);
  migrating.release();
  await owner.end();
  const pool = openAs({ ...connection, database, max: 4 }, 'ziba_app');
  const settings = { seed: kind === 'demo' ? kind : 'empty', adminPassword: 'Ziba@1405' } as const;
  await seed(
    databaseOf(pool, () => Promise.resolve()),
    settings,
  );
  await pool.end();
  await closeToAll(connection, database);
}

/** Refuses connections to a template, so that no test file changes what the others clone. */
async function closeToAll(connection: pg.ClientConfig, database: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`alter database ${database} allow_connections false`);
  await client.end();
}
