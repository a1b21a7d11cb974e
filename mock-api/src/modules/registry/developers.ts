import type { Developer } from '@ziba/shared/contracts/section-switches';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { wholeList } from '../../data/pages';
import { found, invalid } from '../../lib/refusal';
import { m } from '../../messages';
import { auditRegistry } from './audit';

const selected = `select d.user_id, u.username, c.name as clinic, d.granted_by, d.created_at
  from developers d join users u on u.id = d.user_id and u.archived_at is null
  left join clinics c on c.id = u.clinic_id`;
const all = { name: 'developers.all', text: `${selected} order by d.created_at desc, d.user_id` };
const one = { name: 'developers.one', text: `${selected} where d.user_id = $1` };

const insert = {
  name: 'developers.insert',
  text: `insert into developers (user_id, granted_by)
    select id, $2 from users where lower(username) = lower($1) and archived_at is null
    on conflict (user_id) do update set granted_by = developers.granted_by returning user_id`,
};
const remove = {
  name: 'developers.remove',
  text: 'delete from developers where user_id = $1',
};

/** Reads the accounts that may load a section from their own machine, the latest first. */
export const allDevelopers = (tx: Tx) => wholeList<Developer>(tx, all, []);

/** The account as a developer; undefined when it is none, or not any more. */
export async function findDeveloper(tx: Tx, userId: number): Promise<Developer | undefined> {
  return (await tx.query<Developer>(one, [userId]))[0];
}

/** Allows an account to load sections from its own machine; does nothing if it may already. */
export async function addDeveloper(tx: Tx, session: Session, username: string): Promise<Developer> {
  const [row] = await tx.query<{ user_id: number }>(insert, [username, session.username]);
  if (!row) throw invalid('username', m.noSuchUser);
  await auditRegistry(tx, session, { action: 'developer_added', reason: username });
  return found(await findDeveloper(tx, row.user_id));
}

/** Removes the permission: a running override ends with the next page or plan. */
export async function removeDeveloper(
  tx: Tx,
  session: Session,
  userId: number,
): Promise<Developer> {
  const before = found(await findDeveloper(tx, userId));
  await tx.query(remove, [userId]);
  await auditRegistry(tx, session, { action: 'developer_removed', reason: before.username });
  return before;
}
