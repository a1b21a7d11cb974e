import type { Tx } from '../db/connect';

/** Work for later. A handler may run twice and must not mind (see jobs/). */
export interface NewJob {
  kind: string;
  payload?: Record<string, unknown>;
  /** ISO 8601; at once when left out. */
  runAt?: string;
  /** A second job of the kind with the same key is not added. */
  uniqueKey?: string;
}

const insertJob = {
  name: 'jobs.insert',
  text: `insert into jobs (clinic_id, kind, payload, run_at, unique_key)
         values ($1, $2, $3, coalesce($4::timestamptz, app_now()), $5)
         on conflict (kind, unique_key) do nothing`,
};

/** Adds a job in the transaction that needs it done. */
export async function addJob(tx: Tx, clinicId: number | null, job: NewJob): Promise<void> {
  const { kind, payload = {}, runAt = null, uniqueKey = null } = job;
  await tx.query(insertJob, [clinicId, kind, JSON.stringify(payload), runAt, uniqueKey]);
}
