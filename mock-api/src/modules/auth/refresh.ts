import type { RefreshAnswer } from '@ziba/shared/contracts/auth';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../../lib/actor';
import { unauthenticated } from '../../plugins/allow';
import { sessionAnswer } from './session-answer';

/** However often it is extended, a session ends so many days after its sign-in. */
const longestDays = 7;

const extend = {
  name: 'auth.extend',
  text: `update sessions set last_seen_at = app_now(),
           expires_at = greatest(expires_at, least(app_now() + make_interval(mins => $2),
             created_at + make_interval(days => $3)))
         where id = $1 and revoked_at is null and expires_at > app_now()
         returning expires_at`,
};

/**
 * Extends the caller's session by a whole lifetime and answers a new token for it. The token before
 * stays good until its own end, so that requests under way and other tabs do not fail; signing out or
 * revoking the session ends both.
 */
export async function refreshSession(
  app: FastifyInstance,
  session: Session,
): Promise<RefreshAnswer> {
  const { sid, userId } = session;
  const minutes = app.config.sessionMinutes;
  const answer = await app.db.platform(async (tx) => {
    const [row] = await tx.query<{ expires_at: string }>(extend, [sid, minutes, longestDays]);
    if (!row) throw unauthenticated();
    return sessionAnswer(tx, userId, session, row.expires_at);
  });
  return { ...answer, token: app.tokenFor(sid, answer.expires_at) };
}
