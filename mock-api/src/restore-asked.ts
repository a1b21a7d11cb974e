import type { Config } from './config';
import type { Database } from './db/connect';
import { audit } from './data/audit';
import { openAsOwner } from './db/open-pool';
import { failureText } from './lib/start-error';
import type { Maintenance } from './maintenance';
import { insertBackup } from './modules/backups/backup-rows';
import { runBackup } from './modules/backups/backups.service';
import { restore } from './modules/backups/restore';
import type { AskedRestore } from './modules/backups/restore-request';

/** How a restore ended. */
export interface RestoreOutcome extends AskedRestore {
  /** Why nothing was changed; null if it was restored. */
  error: string | null;
}

/** Reports why nothing was restored. */
function refusalOf(asked: AskedRestore, error: unknown): RestoreOutcome {
  process.stderr.write(`Nothing was restored: ${failureText(error)}\n`);
  return { ...asked, error: error instanceof Error ? error.message.slice(0, 500) : 'unknown' };
}

/**
 * Backs the product up as it is, so that a restore of the wrong backup can be undone. Resolves to the reason if that is
 * not possible: then nothing may be restored.
 */
export async function backUpBefore(
  db: Database,
  config: Config,
  asked: AskedRestore,
): Promise<RestoreOutcome | undefined> {
  try {
    const id = await db.platform((tx) => insertBackup(tx, null, asked.userId));
    if (id !== undefined) await runBackup({ db, config }, id, null);
    return undefined;
  } catch (error) {
    return refusalOf(asked, error);
  }
}

/** Restores the backup; no server may use the database meanwhile. Never rejects: without success nothing was changed. */
export async function restoreAsked(
  config: Config,
  asked: AskedRestore,
  state: Pick<Maintenance, 'percent'>,
): Promise<RestoreOutcome> {
  const { dataDir, packageDir } = config;
  const onProgress = (done: number, total: number) => {
    state.percent = Math.floor((99 * done) / Math.max(total, 1));
  };
  try {
    const { pool, close } = await openAsOwner(config);
    try {
      const client = await pool.connect();
      await restore(client, asked.path, { replace: true, dataDir, packageDir, onProgress });
      client.release();
    } finally {
      await close();
    }
    return { ...asked, error: null };
  } catch (error) {
    return refusalOf(asked, error);
  }
}

const ended = `update backups set restore_requested_at = null, restore_error = $2,
  restored_at = case when $2::text is null then app_now() else restored_at end where id = $1`;
const interrupted = `update backups set restore_requested_at = null, restore_error = 'interrupted'
  where restore_requested_at is not null`;

/** Writes down how a restore ended; without one, that one was interrupted if it had begun. */
export async function noteRestore(db: Database, outcome?: RestoreOutcome): Promise<void> {
  await db.platform(async (tx) => {
    if (outcome) await tx.query(ended, [outcome.id, outcome.error]);
    await tx.query(interrupted);
    if (!outcome || outcome.error !== null) return;
    // The user who asked may not exist in the restored product.
    const [user] = await tx.query<{ id: number }>('select id from users where id = $1', [
      outcome.userId,
    ]);
    const actor = { userId: user?.id ?? null, clinicId: null };
    await audit(tx, actor, { action: 'restored', entity: 'backups', entityId: outcome.id });
  });
}
