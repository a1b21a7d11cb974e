import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupTexts, keptExportHours } from '@ziba/shared/contracts/backups';
import type { Config } from '../../config';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { announce } from '../../data/events';
import { addJob } from '../../jobs/add-job';
import { found, Refusal } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import type { BackupParts } from './backup-parts';
import { findBackup, insertBackup, progress } from './backup-rows';
import { backupPlan } from './backup-state';
import { dump, type Written } from './dump';
import { exportClinic } from './export-clinic';
import { reportOf } from './report-progress';
import { verifyBackup } from './verify';

export const backupJob = 'backups.run';
export const verifyJob = 'backups.verify';

export const folderOf = ({ dataDir }: Config, clinicId: number | null) =>
  join(dataDir, clinicId === null ? 'backups' : 'exports');

/** Puts a backup, or a clinic's export, into the queue. Refuses with 409 while another one is waiting or running. */
export function beginBackup({ db }: BackupParts, session: Session) {
  const { clinicId, userId } = session;
  return inScopeOf(db, session, async (tx) => {
    const id = await insertBackup(tx, clinicId, userId);
    if (id === undefined) throw new Refusal(409, 'backup_running', backupTexts.running);
    await addJob(tx, clinicId, { kind: backupJob, payload: { id, clinicId } });
    const action = clinicId === null ? 'backup' : 'export';
    await audit(tx, { userId, clinicId }, { action, entity: 'backups', entityId: id });
    return found(await findBackup(tx, clinicId, id));
  });
}

/** Makes the backup of one row of the queue. If it is run again after a crash, it starts from the beginning. */
export async function runBackup(parts: BackupParts, id: number, clinicId: number | null) {
  const { db, config } = parts;
  const row = await db.platform((tx) => findBackup(tx, clinicId, id));
  if (!row || row.status === 'done') return;
  const stamp = row.created_at.slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const name =
    clinicId === null
      ? `backup-${stamp}-${id}.jsonl.gz`
      : `clinic-${clinicId}-${stamp}-${id}.tar.gz`;
  const file = join(folderOf(config, clinicId), name);
  const report = reportOf(db, id, clinicId);
  let written: Written;
  try {
    written =
      clinicId === null
        ? await dump(parts, file, report)
        : await exportClinic(parts, { clinicId, file, report });
  } catch (error) {
    await db.platform((tx) => tx.query(progress.failed, [id, wordsOf(error)]));
    throw error;
  }
  const { rows, bytes, sha256, files } = written;
  await db.platform(async (tx) => {
    await tx.query(progress.done, [id, rows, name, bytes, sha256, files]);
    await announce(tx, clinicId, { type: 'backup.done', data: { id }, sections: ['settings'] });
  });
}

const wordsOf = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return code ?? (error instanceof Error ? error.name : 'unknown');
};

/**
 * Queues a restore of the backup into scratch tables. Refuses with 409 before the backup is finished and while its test
 * is waiting or running, and with 404 when there is no file.
 */
export async function beginVerify({ db, config }: BackupParts, { userId }: Session, id: number) {
  await fileOf({ db, config }, null, id);
  return db.platform(async (tx) => {
    const row = found(await findBackup(tx, null, id, true));
    if (row.is_verifying) throw new Refusal(409, 'backup_verifying', backupTexts.verifying);
    await tx.query(progress.verifying, [id]);
    await addJob(tx, null, { kind: verifyJob, payload: { id, userId } });
    return found(await findBackup(tx, null, id));
  });
}

/** Restores the backup into scratch tables, stores the result of the comparison, and tells open screens. */
export async function runVerify({ db, config }: BackupParts, id: number, userId: number) {
  const row = await db.platform((tx) => findBackup(tx, null, id));
  if (!row?.is_verifying) return;
  const file = await fileOf({ db, config }, null, id).catch(() => undefined);
  const result = file && (await verifyBackup({ db, config }, file.path, file.sha256));
  await db.platform(async (tx) => {
    if (result) {
      await tx.query(progress.verified, [id, JSON.stringify(result)]);
      const entry = { action: 'verify', entity: 'backups', entityId: id };
      await audit(tx, { userId, clinicId: null }, { ...entry, after: { isGood: result.isGood } });
    } else {
      // The retention has removed the file meanwhile.
      await tx.query(progress.unverified, [id]);
    }
    await announce(tx, null, { type: 'backup.done', data: { id }, sections: ['settings'] });
  });
}

/** The path of the file of a finished backup; 404 when there is none, 409 before it is finished. */
export async function fileOf({ db, config }: BackupParts, clinicId: number | null, id: number) {
  const row = found(await db.platform((tx) => findBackup(tx, clinicId, id)));
  if (row.status !== 'done') throw new Refusal(409, 'backup_not_ready', backupTexts.notReady);
  if (!row.fileName) throw new Refusal(404, 'backup_gone', backupTexts.gone);
  const { fileName, sha256, bytes } = row;
  return { path: join(folderOf(config, clinicId), fileName), name: fileName, sha256, bytes };
}

const outdated = `select id, clinic_id, "fileName" as name from backups
  where "fileName" is not null and (
    (clinic_id is not null and finished_at < app_now() - interval '${keptExportHours} hours')
    or (clinic_id is null and id not in (
      select id from backups where clinic_id is null and status = 'done' and "fileName" is not null
      order by id desc limit (select keep from (${backupPlan}) p))))`;

/** Deletes the files of old backups; their rows are kept. */
export async function removeOutdated({ db, config }: BackupParts): Promise<void> {
  const rows = await db.platform((tx) =>
    tx.query<{ id: number; clinic_id: number | null; name: string }>(outdated),
  );
  for (const { id, clinic_id, name } of rows) {
    await rm(join(folderOf(config, clinic_id), name), { force: true });
    await db.platform((tx) => tx.query('update backups set "fileName" = null where id = $1', [id]));
  }
}

const isDue = `select since < app_now() - make_interval(days => every_days)
    and not exists (select from backups where clinic_id is null and status <> 'failed'
      and created_at > app_now() - make_interval(days => every_days)) as due
  from (${backupPlan}) p`;

/** Queues a backup when the last one is as old as the plan says, by default a month. */
export async function backUpMonthly({ db }: BackupParts): Promise<void> {
  await db.platform(async (tx) => {
    const [row] = await tx.query<{ due: boolean }>(isDue);
    const id = row?.due ? await insertBackup(tx, null, null) : undefined;
    if (id !== undefined) await addJob(tx, null, { kind: backupJob, payload: { id } });
  });
}
