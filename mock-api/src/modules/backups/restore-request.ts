import { backupTexts } from '@ziba/shared/contracts/backups';
import { nameKey } from '@ziba/shared/contracts/normalise';
import type { Config } from '../../config';
import type { Database } from '../../db/connect';
import { audit } from '../../data/audit';
import type { Session } from '../../lib/actor';
import { found, invalid, Refusal } from '../../lib/refusal';
import { findBackup, isBackupRunning, progress } from './backup-rows';
import { fileOf } from './backups.service';

/** A restore that an operator has asked for. */
export interface AskedRestore {
  /** The backup, and who asked. */
  id: number;
  userId: number;
  /** The path of its file. */
  path: string;
}

/** Tells the server that it shall end its work and restore a backup. */
export class RestoreRequest {
  /** Resolves when a restore is asked for; only the first one counts. */
  readonly asked: Promise<AskedRestore>;
  private resolve: (asked: AskedRestore) => void = () => undefined;

  constructor() {
    this.asked = new Promise((resolve) => (this.resolve = resolve));
  }

  ask(asked: AskedRestore): void {
    this.resolve(asked);
  }
}

interface Parts {
  db: Database;
  config: Config;
  restoring: RestoreRequest;
}

const projectName = 'select project_name from general_settings where id = 1';

/**
 * Asks for a restore of the whole product from a backup. Refuses with 400 unless the product's name was typed out, with
 * 404 when there is no file, and with 409 while a backup or a restore is running, or when the database is not the
 * server's own: other servers may use it then.
 */
export async function beginRestore(parts: Parts, { userId }: Session, id: number, name: string) {
  const { db, config, restoring } = parts;
  if (config.databaseUrl) {
    throw new Refusal(409, 'restore_by_command', backupTexts.restoreByCommand);
  }
  const { path } = await fileOf(parts, null, id);
  const backup = await db.platform(async (tx) => {
    const [settings] = await tx.query<{ project_name: string }>(projectName);
    if (nameKey(found(settings).project_name) !== nameKey(name)) {
      throw invalid('name', backupTexts.wrongName);
    }
    const row = found(await findBackup(tx, null, id, true));
    if (row.is_restoring) throw new Refusal(409, 'restoring', backupTexts.restoring);
    if (await isBackupRunning(tx)) throw new Refusal(409, 'backup_running', backupTexts.running);
    await tx.query(progress.restoring, [id]);
    const entry = { action: 'restore', entity: 'backups', entityId: id };
    await audit(tx, { userId, clinicId: null }, entry);
    return found(await findBackup(tx, null, id));
  });
  restoring.ask({ id, userId, path });
  return backup;
}
