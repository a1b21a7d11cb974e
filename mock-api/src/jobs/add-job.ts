import type { Tx } from '../db/connect';

/** A job for later. Its handler may run twice, so it must be idempotent (see jobs/). */
export interface NewJob {
  kind: string;
  payload?: Record<string, unknown>;
  /** ISO 8601; now when left out. */
  runAt?: string;
  /** If set, a second job of the kind with the same key is not added. */
  uniqueKey?: string;
}

const insertJob = {
  name: 'jobs.insert',
  text: `insert into jobs (clinic_id, kind, payload, run_at, unique_key)
         values ($1, $2, $3, coalesce($4::timestamptz, app_now()), $5)
         on conflict (kind, unique_key) do nothing`,
};

/** Adds a job in the transaction that needs it. */
export async function addJob(tx: Tx, clinicId: number | null, job: NewJob): Promise<void> {
  const { kind, payload = {}, runAt = null, uniqueKey = null } = job;
  await tx.query(insertJob, [clinicId, kind, JSON.stringify(payload), runAt, uniqueKey]);
}
