import type { Tx } from '../../db/connect';
import { asSystem } from '../../data/scope';

/** Signs a user out everywhere, at once, but for the session that is kept; answers how many sessions ended. */
export async function endSessions(tx: Tx, userId: number, keep?: string): Promise<number> {
  const ended = await asSystem(tx, (system) =>
    system.query<{ is_open: boolean }>(
      `update sessions set revoked_at = app_now()
       where user_id = $1 and revoked_at is null and id is distinct from $2::uuid
       returning expires_at > app_now() as is_open`,
      [userId, keep ?? null],
    ),
  );
  return ended.filter(({ is_open }) => is_open).length;
}
