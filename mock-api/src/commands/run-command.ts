import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readConfig, type Config } from '../config';
import { lockDataFolder } from '../db/data-lock';
import { wordsOfFailure } from '../lib/start-error';

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** From `dist/commands` and from `src/commands` alike. */
const packageDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Runs a command on the database of the settings, which no server may use meanwhile unless it is one
 * that `DATABASE_URL` names. What goes wrong is said in one line, with exit code 1.
 */
export function runCommand(work: (config: Config) => Promise<void>): void {
  void run(work).then(
    () => process.exit(0),
    // Only once the reason is written: a pipe takes it later.
    (error: unknown) => process.stderr.write(`${wordsOfFailure(error)}\n`, () => process.exit(1)),
  );
}

async function run(work: (config: Config) => Promise<void>): Promise<void> {
  const settings = readConfig(process.env, packageDir);
  // Nobody waits for a page: what a command does may take as long as it takes.
  const databaseLimits = { ...settings.databaseLimits, statement: 0, query: 0 };
  const config = { ...settings, databaseLimits };
  const lock = config.databaseUrl ? undefined : await lockDataFolder(config.dataDir);
  try {
    await work(config);
  } finally {
    if (config.temporary) await rm(config.dataDir, { recursive: true, force: true });
    await lock?.release();
  }
}
