import type { Notification } from '@ziba/shared/contracts/notifications';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { wholeList } from '../../data/pages';

const columns = `id, title, read_at is not null as "isRead", type, severity, link, content,
  created_at`;

const own = {
  name: 'notifications.own',
  text: `select ${columns} from notifications
    where user_id = $1 and dismissed_at is null order by id desc`,
};
const unread = {
  name: 'notifications.unread',
  text: `select ${columns} from notifications
    where user_id = $1 and dismissed_at is null and read_at is null order by id desc`,
};
const read = {
  name: 'notifications.read',
  text: `update notifications set read_at = coalesce(read_at, app_now())
    where user_id = $1 and id = $2 and dismissed_at is null returning ${columns}`,
};
const readAll = {
  name: 'notifications.read_all',
  text: `update notifications set read_at = app_now()
    where user_id = $1 and dismissed_at is null and read_at is null returning id`,
};
const dismiss = {
  name: 'notifications.dismiss',
  text: `update notifications set dismissed_at = app_now()
    where user_id = $1 and id = $2 and dismissed_at is null returning id`,
};
const dismissAll = {
  name: 'notifications.dismiss_all',
  text: `update notifications set dismissed_at = app_now()
    where user_id = $1 and dismissed_at is null returning id`,
};

/** Reads the notifications of the signed-in user, also of the platform's staff. */
export function noticesOf(db: Database, { clinicId, userId }: Session) {
  const run = <Result>(work: (tx: Tx) => Promise<Result>) =>
    clinicId === null ? db.platform(work) : db.tenant(clinicId, work);
  const count = async (statement: typeof own, ...values: number[]) =>
    (await run((tx) => tx.query(statement, [userId, ...values]))).length;

  return {
    all: (unreadOnly = false) =>
      run((tx) => wholeList<Notification>(tx, unreadOnly ? unread : own, [userId])),
    read: async (id: number) => {
      const [row] = await run((tx) => tx.query<Notification>(read, [userId, id]));
      return row;
    },
    readAll: () => count(readAll),
    /** A dismissed notification about a state stays hidden until the state changes. */
    dismiss: (id: number) => count(dismiss, id),
    dismissAll: () => count(dismissAll),
  };
}
