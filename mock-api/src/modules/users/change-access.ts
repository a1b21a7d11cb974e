import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { inScopeOf } from '../../data/scope';
import { saveUser, userToChange } from './change-user';
import { accessAfter, type AccessInput } from './given-access';
import { refuseAccess } from './standing-rules';
import { refuseWiderView } from './row-rule';
import { areaOf } from './user-rights';
import type { UserRow } from './users.queries';

/**
 * Replaces what is given of a user's sections and levels; it holds from their next request on. Refuses with 403
 * rights that the caller does not have, and with 409 an edit of an older version, the own access, and less for the
 * last administrator of a clinic.
 */
export function changeAccess(
  db: Database,
  caller: Session,
  id: number,
  input: AccessInput,
  version?: number,
): Promise<UserRow> {
  return inScopeOf(db, caller, async (tx) => {
    const before = await userToChange(tx, caller, id, version);
    const next = accessAfter(caller, input, areaOf(before), before);
    await refuseAccess(tx, caller, before, next);
    const { type } = before;
    await refuseWiderView(tx, caller, {
      before: { type, rights: before },
      after: { type, rights: next ?? before },
    });
    return next ? saveUser(tx, caller, before, { ...next }, 'access') : before;
  });
}
