import { randomInt } from 'node:crypto';
import {
  ticketDefaults,
  ticketTexts,
  type Ticket,
  type ticketInput,
  type ticketReplyInput,
  type TicketRow,
} from '@ziba/shared/contracts/tickets';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member, Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { announce } from '../../data/events';
import { retryWhenTaken } from '../../data/free-code';
import { found, Refusal } from '../../lib/refusal';
import { asSystem, inScopeOf } from '../../data/scope';
import { tellOfTicket } from './ticket-notices';
import { findTicket, seeTicket, withMessages } from './tickets.queries';

type Input = z.output<typeof ticketInput>;
type Reply = z.output<typeof ticketReplyInput>;

const insertTicket = {
  name: 'tickets.insert',
  text: `insert into tickets (clinic_id, code, subject, department, priority, "userId")
         values ($1, $2, $3, $4, $5, $6) returning id`,
};
const insertMessage = {
  name: 'tickets.write',
  text: `insert into ticket_messages (clinic_id, ticket_id, user_id, message, attachment, sender_type)
         values ($1, $2, $3, $4, $5, $6)`,
};
const setStatus = {
  name: 'tickets.status',
  text: `update tickets set status = $3, closed_at = case when $3 = 'closed' then app_now() end,
           updated_at = app_now(), version = version + 1
         where clinic_id = $1 and id = $2`,
};
const codeTaken = {
  name: 'tickets.code_taken',
  text: 'select from tickets where clinic_id = $1 and code = $2',
};

/** The author of a message is always the user of the session, whatever was sent. */
const senderOf = ({ clinicId }: Session) => (clinicId === null ? 'system' : 'user');

/** Reads a ticket with its messages; undefined when the caller may not see it. */
export const readTicket = (
  db: Database,
  session: Session,
  idOrCode: string,
): Promise<Ticket | undefined> =>
  inScopeOf(db, session, async (tx) => {
    const row = await findTicket(tx, session, idOrCode);
    return row && withMessages(tx, row);
  });

/** Adds a ticket with its first message. The client's code is used if it is valid and free. */
export const createTicket = (db: Database, member: Member, input: Input): Promise<Ticket> =>
  retryWhenTaken(['tickets_code'], () =>
    db.tenant(member.clinicId, async (tx) => {
      const { clinicId, userId } = member;
      const code = await freeTicketCode(tx, clinicId, input.code);
      const { subject, message, attachment = null } = input;
      const department = input.department ?? ticketDefaults.department;
      const priority = input.priority ?? ticketDefaults.priority;
      const [created] = await tx.query<{ id: number }>(insertTicket, [
        ...[clinicId, code, subject, department, priority, userId],
      ]);
      const { id } = found(created);
      await tx.query(insertMessage, [clinicId, id, userId, message, attachment, 'user']);
      const after = { code, subject, department, priority };
      await audit(tx, member, { action: 'create', entity: 'tickets', entityId: id, after });
      const row = found(await findTicket(tx, member, String(id)));
      await announceChange(tx, row, row.status);
      await tellOfTicket(tx, row, 'user');
      return withMessages(tx, row);
    }),
  );

/** Adds a message; the ticket then waits for the other side. Refuses with 409 a closed ticket. */
export async function replyToTicket(
  db: Database,
  session: Session,
  idOrCode: string,
  { message, attachment = null }: Reply,
) {
  const sender = senderOf(session);
  const ticket = await changeTicket(db, session, idOrCode, async (tx, row) => {
    if (row.status === 'closed') throw new Refusal(409, 'ticket_closed', ticketTexts.closed);
    const values = [row.clinic_id, row.id, session.userId, message, attachment, sender];
    await tx.query(insertMessage, values);
    await seeTicket(tx, session, row);
    await moveTicket(tx, session, row, `${sender}-replied`);
    await tellOfTicket(tx, row, sender);
  });
  return { ...found(ticket.messages.at(-1)), ...ticket };
}

/** Records that the caller's side has seen all messages of a ticket, and tells its open lists. */
export const markTicketRead = (db: Database, session: Session, idOrCode: string): Promise<Ticket> =>
  changeTicket(db, session, idOrCode, async (tx, row) => {
    if (!row.is_unread) return;
    await seeTicket(tx, session, row);
    const { clinicId } = session;
    const data = { id: row.id, status: row.status };
    const userId = clinicId === null ? {} : { userId: session.userId };
    await announce(tx, clinicId, { type: 'ticket.changed', data, ...userId });
  });

/** Closes a ticket. Errors: 404; 409 when it is closed already. */
export const closeTicket = (db: Database, session: Session, idOrCode: string): Promise<Ticket> =>
  changeTicket(db, session, idOrCode, async (tx, row) => {
    if (row.status === 'closed') {
      throw new Refusal(409, 'ticket_closed', ticketTexts.alreadyClosed);
    }
    await moveTicket(tx, session, row, 'closed');
  });

/** Opens a closed ticket; it waits again for the side that did not write last. Errors: 404; 409. */
export const reopenTicket = (db: Database, session: Session, idOrCode: string): Promise<Ticket> =>
  changeTicket(db, session, idOrCode, async (tx, row) => {
    if (row.status !== 'closed') {
      throw new Refusal(409, 'ticket_not_closed', ticketTexts.notClosed);
    }
    const { messages } = await withMessages(tx, row);
    await moveTicket(tx, session, row, `${messages.at(-1)?.sender_type ?? 'user'}-replied`);
  });

/** Locks the ticket, runs a change on it, and returns it as it is afterwards. Errors: 404. */
const changeTicket = (
  db: Database,
  session: Session,
  idOrCode: string,
  work: (tx: Tx, row: TicketRow) => Promise<void>,
): Promise<Ticket> =>
  inScopeOf(db, session, async (tx) => {
    const row = found(await findTicket(tx, session, idOrCode, true), ticketTexts.notFound);
    await work(tx, row);
    return withMessages(tx, found(await findTicket(tx, session, String(row.id))));
  });

/** Sets the status of the ticket, and tells the audit log and open screens. */
async function moveTicket(tx: Tx, session: Session, row: TicketRow, status: string): Promise<void> {
  await tx.query(setStatus, [row.clinic_id, row.id, status]);
  await audit(
    tx,
    { userId: session.userId, clinicId: row.clinic_id },
    {
      action: 'status',
      entity: 'tickets',
      entityId: row.id,
      before: { status: row.status },
      after: { status },
    },
  );
  await announceChange(tx, row, status);
}

/** Tells the open screens of the clinic and of the platform. */
async function announceChange(tx: Tx, { id, clinic_id }: TicketRow, status: string) {
  const event = { type: 'ticket.changed', data: { id, status } };
  await announce(tx, clinic_id, event);
  await asSystem(tx, () => announce(tx, null, event));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const newCode = () =>
  Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');

async function freeTicketCode(tx: Tx, clinicId: number, sent: unknown): Promise<string> {
  const isFree = async (code: string) => (await tx.query(codeTaken, [clinicId, code])).length === 0;
  const code = String(sent ?? '').replace(/^#/, '');
  if (/^[A-Za-z0-9]{12}$/.test(code) && (await isFree(code))) return code;
  for (;;) {
    const fresh = newCode();
    if (await isFree(fresh)) return fresh;
  }
}
