import type { TicketRow } from '@ziba/shared/contracts/tickets';
import type { Tx } from '../../db/connect';
import { announce } from '../../data/events';
import { asSystem } from '../../data/scope';
import { m } from '../notifications/messages';
import { wants } from '../notifications/preferences';

/** One notification for each ticket and reader: a further message marks it as unread and new again. */
const upsert = `on conflict (user_id, subject) do update
  set title = excluded.title, state = excluded.state, read_at = null, dismissed_at = null,
    created_at = app_now()`;

const tellOperator = {
  name: 'ticket_notices.operator',
  text: `insert into notifications (clinic_id, user_id, type, severity, title, link, subject, state)
    select null, id, 'open_ticket', 'info', $1, $2, $3, 'open' from users
    where clinic_id is null and type = 'ziba' and account_status = 'active' and archived_at is null
      and ${wants('open_ticket', 'users')}
    order by id ${upsert}`,
};
const tellSender = {
  name: 'ticket_notices.sender',
  text: `insert into notifications (clinic_id, user_id, type, severity, title, link, subject, state)
    select $4, id, 'ticket_reply', 'info', $1, $2, $3, 'open' from users
    where id = $5 and ${wants('ticket_reply', 'users')} ${upsert}`,
};

/** Notifies the other side of a new message in a ticket. */
export async function tellOfTicket(tx: Tx, row: TicketRow, sender: string): Promise<void> {
  const { id, clinic_id, userId, clinic } = row;
  const words = (text: string) => text.replaceAll("'", '’');
  const data = { type: 'ticket' };
  const subject = `ticket:${id}`;
  if (sender === 'user') {
    const title = m.openTicket(words(row.subject), words(clinic.name));
    await asSystem(tx, async () => {
      await tx.query(tellOperator, [title, `/admin/support/ticket/${id}`, subject]);
      await announce(tx, null, { type: 'notification.created', data });
    });
    return;
  }
  const title = m.ticketReply(words(row.subject));
  const values = [title, `/clinic/support/ticket/${id}`, subject, clinic_id, userId];
  await tx.query(tellSender, values);
  await announce(tx, clinic_id, { type: 'notification.created', data, userId });
}
