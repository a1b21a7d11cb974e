import type { Database, Tx } from '../db/connect';
import type { Session } from '../lib/actor';

/** A transaction that sees what the caller may see: the rows of their clinic, or for the platform all rows. */
export function inScopeOf<Result>(
  db: Database,
  { clinicId }: Pick<Session, 'clinicId'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return clinicId === null ? db.platform(work) : db.tenant(clinicId, work);
}

/**
 * A part of a clinic's transaction that does work of the system itself, such as ending the sessions of a user: tables
 * without a clinic are visible only here. Only statements that name their rows belong here.
 */
export async function asSystem<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const [before] = await tx.query<{ scope: string }>(
    `select coalesce(current_setting('app.scope', true), '') as scope,
       set_config('app.scope', 'platform', true)`,
  );
  // After an error the transaction is rolled back, and the setting with it.
  const result = await work(tx);
  await tx.query(`select set_config('app.scope', $1, true)`, [before?.scope ?? '']);
  return result;
}
