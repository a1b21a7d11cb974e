import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import type {
  Ticket,
  TicketMessage,
  ticketQuery,
  TicketRow,
  TicketTurn,
  UnreadTickets,
} from '@ziba/shared/contracts/tickets';
import type { Page } from '@ziba/shared/contracts/lists';
import { platformType } from '@ziba/shared/contracts/permissions';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { persian, placed, where, type Where } from '../../data/conditions';
import { keptLength } from '../../data/list-counts';
import { listedPage } from '../../data/listed-page';
import { asSystem, inScopeOf } from '../../data/scope';

const person = (alias: string) => `jsonb_build_object('id', ${alias}.id,
  'username', ${alias}.username, 'type', ${alias}.type, 'profile', jsonb_build_object(
    'fullName', ${alias}."fullName", 'avatar', ${alias}.avatar, 'systemCode', ${alias}."systemCode"))`;

/**
 * SQL: whether the other side wrote something that the caller's side has not seen. In a clinic that is the author's
 * affair: the manager, who sees all tickets, reads along.
 */
function isUnread({ clinicId, userId }: Session): string {
  const [own, other] = clinicId === null ? ['system', 'user'] : ['user', 'system'];
  const mine = clinicId === null ? '' : `t."userId" = ${Number(userId)} and`;
  return `(${mine} exists (select from ticket_messages m where m.clinic_id = t.clinic_id
    and m.ticket_id = t.id and m.sender_type = '${other}' and m.id > coalesce(t.${own}_seen_id, 0)))`;
}

const markSeen = (own: string) => `update tickets t set ${own}_seen_id = m.id
  from (select max(id) as id from ticket_messages where clinic_id = $1 and ticket_id = $2) m
  where t.clinic_id = $1 and t.id = $2 and m.id > coalesce(t.${own}_seen_id, 0)`;

/** Records that the caller's side has seen all messages of the ticket; in a clinic only its author does that. */
export async function seeTicket(tx: Tx, { clinicId, userId }: Session, row: TicketRow) {
  if (clinicId !== null && userId !== row.userId) return;
  await tx.query(markSeen(clinicId === null ? 'system' : 'user'), [row.clinic_id, row.id]);
}

const select = `t.id, t.code, t.subject, t.department, t.priority, t.clinic_id, t."userId",
  t.status, t.closed_at, t.created_at as "createdAt", ${person('u')} as "user",
  jsonb_build_object('id', c.id, 'name', c.name) as clinic`;
const from = `from tickets t
  join users u on u.clinic_id = t.clinic_id and u.id = t."userId"
  join clinics c on c.id = t.clinic_id`;

const selectFor = (session: Session) => `${select}, ${isUnread(session)} as is_unread`;

const listed = {
  from,
  searched: ['code', 'subject', 'u."fullName"', 'c.name'],
  sorted: {
    code: 'code',
    subject: persian('subject'),
    status: 'status',
    user: persian('u."fullName"'),
    sender: persian('u."fullName"'),
    systemCode: 'u."systemCode"',
    clinic: persian('c.name'),
    userId: 'userId',
    createdAt: 'created_at',
    created_at: 'created_at',
  },
};

const messages = {
  name: 'tickets.messages',
  text: `select m.id, m.message, m.attachment, m.sender_type, m.created_at as "createdAt",
      to_char(m.created_at at time zone 'Asia/Tehran', 'HH24:MI') as "time",
      case when s.id is null then null else ${person('s')} end as sender
    from ticket_messages m left join users s on s.id = m.user_id
    where m.clinic_id = $1 and m.ticket_id = $2 order by m.id`,
};

/** When the ticket was closed and opened again: the audit log knows. */
const turns = {
  name: 'tickets.turns',
  text: `select case a.after->>'status' when 'closed' then 'closed' else 'reopened' end as action,
      a.at, u."fullName" as by
    from audit_log a left join users u on u.id = a.user_id
    where a.clinic_id = $1 and a.entity = 'tickets' and a.entity_id = $2 and a.action = 'status'
      and 'closed' in (a.before->>'status', a.after->>'status') order by a.id`,
};

/** The tickets that the caller may see: the manager of a clinic sees all of the clinic, others their own. */
function visible({ clinicId, userId, type }: Session): (Where | undefined)[] {
  const mine = clinicId !== null && type !== clinicAdmin;
  return [
    where('t.archived_at is null'),
    where('t.clinic_id = ?', clinicId ?? undefined),
    mine ? where('t."userId" = ?', userId) : undefined,
  ];
}

type Query = z.output<typeof ticketQuery>;

/** The filters of the query. The texts also send the id and type of the user, which do not narrow the list. */
function narrowed(session: Session, query: Query): (Where | undefined)[] {
  const { userId, type } = query;
  const asker = userId ?? query.user_id;
  const isOwn = asker === session.userId || type === platformType || type === clinicAdmin;
  return [
    where('t.clinic_id = ?', query.clinic_id ?? query.clinicId),
    isOwn ? undefined : where('t."userId" = ?', asker),
    where('t.status = ?', query.status),
    query.unread ? where(isUnread(session)) : undefined,
  ];
}

/** Reads one page of the tickets that the caller may see. */
export function ticketPageOf(
  db: Database,
  session: Session,
  query: Query,
): Promise<Page<TicketRow>> {
  const conditions = [...visible(session), ...narrowed(session, query)];
  return inScopeOf(db, session, (tx) => {
    const length = keptLengthOf(tx, session, query);
    return listedPage<TicketRow>(
      tx,
      { ...listed, select: selectFor(session), length },
      query,
      conditions,
    );
  });
}

/** The length of the list that all operators see, and of that of a clinic's manager, if nothing but a status narrows it. */
function keptLengthOf(tx: Tx, session: Session, query: Query) {
  const { clinicId, type } = session;
  const isWhole = clinicId === null || type === clinicAdmin;
  const narrowing = narrowed(session, { ...query, status: undefined });
  if (!isWhole || narrowing.some((condition) => condition)) return undefined;
  const list = clinicId === null ? 'all_tickets' : 'tickets';
  return () => keptLength(tx, list, clinicId, query.status);
}

/** Counts the unread tickets that the caller may see. */
export function countUnread(db: Database, session: Session): Promise<number> {
  const { text, values } = placed([...visible(session), where(isUnread(session))]);
  return inScopeOf(db, session, async (tx) => {
    const [row] = await tx.query<UnreadTickets>(
      `select count(*)::int as count from tickets t where ${text}`,
      values,
    );
    return row?.count ?? 0;
  });
}

/** Reads a ticket by its id or its code, if the caller may see it; `lock` locks it until the transaction ends. */
export async function findTicket(
  tx: Tx,
  session: Session,
  idOrCode: string,
  lock = false,
): Promise<TicketRow | undefined> {
  const isCode = idOrCode.length === 12;
  const { text, values } = placed([
    ...visible(session),
    where(isCode ? 't.code = ?' : 't.id = ?', idOrCode),
  ]);
  const [row] = await tx.query<TicketRow>(
    `select ${selectFor(session)} ${from} where ${text} order by t.id limit 1 ${lock ? 'for update of t' : ''}`,
    values,
  );
  return row;
}

/**
 * Reads the ticket with all its messages and turns. The operator's staff have no clinic, so members cannot
 * read their rows; their names are read as work of the system.
 */
export async function withMessages(tx: Tx, row: TicketRow): Promise<Ticket> {
  const values = [row.clinic_id, row.id];
  return asSystem(tx, async () => ({
    ...row,
    messages: await tx.query<TicketMessage>(messages, values),
    turns: await tx.query<TicketTurn>(turns, values),
  }));
}
