import { mayGive } from '@ziba/shared/contracts/may-give';
import type { UserDetail } from '@ziba/shared/contracts/users';
import type { Session } from '@ziba/shared/session/session-store';
import { areaOf, mayChangeType } from '../../data/user-standing';

/**
 * Whether the server lets the signed-in user set this user's password. Whoever sets it could take the account over,
 * so they need every right of the user, and no lower type.
 */
export function mayResetPassword({ user: caller, access }: Session, user: UserDetail): boolean {
  const area = areaOf(user);
  if (area === null || !mayChangeType(caller.type, user.type)) return false;
  return caller.id === user.id || mayGive(access, user.access, area);
}
