import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openAsOwner } from '../db/open-pool';
import { StartError } from '../lib/start-error';
import { DamagedBackup } from '../modules/backups/damaged-backup';
import { restore } from '../modules/backups/restore';
import { runCommand, say } from './run-command';

const given = process.argv.slice(2);
const named = given.find((word) => !word.startsWith('--'));

/** `npm run restore -- file [--replace]`: restores a backup into the database of the settings, all of it or nothing. */
runCommand(async (config) => {
  const file = named && resolve(process.env.INIT_CWD ?? '.', named);
  if (!file || !existsSync(file)) throw new StartError('Name the file of a backup to restore.');
  const { pool, close } = await openAsOwner(config);
  const client = await pool.connect();
  try {
    const { rows, tables, files, missing } = await restore(client, file, {
      replace: given.includes('--replace'),
      dataDir: config.dataDir,
      packageDir: config.packageDir,
    });
    say(`${rows} rows of ${tables} tables and ${files} files restored from ${file}`);
    if (missing > 0) say(`${missing} uploaded files are neither in it nor in ${config.dataDir}.`);
  } catch (error) {
    if (!(error instanceof DamagedBackup)) throw error;
    throw new StartError(`Nothing was changed: ${error.message} (${file}).`, { cause: error });
  } finally {
    client.release();
    await close();
  }
});
