import { openAsOwner } from '../db/open-pool';
import { StartError } from '../lib/start-error';
import { findFaults } from '../modules/data-checks/data-checks';
import { runCommand, say } from './run-command';

/**
 * `npm run check:data`: names each row that is already wrong in the database of the settings. Reads only, after the
 * migrations that every start runs. Exit code 1 if there is one.
 */
runCommand(async (config) => {
  const { pool, close } = await openAsOwner(config);
  const client = await pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const faults = await findFaults(async (text) => (await client.query(text)).rows);
    for (const { check, table, clinic_id, id, found } of faults) {
      say(`${table} ${id} of clinic ${clinic_id ?? 'none'}: ${check} (${found})`);
    }
    if (faults.length > 0)
      throw new StartError(`${faults.length} wrong rows. Nothing was changed.`);
    say('No wrong rows.');
  } finally {
    await client.query('rollback');
    client.release();
    await close();
  }
});
