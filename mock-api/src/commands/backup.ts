import { join, resolve } from 'node:path';
import { connect } from '../db/connect';
import { clock } from '../lib/clock';
import { dump } from '../modules/backups/dump';
import { runCommand, say } from './run-command';

const [given] = process.argv.slice(2);

/** `npm run backup -- [file]`: writes all rows, uploaded files and releases into a file, by default in the data folder. */
runCommand(async (config) => {
  const stamp = clock.iso().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const file = given
    ? resolve(process.env.INIT_CWD ?? '.', given)
    : join(config.dataDir, 'backups', `backup-${stamp}.jsonl.gz`);
  const db = await connect(config);
  try {
    const nothing = () => Promise.resolve();
    const quiet = { begun: nothing, rows: nothing, fileBytes: nothing };
    const { rows, files, bytes, sha256 } = await dump({ db, config }, file, quiet);
    say(`${rows} rows and ${files} files in ${file} (${bytes} bytes, sha256 ${sha256})`);
  } finally {
    await db.close();
  }
});
