import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readConfig, type Config } from '../config';
import { lockDataFolder } from '../db/data-lock';
import { failureText } from '../lib/start-error';

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** From `dist/commands` and from `src/commands` alike. */
const packageDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Runs a command on the database of the settings. No server may use that database meanwhile, unless `DATABASE_URL`
 * names it. An error is printed in one line, with exit code 1.
 */
export function runCommand(work: (config: Config) => Promise<void>): void {
  void run(work).then(
    // Open connections and timers of the work would keep the process alive.
    () => process.exit(0),
    // The process ends only after the reason was written: a pipe takes it later.
    (error: unknown) => process.stderr.write(`${failureText(error)}\n`, () => process.exit(1)),
  );
}

async function run(work: (config: Config) => Promise<void>): Promise<void> {
  const settings = readConfig(process.env, packageDir);
  // No user waits for a command, so it has no time limit.
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
