import { randomUUID } from 'node:crypto';
import { authTexts, type LoginAnswer, type loginInput } from '@ziba/shared/contracts/auth';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { audit } from '../../data/audit';
import { clock } from '../../lib/clock';
import { checkPassword } from '../../lib/passwords';
import { Refusal } from '../../lib/refusal';
import {
  accessOf,
  accountColumns,
  accountTables,
  refuseBlocked,
  type AccountState,
} from '../../lib/account-state';
import { tooMany } from '../../lib/too-many';
import { Turns } from '../../lib/turns';
import { m } from '../../messages';
import { planFor } from '../registry/boot-plan';
import { sessionAnswer } from './session-answer';

/** Where an attempt comes from. */
export interface Origin {
  ip: string;
  userAgent: string | undefined;
}

type Input = z.output<typeof loginInput>;
type Account = AccountState & { password_hash: string };

const byUsername = {
  name: 'auth.account',
  text: `select ${accountColumns}, c.suspention_reason as clinic_reason, u.password_hash
         from ${accountTables}
         where lower(u.username) = lower($1) and u.archived_at is null`,
};
const insertSession = {
  name: 'auth.session',
  text: 'insert into sessions (id, user_id, expires_at, user_agent, ip) values ($1, $2, $3, $4, $5)',
};

/** Signs in with username and password. Only failures count against the limits; a success clears them. */
export class SignIn {
  private readonly turns = new Turns();

  constructor(private readonly app: FastifyInstance) {}

  /** In turn for each user: right passwords at once must not count as failures while they are looked at. */
  run(input: Input, origin: Origin): Promise<LoginAnswer> {
    return this.turns.run(input.username.toLowerCase(), () => this.attempt(input, origin));
  }

  /**
   * Refuses with 429 after too many failures, 401 for a wrong username or password (after the same
   * work for both), and 403 in the words of the texts for a blocked account, before any token is made.
   */
  private async attempt({ username, password }: Input, origin: Origin): Promise<LoginAnswer> {
    const key = username.toLowerCase();
    const ofAddress = await this.count(key, origin.ip);
    const account = await this.accountOf(username);
    if (!(await checkPassword(password, account?.password_hash)) || !account) {
      await this.recordFailure(account);
      throw new Refusal(401, 'wrong_login', authTexts.wrongLogin);
    }
    await this.app.throttles.loginUser.clear(key);
    await this.app.throttles.loginAddress.giveBack(ofAddress);
    refuseBlocked(account);
    return this.open(account, origin);
  }

  /** A new password ends the wait that wrong ones have earned. */
  forget(username: string): Promise<void> {
    return this.app.throttles.loginUser.clear(username.toLowerCase());
  }

  /** Counted before the password is looked at, so that many at once gain nothing. */
  private async count(username: string, ip: string): Promise<number> {
    const { loginAddress, loginUser } = this.app.throttles;
    const address = await loginAddress.take(ip);
    if ('wait' in address) throw tooMany(address.wait, m.loginThrottled);
    const user = await loginUser.take(username);
    if ('mark' in user) return address.mark;
    await loginAddress.giveBack(address.mark);
    throw tooMany(user.wait, m.loginThrottled);
  }

  private async accountOf(username: string): Promise<Account | undefined> {
    const rows = await this.app.db.platform((tx) => tx.query<Account>(byUsername, [username]));
    return rows[0];
  }

  private async recordFailure(account: Account | undefined): Promise<void> {
    if (!account) return;
    const actor = { userId: account.id, clinicId: account.clinic_id };
    const entry = { action: 'login_failed', entity: 'users', entityId: account.id };
    await this.app.db.platform((tx) => audit(tx, actor, entry));
  }

  private async open(account: Account, { ip, userAgent }: Origin): Promise<LoginAnswer> {
    const { app } = this;
    const access = accessOf(account);
    const sid = randomUUID();
    const minutes = app.config.sessionMinutes;
    const expiresAt = new Date(clock.now() + minutes * 60_000).toISOString();
    const plan = planFor(access, await app.registry.live(account.clinic_id));
    const answer = await app.db.platform(async (tx) => {
      const agent = userAgent?.slice(0, 300) ?? null;
      await tx.query(insertSession, [sid, account.id, expiresAt, agent, ip]);
      await tx.query('update users set last_login_at = app_now() where id = $1', [account.id]);
      const actor = { userId: account.id, clinicId: account.clinic_id };
      await audit(tx, actor, { action: 'login', entity: 'users', entityId: account.id });
      return sessionAnswer(tx, account.id, access, expiresAt);
    });
    return { ...answer, token: app.tokenFor(sid, expiresAt), plan };
  }
}
