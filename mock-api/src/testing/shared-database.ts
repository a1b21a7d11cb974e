import { fileURLToPath } from 'node:url';
import { findBinaries } from '../db/embedded/binaries';
import { startPostgres } from '../db/embedded/postgres';
import { whyNot } from '../db/embedded/process';

/** Each running server keeps up to 30 connections open. */
const connections = 200;

/**
 * Runs a PostgreSQL in the folder that the command names until standard input closes, as it does when the run of the
 * tests ends in whatever way. Prints how to connect to it, as JSON in one line, or `null` where PostgreSQL cannot run.
 */
export async function runSharedDatabase(dataDir: string): Promise<void> {
  // The bundle is in a folder of the package.
  const binaries = findBinaries(fileURLToPath(new URL('..', import.meta.url)));
  if (!binaries || whyNot()) {
    process.stdout.write('null\n');
    return;
  }
  const stopped = new Promise((resolve) => process.stdin.resume().once('close', resolve));
  const postgres = await startPostgres({ dataDir, binaries, durable: false, connections });
  process.stdout.write(`${JSON.stringify(postgres.connection)}\n`);
  await stopped;
  await postgres.stop();
}
