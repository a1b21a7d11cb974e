import type { Tx } from '../../db/connect';
import { asSystem } from '../../data/scope';

/** Signs a user out everywhere, at once, but for the session that is kept. */
export async function endSessions(tx: Tx, userId: number, keep?: string): Promise<void> {
  await asSystem(tx, (system) =>
    system.query(
      `update sessions set revoked_at = app_now()
       where user_id = $1 and revoked_at is null and id is distinct from $2::uuid`,
      [userId, keep ?? null],
    ),
  );
}
