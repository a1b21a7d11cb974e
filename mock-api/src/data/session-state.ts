import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import { levels, mayIn } from '@ziba/shared/contracts/permissions';
import { offSections } from '@ziba/shared/contracts/section-modules';
import type { Database } from '../db/connect';
import { accessOf, refuseBlocked } from '../lib/account-state';
import type { Session } from '../lib/actor';
import { sessionRow, type SessionRow } from './session-rows';

/**
 * The session of an operator who looks at a clinic: that of a manager who may only read, also while the clinic is
 * suspended. Undefined once the operator may not change clinics any more.
 */
function viewOf(row: SessionRow, clinicId: number): Session | undefined {
  const operator = accessOf(row);
  if (row.account_status !== 'active' || !mayIn(operator, ['clinics'], 'write')) return undefined;
  return {
    ...baseOf(row),
    clinicId,
    isViewing: true,
    type: clinicAdmin,
    sections: 'all',
    levels: [levels.read],
    sectionLevels: {},
    off: offSections(row.features ?? '', row.off_sections),
  };
}

const baseOf = (row: SessionRow) => ({
  sid: row.sid,
  userId: row.id,
  username: row.username,
  expiresAt: row.expires_at,
  mustChangePassword: row.must_change_password,
  isSeenLongAgo: row.is_seen_long_ago,
});

/** The session of a token; undefined when it has ended or was revoked. Refuses with 403 while it is blocked. */
export async function loadSession(db: Database, sid: string): Promise<Session | undefined> {
  const row = await sessionRow(db, sid);
  if (!row) return undefined;
  if (row.viewed_clinic_id !== null) return viewOf(row, row.viewed_clinic_id);
  refuseBlocked(row);
  return { ...baseOf(row), clinicId: row.clinic_id, ...accessOf(row) };
}
