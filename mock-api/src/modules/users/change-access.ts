import type { SaidAccess } from '@ziba/shared/contracts/user-access';
import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { inScopeOf } from '../../data/scope';
import { accessAfter, saveUser, userToChange } from './change-user';
import type { UserRow } from './users.queries';

/**
 * Replaces what is said of a user's sections and levels; it holds from their next request on. Refuses
 * with 403 rights that the caller does not have, and with 409 an edit of an older version.
 */
export function changeAccess(
  db: Database,
  caller: Session,
  id: number,
  said: Partial<SaidAccess>,
  version?: number,
): Promise<UserRow> {
  return inScopeOf(db, caller, async (tx) => {
    const before = await userToChange(tx, caller, id, version);
    const values = accessAfter(caller, before, said, before.clinic_id !== null);
    return saveUser(tx, caller, before, values, 'access');
  });
}
