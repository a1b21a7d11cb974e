import { existsSync } from 'node:fs';
import type { Config } from '../config';
import { StartError } from '../lib/start-error';
import { holdsUploads } from './upload-folder';
import { clusterFolder } from './embedded/cluster';
import { pgliteFolder } from './embedded/pglite';

/**
 * Stops a start that would make a new database next to uploaded files whose database is gone: the new one would know
 * none of them. Called before anything is made.
 */
export async function refuseLostDatabase({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl || existsSync(clusterFolder(dataDir)) || existsSync(pgliteFolder(dataDir)))
    return;
  if (!(await holdsUploads(dataDir))) return;
  throw new StartError(
    `DATA_DIR: ${dataDir} holds uploaded files, but not their database. Nothing was changed: put ` +
      'the folder database back, restore a backup, or set DATA_DIR to another folder.',
  );
}
