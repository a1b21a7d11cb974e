import type { Database } from '../db/connect';
import { accessOf, refuseBlocked } from '../lib/account-state';
import type { Session } from '../lib/actor';
import { sessionRow } from './session-rows';

/** The session of a token; undefined when it has ended or was revoked. Refuses with 403 while it is blocked. */
export async function loadSession(db: Database, sid: string): Promise<Session | undefined> {
  const row = await sessionRow(db, sid);
  if (!row) return undefined;
  refuseBlocked(row);
  return {
    sid,
    userId: row.id,
    username: row.username,
    clinicId: row.clinic_id,
    expiresAt: row.expires_at,
    mustChangePassword: row.must_change_password,
    isSeenLongAgo: row.is_seen_long_ago,
    ...accessOf(row),
  };
}
