import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { inScopeOf } from '../../lib/scope';
import { saveUser, userToChange } from './change-user';
import { endSessions } from './end-sessions';
import { refuseFutureWork, refuseLosingAdmin, refuseOwn, refuseStanding } from './standing-rules';
import type { UserRow } from './users.queries';

/**
 * Activates or deactivates an account; a deactivated one is refused with 403 from its next request on.
 * Refuses with 409 the own account, the last administrator of a clinic, and somebody with work ahead.
 */
export function setStatus(
  db: Database,
  caller: Session,
  id: number,
  status: 'active' | 'suspended',
): Promise<UserRow> {
  return inScopeOf(db, caller, async (tx) => {
    const user = await userToChange(tx, caller, id);
    await refuseStanding(tx, caller, user, status);
    if (user.account_status === status) return user;
    return saveUser(tx, caller, user, { account_status: status }, 'status');
  });
}

/** Takes an account out of every list and signs it out; what it did stays under its name. */
export function archiveUser(db: Database, caller: Session, id: number) {
  return inScopeOf(db, caller, async (tx) => {
    const user = await userToChange(tx, caller, id);
    refuseOwn(caller, id);
    await refuseLosingAdmin(tx, user);
    await refuseFutureWork(tx, user);
    await endSessions(tx, id);
    // The account is read once more before it goes.
    await saveUser(tx, caller, user, { account_status: 'archived' }, 'archive');
    await tx.query('update users set archived_at = app_now() where id = $1', [id]);
    return { id, archived: true as const };
  });
}
