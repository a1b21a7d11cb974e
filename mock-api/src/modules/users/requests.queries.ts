import type { PageQuery } from '@ziba/shared/contracts/lists';
import type { UserRequest } from '@ziba/shared/contracts/users';
import { where } from '../../data/conditions';
import { listedPage, type Listing } from '../../data/listed-page';
import type { Tx } from '../../db/connect';
import { fullColumns, userJoins, userLists } from './user-rows';

/** Only a public registration requests access. */
const isRequest = 't.requested_access is not null';

const requests: Listing = {
  select: `${fullColumns}, null as role, t.created_at, t.requested_access, t.version`,
  from: `from users t ${userJoins}`,
  ...userLists,
  defaultSort: '-created_at',
};

/** The registrations that wait for a decision, the newest first. */
export const waitingRequests = (tx: Tx, query: PageQuery) =>
  listedPage<UserRequest>(tx, requests, query, [
    where(`${isRequest} and t.account_status = 'pending' and t.archived_at is null`),
  ]);

const byId = {
  name: 'users.request',
  text: `select t.archived_at is not null and t.clinic_id is null as is_refused from users t
         where t.id = $1 and ${isRequest}`,
};

/** A registration, also one that was approved or refused; undefined for other users. */
export async function findRequest(
  tx: Tx,
  id: number,
): Promise<{ is_refused: boolean } | undefined> {
  return (await tx.query<{ is_refused: boolean }>(byId, [id]))[0];
}

/** Takes a refused account out of every list. Its username and e-mail address are free for another registration. */
export const archiveRequest = {
  name: 'users.refuse',
  text: `update users set account_status = 'archived', archived_at = app_now(), updated_at = app_now(),
           version = version + 1, username = 'refused-' || id, email = null
         where id = $1`,
};
