import type { OwnSession } from '@ziba/shared/contracts/auth';
import type { Database, Tx } from '../../db/connect';
import { actorIn, type Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { announce } from '../../data/events';
import { wholeList } from '../../data/pages';
import { asSystem, inScopeOf } from '../../data/scope';
import { found, notFound } from '../../lib/refusal';
import { userToChange } from './change-user';
import { refuseHigher } from './user-rights';
import { findUser } from './users.queries';

const openSessions = {
  name: 'users.sessions',
  text: `select id, created_at, expires_at, last_seen_at, user_agent, ip, id = $2 as current
         from sessions where user_id = $1 and revoked_at is null and expires_at > app_now()
         order by id = $2 desc, last_seen_at desc, created_at desc`,
};
const endSession = {
  name: 'users.session-end',
  text: `update sessions set revoked_at = app_now()
         where id = $1 and user_id = $2 and revoked_at is null and expires_at > app_now() returning id`,
};

/** The open sessions of a user. Refuses with 404 an unknown user, with 403 one of a higher type. */
export function sessionsOfUser(db: Database, caller: Session, id: number) {
  return inScopeOf(db, caller, async (tx) => {
    const { type } = found(await findUser(tx, caller.clinicId, id));
    refuseHigher(caller, type);
    return asSystem(tx, (system) => wholeList<OwnSession>(system, openSessions, [id, caller.sid]));
  });
}

/** Signs a user out of one session, at once. Refuses like `sessionsOfUser`, and with 404 a session that ended. */
export function endSessionOfUser(db: Database, caller: Session, id: number, sid: string) {
  return inScopeOf(db, caller, async (tx) => {
    const { clinic_id: clinicId } = await userToChange(tx, caller, id);
    if (!(await end(tx, id, sid))) throw notFound();
    const actor = actorIn(caller, clinicId);
    await audit(tx, actor, { action: 'logout', entity: 'users', entityId: id });
    // The person's open browser asks who it is, learns that the session has ended, and shows the login page.
    await announce(tx, clinicId, { type: 'user.changed', data: { id }, userId: id });
  });
}

const end = async (tx: Tx, id: number, sid: string): Promise<boolean> =>
  (await asSystem(tx, (system) => system.query(endSession, [sid, id]))).length > 0;
