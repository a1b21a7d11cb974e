import type { Tx } from '../db/connect';

/**
 * Work of the system inside the transaction of a clinic, such as a notice to the operator about a
 * clinic's ticket: what it writes is kept or lost with the rest. The scope ends with the work.
 */
export async function asSystem<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  const [before] = await tx.query<{ scope: string | null }>(
    `select current_setting('app.scope', true) as scope`,
  );
  await tx.query(`select set_config('app.scope', 'platform', true)`);
  const result = await work();
  // A failed statement ends the transaction, and the setting with it.
  await tx.query(`select set_config('app.scope', $1, true)`, [before?.scope ?? '']);
  return result;
}
