import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  authTexts,
  resendAfterSeconds,
  type forgotInput,
  type ForgotAnswer,
  type resetInput,
} from '@ziba/shared/contracts/auth';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import { audit } from '../../data/audit';
import { checkPassword, hashPassword } from '../../lib/passwords';
import { invalid, type Refusal } from '../../lib/refusal';
import { tooMany } from '../../lib/too-many';
import { m } from '../../messages';
import { queueSms } from '../sms/queue-sms';
import { refuseWeak } from '../users/password-policy';
import { codeHash, maskedPhone, newCode, sameHash } from './codes';
import {
  closeRequests,
  countAttempt,
  insertRequest,
  isRequestKnown,
  openRequest,
  rememberToken,
  secondsLeft,
  secondsToWait,
  usedRequest,
  userOf,
  waitAfterTries,
  type ResetUser,
} from './reset-requests';

const codeMinutes = 5;

/** Password reset with a code by SMS. Nothing that is answered tells whether a username exists. */
export class PasswordReset {
  constructor(
    private readonly app: FastifyInstance,
    private readonly secret: string,
  ) {}

  /**
   * Sends a code, unless one was sent less than a minute ago or too many were sent this hour (429). The same
   * request again gets the same answer, and no second code is sent.
   */
  async sendCode(input: z.output<typeof forgotInput>, ip: string): Promise<ForgotAnswer> {
    const counted = await this.app.throttles.codesOfAddress.take(ip);
    if ('wait' in counted) throw tooMany(counted.wait);
    return this.app.db.platform(async (tx) => {
      const { username } = input;
      const wait = await secondsToWait(tx, username);
      const user = await userOf(tx, username);
      const phoneNumber = maskedPhone(user?.phoneNumber ?? this.inventedPhone(username));
      const left = await secondsLeft(tx, input.requestId, username);
      if (input.requestId && left !== undefined) {
        const resendAfter = Math.min(wait, resendAfterSeconds);
        return { requestId: input.requestId, phoneNumber, resendAfter, expiresIn: left };
      }
      if (wait > 0) throw tooMany(wait);
      const requestId = await this.newRequest(tx, input, user, ip);
      const expiresIn = codeMinutes * 60;
      return { requestId, phoneNumber, resendAfter: resendAfterSeconds, expiresIn };
    });
  }

  /** Keeps a request with a new code, sends the code, and returns the request's id. */
  private async newRequest(
    tx: Tx,
    { username, requestId }: z.output<typeof forgotInput>,
    user: ResetUser | undefined,
    ip: string,
  ): Promise<string> {
    const isFree = requestId !== undefined && !(await isRequestKnown(tx, requestId));
    const id = isFree ? requestId : randomUUID();
    const code = newCode();
    await insertRequest(tx, {
      id,
      userId: user?.id ?? null,
      username,
      hash: this.hash(id, code),
      ip,
      lifetime: codeMinutes * 60,
    });
    await this.sendTo(tx, user, m.resetSms(code, String(codeMinutes)));
    return id;
  }

  /** Exchanges the right code for a token that allows one new password; 429 after five wrong ones. */
  async verify(requestId: string, code: string): Promise<string> {
    return this.decided(async (tx) => {
      const request = await countAttempt(tx, requestId);
      if (!request || !sameHash(request.code_hash, this.hash(requestId, code))) {
        return request ? wrongCode('code') : refusedCode(tx, requestId, 'code');
      }
      const token = randomBytes(32).toString('base64url');
      await rememberToken(tx, requestId, this.hash(requestId, token));
      return token;
    });
  }

  /**
   * Sets the new password, signs the account out everywhere and tells its owner. The same call again within
   * ten minutes changes nothing more: its first answer was lost.
   */
  async reset(input: z.output<typeof resetInput>): Promise<void> {
    const { username, confirmationCode, newPassword } = input;
    await this.decided(async (tx) => {
      const open = await openRequest(tx, username);
      if (!open && (await this.isRepeated(tx, input))) return undefined;
      const isCode = /^\d{6}$/.test(confirmationCode);
      const request = open && isCode ? await countAttempt(tx, open.id) : open;
      const expected = isCode ? request?.code_hash : request?.token_hash;
      const right =
        request && expected && sameHash(expected, this.hash(request.id, confirmationCode));
      const user = right ? await userOf(tx, username) : undefined;
      if (!user) {
        const isUsedUp = open !== undefined && request === undefined;
        return isUsedUp
          ? refusedCode(tx, open.id, 'confirmationCode')
          : wrongCode('confirmationCode');
      }
      // Only whoever has the code hears what the password may not be: it tells of the account's owner.
      refuseWeak('newPassword', newPassword, user);
      await this.change(tx, user, await hashPassword(newPassword));
      return undefined;
    });
    await this.app.signIn.forget(username);
  }

  /** Whether exactly this was asked before and carried out: the same token, and the password that is set now. */
  private async isRepeated(tx: Tx, input: z.output<typeof resetInput>): Promise<boolean> {
    const request = await usedRequest(tx, input.username);
    const token = this.hash(request?.id ?? '', input.confirmationCode);
    if (!request?.token_hash || !sameHash(request.token_hash, token)) return false;
    const user = await userOf(tx, input.username);
    return user !== undefined && checkPassword(input.newPassword, user.password_hash);
  }

  private async change(tx: Tx, user: ResetUser, hash: string): Promise<void> {
    await tx.query(
      `update users set password_hash = $2, must_change_password = false, updated_at = app_now() where id = $1`,
      [user.id, hash],
    );
    await closeRequests(tx, user.id);
    await tx.query(
      'update sessions set revoked_at = app_now() where user_id = $1 and revoked_at is null',
      [user.id],
    );
    const actor = { userId: user.id, clinicId: user.clinic_id };
    await audit(tx, actor, { action: 'password_reset', entity: 'users', entityId: user.id });
    await this.sendTo(tx, user, m.passwordChangedSms);
  }

  /** A refusal is thrown after the transaction, so that the counted attempt stays counted. */
  private async decided<Result>(work: (tx: Tx) => Promise<Result | Refusal>): Promise<Result> {
    const result = await this.app.db.platform(work);
    if (result instanceof Error) throw result;
    return result as Result;
  }

  private async sendTo(tx: Tx, user: ResetUser | undefined, body: string): Promise<void> {
    const to = user?.phoneNumber ?? '';
    const clinicId = user?.clinic_id ?? null;
    await queueSms(tx, { to, body, clinicId, kind: 'secret' }, to !== '');
  }

  private hash(requestId: string, value: string): string {
    return codeHash(this.secret, requestId, value);
  }

  /** The same invented number each time, so that an unknown username looks like a known one. */
  private inventedPhone(username: string): string {
    const hash = createHmac('sha256', this.secret).update(`phone:${username.toLowerCase()}`);
    return String(hash.digest().readUInt32BE() % 10_000).padStart(11, '0');
  }
}

/** Why a code was not even compared: its tries are used up (429), or it is unknown, used or too old. */
async function refusedCode(tx: Tx, requestId: string, field: string): Promise<Refusal> {
  const seconds = await waitAfterTries(tx, requestId);
  if (seconds === undefined) return wrongCode(field);
  return tooMany(seconds, m.codesThrottled, 'too_many_codes');
}

const wrongCode = (field: string) => invalid(field, authTexts.wrongCode);
