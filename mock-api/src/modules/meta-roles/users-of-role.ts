import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { lockAdministration, lockUser, type UserRow } from '../users/users.queries';

const holders = {
  name: 'meta_roles.holders',
  text: `select id from users where clinic_id is not distinct from $1 and "meta_rolesId" = $2
           and archived_at is null order by id`,
};

/** The users who have a role, kept from other writers until the transaction ends. */
export async function usersOfRole(tx: Tx, { clinicId }: Session, roleId: number) {
  await lockAdministration(tx, clinicId);
  const users: UserRow[] = [];
  for (const { id } of await tx.query<{ id: number }>(holders, [clinicId, roleId])) {
    const user = await lockUser(tx, clinicId, id);
    if (user) users.push(user);
  }
  return users;
}
