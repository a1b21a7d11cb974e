import type { ownPasswordInput } from '@ziba/shared/contracts/user-account-inputs';
import { userTexts } from '@ziba/shared/contracts/users';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { checkPassword, hashPassword } from '../../lib/passwords';
import { found, invalid } from '../../lib/refusal';
import { tooMany } from '../../lib/too-many';
import { m } from '../../messages';
import { queueSms } from '../sms/queue-sms';
import { endSessions } from '../users/end-sessions';
import { refuseWeak } from '../users/password-policy';

interface Own {
  password_hash: string;
  username: string;
  email: string | null;
  phoneNumber: string | null;
  nationalCode: string | null;
}

const own = {
  name: 'auth.own-password',
  text: `select password_hash, username, email, "phoneNumber", "nationalCode" from users where id = $1`,
};

/**
 * Checks the current password of the caller and answers the account. Refuses with 400 a wrong one, and with
 * 429 many of them: a session that somebody left open is no way to guess it. Answers undefined where `repeated`
 * is the password instead: the change to it has been carried out, and its answer was lost.
 */
export async function confirmOwnPassword(
  app: FastifyInstance,
  { userId }: Session,
  currentPassword: string,
  repeated?: string,
): Promise<Own | undefined> {
  const user = found((await app.db.platform((tx) => tx.query<Own>(own, [userId])))[0]);
  const attempts = app.throttles.ownPassword;
  const mark = await attempts.take(String(userId));
  if ('wait' in mark) throw tooMany(mark.wait, m.loginThrottled);
  const isCurrent = await checkPassword(currentPassword, user.password_hash);
  const isRepeated =
    !isCurrent && repeated !== undefined && (await checkPassword(repeated, user.password_hash));
  if (!isCurrent && !isRepeated) {
    throw invalid('currentPassword', userTexts.currentPasswordWrong);
  }
  await attempts.clear(String(userId));
  return isRepeated ? undefined : user;
}

/**
 * A new password for the own account. The other sessions end, for whoever knew the old password may be
 * in one of them. Refuses as `confirmOwnPassword`, and with 400 a weak password or the current one again.
 */
export async function changeOwnPassword(
  app: FastifyInstance,
  session: Session,
  { currentPassword, newPassword }: z.output<typeof ownPasswordInput>,
): Promise<void> {
  const { userId, clinicId, sid } = session;
  const user = await confirmOwnPassword(app, session, currentPassword, newPassword);
  if (!user) return;
  refuseWeak('newPassword', newPassword, user);
  if (newPassword === currentPassword) throw invalid('newPassword', userTexts.passwordUnchanged);
  const hash = await hashPassword(newPassword);
  await app.db.platform(async (tx) => {
    await tx.query(
      `update users set password_hash = $2, must_change_password = false, updated_at = app_now()
       where id = $1`,
      [userId, hash],
    );
    await endSessions(tx, userId, sid);
    await audit(tx, session, { action: 'password_change', entity: 'users', entityId: userId });
    const to = user.phoneNumber;
    if (to) await queueSms(tx, { to, body: m.passwordChangedSms, clinicId, kind: 'secret' });
  });
}
