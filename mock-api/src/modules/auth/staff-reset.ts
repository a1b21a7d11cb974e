import { authTexts } from '@ziba/shared/contracts/auth';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Session } from '../../lib/actor';
import type { Tx } from '../../db/connect';
import { hashPassword } from '../../lib/passwords';
import { found, invalid, Refusal } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { tooMany } from '../../lib/too-many';
import { m as shared } from '../../messages';
import { codeHash, maskedPhone, newCode, sameHash } from './codes';
import {
  closeRequest,
  countAttempt,
  insertRequest,
  isNewestExpired,
  openCodeOf,
  openRequest,
  publicReset,
} from './reset-requests';
import { queueSms } from '../sms/queue-sms';
import { saveUser, userToChange } from '../users/change-user';
import { endSessions } from '../users/end-sessions';
import { m } from '../users/messages';
import { refuseWeak } from '../users/password-policy';
import { refuseWiderTakeOver } from '../users/row-rule';
import { refuseHigher, refuseTakeOver } from '../users/user-rights';
import { findUser, type UserRow } from '../users/users.queries';

/** Seconds: the countdown of the screens. */
const codeLifetime = 120;
const sendsPerHour = 20;

const purposeOf = (id: number) => `staff_reset:${id}`;

interface Own {
  phoneNumber: string | null;
  recent: number;
}

const ownPhone = {
  name: 'users.own-phone',
  text: `select u."phoneNumber", (select count(*)::int from otp_requests o where o.user_id = u.id
           and o.purpose like 'staff\\_reset:%' and o.created_at > app_now() - interval '1 hour') as recent
         from users u where u.id = $1 for update of u`,
};

/** A new password for a colleague, confirmed with a code on the phone of who sets it. */
export class StaffReset {
  constructor(
    private readonly app: FastifyInstance,
    private readonly secret: string,
  ) {}

  /** Sends the code to the caller's own phone; 409 without one, 429 after twenty in an hour. */
  async sendCode(caller: Session, id: number, ip: string) {
    const { username, userId, clinicId } = caller;
    const user = await this.target(caller, id);
    const [requestId, code] = [randomUUID(), newCode()];
    return this.app.db.platform(async (tx) => {
      const own = found((await tx.query<Own>(ownPhone, [userId]))[0]);
      if (!own.phoneNumber) throw new Refusal(409, 'no_phone', m.noOwnPhone);
      if (own.recent >= sendsPerHour) throw tooMany(3600);
      const hash = codeHash(this.secret, requestId, code);
      const purpose = purposeOf(id);
      const request = { id: requestId, userId, username, hash, ip, lifetime: codeLifetime };
      await insertRequest(tx, { ...request, purpose });
      const body = m.staffResetSms(code, user.profile.fullName);
      await queueSms(tx, { to: own.phoneNumber, body, clinicId, kind: 'secret' });
      const phoneNumber = maskedPhone(own.phoneNumber);
      return { requestId, phoneNumber, resendAfter: codeLifetime, expiresIn: codeLifetime };
    });
  }

  /** The code that the caller was last sent for this user: for how long it is valid, 0 when none is. */
  async pendingCode(caller: Session, id: number) {
    await this.target(caller, id);
    return this.app.db.platform(async (tx) => {
      const open = await openCodeOf(tx, caller.userId, purposeOf(id));
      const seconds = open?.seconds ?? 0;
      const phoneNumber = open?.phoneNumber ? maskedPhone(open.phoneNumber) : null;
      return { phoneNumber, resendAfter: seconds, expiresIn: seconds };
    });
  }

  /** Sets the password and signs the user out everywhere; they are asked for another one. */
  async reset(caller: Session, id: number, password: string, code: string): Promise<UserRow> {
    const { app } = this;
    const user = await this.target(caller, id);
    const { username, email, phoneNumber, profile } = user;
    const { nationalCode } = profile;
    refuseWeak('password', password, { username, email, phoneNumber, nationalCode });
    await this.useCode(caller, user, code);
    const password_hash = await hashPassword(password);
    return inScopeOf(app.db, caller, async (tx) => {
      const before = await userToChange(tx, caller, id);
      const values = { password_hash, must_change_password: id !== caller.userId };
      await endSessions(tx, id, id === caller.userId ? caller.sid : undefined);
      await this.tell(tx, before);
      return saveUser(tx, caller, before, values, 'password_reset');
    });
  }

  private async tell(tx: Tx, { phoneNumber, clinic_id: clinicId }: UserRow): Promise<void> {
    if (!phoneNumber) return;
    const body = shared.passwordChangedSms;
    await queueSms(tx, { to: phoneNumber, body, clinicId, kind: 'secret' });
  }

  private target(caller: Session, id: number): Promise<UserRow> {
    return inScopeOf(this.app.db, caller, async (tx) => {
      const user = found(await findUser(tx, caller.clinicId, id));
      refuseHigher(caller, user.type);
      refuseTakeOver(caller, user);
      await refuseWiderTakeOver(tx, caller, user);
      return user;
    });
  }

  /**
   * The code sent to the caller for this, or the one that the user asked for with a forgotten password
   * and passed on. A wrong code is counted although it is refused, hence the transaction of its own.
   */
  private async useCode(caller: Session, user: UserRow, code: string): Promise<void> {
    const purpose = purposeOf(user.id);
    const message = await this.app.db.platform(async (tx) => {
      const isRight =
        (await this.spend(tx, caller.username, purpose, code)) ||
        (await this.spend(tx, user.username, publicReset, code));
      if (isRight) return undefined;
      const isExpired = await isNewestExpired(tx, caller.username, purpose);
      return isExpired ? authTexts.codeExpired : authTexts.wrongCode;
    });
    if (message) throw invalid('verificationCode', message);
  }

  private async spend(tx: Tx, username: string, purpose: string, code: string): Promise<boolean> {
    const open = await openRequest(tx, username, purpose);
    const request = open && (await countAttempt(tx, open.id, purpose));
    if (!request) return false;
    if (!sameHash(request.code_hash, codeHash(this.secret, request.id, code))) return false;
    await closeRequest(tx, request.id);
    return true;
  }
}
