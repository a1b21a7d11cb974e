import { once } from 'node:events';
import pg from 'pg';
import { runCommand, say } from '../commands/run-command';
import { findBinaries } from '../db/embedded/binaries';
import { startPostgres } from '../db/embedded/postgres';
import { whyNot } from '../db/embedded/process';
import { StartError } from '../lib/start-error';

/**
 * Runs a PostgreSQL without a server on `DATA_DIR`, for journeys whose servers share it, until the standard input ends:
 * it also ends when the program that started this one is killed. Prints the address of a new, empty database, for
 * `DATABASE_URL`.
 */
runCommand(async ({ dataDir, packageDir }) => {
  const reason = whyNot();
  const binaries = findBinaries(packageDir);
  if (reason || !binaries) throw new StartError(`no PostgreSQL: ${reason ?? 'no binaries'}`);
  const { connection, stop } = await startPostgres({ dataDir, binaries, durable: false });
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create database template');
  await client.end();
  const { host = '', user = '' } = connection;
  say(`postgresql://${user}@localhost/template?host=${encodeURIComponent(host)}`);
  await once(process.stdin.resume(), 'end');
  await stop();
});
