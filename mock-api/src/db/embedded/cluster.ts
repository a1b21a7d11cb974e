import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error';
import type { Binaries } from './binaries';
import { runToEnd } from './process';

export const superuser = 'ziba';

/** The folder of the embedded PostgreSQL inside the data folder. */
export const clusterFolder = (dataDir: string) => join(dataDir, 'database');

/**
 * Makes the folder of the database if there is none; otherwise checks that this PostgreSQL can open it. A folder that
 * it cannot open is left unchanged.
 */
export async function prepareCluster(
  dataDir: string,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  const folder = clusterFolder(dataDir);
  if (existsSync(folder)) return checkCluster(folder, binaries);
  // Made in another folder and then renamed, so that a start that is killed halfway leaves no folder that looks
  // complete.
  const unfinished = `${folder}.init`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  await runToEnd(binaries.initdb, [
    '--pgdata',
    unfinished,
    `--username=${superuser}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  renameSync(unfinished, folder);
}

function checkCluster(folder: string, { major }: Binaries): void {
  const file = join(folder, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (found === major) return;
  const advice = `Nothing was changed: restore a backup of it, or set DATA_DIR to another folder.`;
  throw new StartError(
    found === undefined
      ? `DATA_DIR: ${folder} is damaged (PG_VERSION is missing). ${advice}`
      : `DATA_DIR: ${folder} was made by PostgreSQL ${found}, and this version brings ${major}. ${advice}`,
  );
}
