import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startHelper } from './helper-process';

/** The environment variable with the address of the run's PostgreSQL. */
const addressVariable = 'ZIBA_E2E_DATABASE';
const template = 'journeys';

/** A database of a server. */
export interface JourneyDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  drop: () => Promise<void>;
}

/** The PostgreSQL that all journeys of a run use. */
export interface RunDatabase {
  /** The database that is filled once, and that each journey gets a copy of. */
  template: JourneyDatabase;
  /** Lets nobody connect to the template any more, so that it can be copied. */
  closeTemplate: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Runs one statement as the owner of all databases. */
async function run(statement: string): Promise<void> {
  const client = new pg.Client(JSON.parse(process.env[addressVariable] ?? '{}') as pg.ClientConfig);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseNamed(name: string): JourneyDatabase {
  const { host = '', user = '' } = JSON.parse(
    process.env[addressVariable] ?? '{}',
  ) as pg.ClientConfig;
  return {
    url: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    drop: () => run(`drop database ${name} with (force)`),
  };
}

/**
 * Starts it in a folder, with an empty template; undefined where PostgreSQL cannot run: then each journey has the
 * embedded database of its server. It ends with this process.
 */
export async function startRunDatabase(folder: string): Promise<RunDatabase | undefined> {
  const { line, stop } = await startHelper('shared-database.mjs', folder);
  if (line === 'null') return undefined;
  process.env[addressVariable] = line;
  await run(`create database ${template}`);
  return {
    template: databaseNamed(template),
    closeTemplate: () => run(`alter database ${template} allow_connections false`),
    stop,
  };
}

/** A copy of the template, for one server; undefined if the run has no PostgreSQL. */
export async function cloneDatabase(): Promise<JourneyDatabase | undefined> {
  if (!process.env[addressVariable]) return undefined;
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await run(`create database ${name} template ${template} strategy file_copy`);
  return databaseNamed(name);
}
