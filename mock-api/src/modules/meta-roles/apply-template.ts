import { rankOf } from '@ziba/shared/contracts/account-types';
import { addedRights, mayGive } from '@ziba/shared/contracts/may-give';
import type { MetaRole, MetaRoleSaved, notAppliedReasons } from '@ziba/shared/contracts/meta-roles';
import { sectionLevelsOf, storedAccess } from '@ziba/shared/contracts/section-levels';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { saveUser } from '../users/change-user';
import { templateFor, withAll } from '../users/given-access';
import { isLastAdmin } from '../users/standing-rules';
import { areaOf } from '../users/user-rights';
import type { UserRow } from '../users/users.queries';
import { usersOfRole } from './users-of-role';

type Reason = (typeof notAppliedReasons)[number];

/**
 * Gives the template of a role to all users who have the role, each with an entry in the audit log and the event
 * that their open browser follows. Leaves out whom the caller may not change, and the last administrator of a
 * clinic when they would lose rights. Does nothing without a template.
 */
export async function applyTemplate(
  tx: Tx,
  caller: Session,
  { id, access }: MetaRole,
): Promise<NonNullable<MetaRoleSaved['applied']>> {
  const leftOut: NonNullable<MetaRoleSaved['applied']>['left_out'] = [];
  let users = 0;
  if (!access) return { users, left_out: leftOut };
  for (const user of await usersOfRole(tx, caller, id)) {
    const list = withAll(caller, templateFor(access, areaOf(user)) ?? [], areaOf(user));
    const reason = await reasonAgainst(tx, caller, user, list);
    if (reason) {
      leftOut.push({ id: user.id, fullName: user.profile.fullName, reason });
      continue;
    }
    users += 1;
    const isSame = [addedRights(list, sectionLevelsOf(user), areaOf(user)), takenBy(list, user)];
    if (isSame.every((rights) => rights.length === 0)) continue;
    await saveUser(tx, caller, user, { ...storedAccess(list, user.levels) }, 'access');
  }
  return { users, left_out: leftOut };
}

type Template = NonNullable<MetaRole['access']>;

/** What the user has and the template does not give. */
const takenBy = (list: Template, user: UserRow) =>
  addedRights(sectionLevelsOf(user), list, areaOf(user));

async function reasonAgainst(
  tx: Tx,
  caller: Session,
  user: UserRow,
  list: Template,
): Promise<Reason | undefined> {
  if (user.id === caller.userId) return 'own';
  if (rankOf(user.type) > rankOf(caller.type)) return 'higher';
  if (!mayGive(caller, list, areaOf(user), sectionLevelsOf(user))) return 'beyond_own';
  if (takenBy(list, user).length > 0 && (await isLastAdmin(tx, user))) return 'last_admin';
  return undefined;
}
