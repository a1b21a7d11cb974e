import { notificationTexts, type notificationInput } from '@ziba/shared/contracts/notifications';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { announce } from '../../data/events';
import { invalid } from '../../lib/refusal';

const clinicThere = {
  name: 'platform_notices.clinic',
  text: 'select from clinics where id = $1 and archived_at is null',
};
/** Everybody who can sign in to an active clinic, $1 or any. */
const receivers = `from users u join clinics c on c.id = u.clinic_id
    where ($1::int is null or u.clinic_id = $1) and u.account_status = 'active'
      and u.archived_at is null and c.account_status = 'active' and c.archived_at is null`;
const count = {
  name: 'platform_notices.count',
  text: `select count(*)::int as recipients ${receivers}`,
};
const tell = {
  name: 'platform_notices.tell',
  text: `insert into notifications (clinic_id, user_id, type, severity, title, content, link)
    select u.clinic_id, u.id, 'platform', 'info', $2, $3, $4
    ${receivers}
    order by u.id
    returning clinic_id`,
};

/** Counts whom a notification to one clinic, or to all, would reach. */
export function countRecipients(db: Database, clinicId: number | undefined) {
  return db.platform(async (tx) => {
    const [row] = await tx.query<{ recipients: number }>(count, [clinicId ?? null]);
    return { recipients: row?.recipients ?? 0 };
  });
}

/** Writes a notification to the users of one clinic or of all; returns their number. */
export function sendNotice(
  db: Database,
  { userId }: Session,
  { title, content, clinicId, link = null }: z.output<typeof notificationInput>,
) {
  return db.platform(async (tx) => {
    if (clinicId !== null && (await tx.query(clinicThere, [clinicId])).length === 0) {
      throw invalid('clinicId', notificationTexts.unknownClinic);
    }
    const told = await tx.query<{ clinic_id: number }>(tell, [clinicId, title, content, link]);
    for (const id of new Set(told.map(({ clinic_id }) => clinic_id))) {
      await announce(tx, id, { type: 'notification.created', data: { type: 'platform' } });
    }
    const recipients = told.length;
    await audit(
      tx,
      { userId, clinicId: null },
      {
        action: 'create',
        entity: 'notifications',
        entityId: null,
        after: { title, clinicId, recipients },
      },
    );
    return { title, content, clinicId, recipients };
  });
}
