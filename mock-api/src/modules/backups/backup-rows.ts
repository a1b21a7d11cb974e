import type { Backup } from '@ziba/shared/contracts/backups';
import type { PageQuery } from '@ziba/shared/contracts/lists';
import type { Tx } from '../../db/connect';
import { where } from '../../data/conditions';
import { listedPage } from '../../data/listed-page';

const listing = {
  select: `t.id, t.status, t.rows_done, t.rows_total,
    case when t.status = 'done' then 100 when t.rows_total = 0 then 0
      else least(99, floor(100 * (t.rows_done + t.file_bytes_done / 1024.0)
        / (t.rows_total + t.file_bytes_total / 1024.0))) end::float8 as percent,
    t.bytes, t.sha256, t."fileName", t.error, t.verified_at, t.verification::jsonb as verification,
    t.verify_requested_at is not null as is_verifying, t.files, t.restored_at,
    t.restore_requested_at is not null as is_restoring, t.restore_error, t.created_at, t.finished_at`,
  from: 'from backups t',
  sorted: { created_at: 'created_at', bytes: 'bytes', status: 'status' },
};

/** The clinic of an export; the platform's backups have none. */
const ofOwner = (clinicId: number | null) =>
  clinicId === null ? where('t.clinic_id is null') : where('t.clinic_id = ?', clinicId);

export const backupPageOf = (tx: Tx, clinicId: number | null, query: PageQuery) =>
  listedPage<Backup>(tx, listing, query, [ofOwner(clinicId)]);

/** Reads one of the platform's backups, or one of the clinic's exports; `lock` locks it until the transaction ends. */
export async function findBackup(tx: Tx, clinicId: number | null, id: number, lock = false) {
  const [row] = await tx.query<Backup>(
    `select ${listing.select} ${listing.from}
     where t.id = $1 and t.clinic_id is not distinct from $2 ${lock ? 'for update' : ''}`,
    [id, clinicId],
  );
  return row;
}

const insert = {
  name: 'backups.insert',
  text: 'insert into backups (clinic_id, user_id) values ($1, $2) returning id',
};
const lock = {
  name: 'backups.lock',
  text: `select pg_advisory_xact_lock(1405003, coalesce($1::int, 0))`,
};
const unfinished = {
  name: 'backups.unfinished',
  text: `select id from backups
         where clinic_id is not distinct from $1 and status in ('queued', 'running')`,
};

/** Whether a backup of the platform is waiting or running. */
export const isBackupRunning = async (tx: Tx): Promise<boolean> =>
  (await tx.query(unfinished, [null])).length > 0;

/** Adds a row to the queue; undefined if another one of the same owner is waiting or running. */
export async function insertBackup(tx: Tx, clinicId: number | null, userId: number | null) {
  await tx.query(lock, [clinicId]);
  if ((await tx.query(unfinished, [clinicId])).length > 0) return undefined;
  const [row] = await tx.query<{ id: number }>(insert, [clinicId, userId]);
  return row?.id;
}

/** Changes the row of a running backup. */
export const progress = {
  begun: {
    name: 'backups.begun',
    text: `update backups set status = 'running', rows_done = 0, rows_total = $2,
             file_bytes_done = 0, file_bytes_total = $3, error = null where id = $1`,
  },
  reached: {
    name: 'backups.reached',
    text: 'update backups set rows_done = $2, file_bytes_done = $3 where id = $1',
  },
  done: {
    name: 'backups.done',
    text: `update backups set status = 'done', rows_done = $2, rows_total = $2, "fileName" = $3,
             bytes = $4, sha256 = $5, files = $6, finished_at = app_now() where id = $1`,
  },
  failed: {
    name: 'backups.failed',
    text: `update backups set status = 'failed', error = $2, finished_at = app_now() where id = $1`,
  },
  verifying: {
    name: 'backups.verifying',
    text: 'update backups set verify_requested_at = app_now() where id = $1',
  },
  verified: {
    name: 'backups.verified',
    text: `update backups set verified_at = app_now(), verification = $2, verify_requested_at = null
           where id = $1`,
  },
  restoring: {
    name: 'backups.restoring',
    text: `update backups set restore_requested_at = app_now(), restore_error = null where id = $1`,
  },
  unverified: {
    name: 'backups.unverified',
    text: 'update backups set verify_requested_at = null where id = $1',
  },
};
