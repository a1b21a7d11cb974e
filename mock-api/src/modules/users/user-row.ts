import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { inScopeOf } from '../../data/scope';
import { clinicUsers } from './user-rows';
import { findUser } from './users.queries';

/** The `config` of a route about one user: 404 before a bad body 400 when the caller has no such user. */
export const userOfPath = (db: Database) => ({
  row: clinicUsers(db),
  rowOf: (session: Session, id: number) =>
    inScopeOf(db, session, async (tx) => Boolean(await findUser(tx, session.clinicId, id))),
});
