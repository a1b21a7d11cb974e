import { assistant, doctor, plainStaff, rankOf } from '@ziba/shared/contracts/account-types';
import type { MetaRole } from '@ziba/shared/contracts/meta-roles';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { saveUser } from '../users/change-user';
import { m } from '../users/messages';
import { usersOfRole } from './users-of-role';

/**
 * Lets the users of a role become what its new kind says. Refuses with 409 while doctors have a role that is to be
 * no doctor's: they have appointments, so each of them is given another role first.
 */
export async function followKind(
  tx: Tx,
  session: Session,
  before: MetaRole,
  { id, kind }: MetaRole,
): Promise<void> {
  if (before.kind === kind) return;
  const users = await usersOfRole(tx, session, id);
  if (kind !== doctor && users.some(({ type }) => type === doctor)) {
    throw new Refusal(409, 'role_of_doctors', m.doctorsHaveRole, { kind: m.doctorsHaveRole });
  }
  const next = kind === doctor || kind === assistant ? kind : plainStaff;
  const types = [doctor, assistant, plainStaff];
  for (const user of users) {
    const isPlain = user.clinic_id !== null && rankOf(user.type) === 0 && types.includes(user.type);
    if (isPlain && user.type !== next) await saveUser(tx, session, user, { type: next });
  }
}
