import type { smsQuery, SmsMessage } from '@ziba/shared/contracts/sms';
import type { Page } from '@ziba/shared/contracts/lists';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { orderBy, placed, searchIn, where, type Where } from '../../data/conditions';
import { keptLength } from '../../data/list-counts';
import { ofReadablePatients } from '../../data/own-patients';
import { pageOfRows } from '../../data/pages';
import { notFound } from '../../lib/refusal';

/** Codes and other secrets are not shown to anybody; a text that the clinic no longer keeps is empty. */
const columns = `t.id, t."to", case when t.kind = 'secret' then null else nullif(t.body, '') end as body, t.parts,
  t.kind, t.event, t.status, t.error, t.attempts, t.broadcast_id, t.patient_id, t.send_at, t.sent_at,
  t.created_at`;

const options = {
  searched: ['t."to"', "case when t.kind = 'secret' then '' else t.body end"],
  sorted: {
    to: 'to',
    status: 'status',
    parts: 'parts',
    kind: 'kind',
    event: 'event',
    send_at: 'send_at',
    sent_at: 'sent_at',
    created_at: 'created_at',
  },
};

/** Messages to nobody's file are of no patient, so that all readers see them. */
function ofReadableReceivers(session: Session): Where | undefined {
  const readable = ofReadablePatients(session, 't.patient_id');
  return readable && { ...readable, text: `t.patient_id is null or ${readable.text}` };
}

/** Messages of the caller's clinic, or of the platform. */
export const ofSender = ({ clinicId }: Session) =>
  clinicId === null ? where('t.clinic_id is null') : where('t.clinic_id = ?', clinicId);

export function inScope<Result>(
  db: Database,
  { clinicId }: Session,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return clinicId === null ? db.platform(work) : db.tenant(clinicId, work);
}

/** One page of the caller's messages; 404 for a `scope` that is not the caller's. */
export async function messagePage(
  db: Database,
  session: Session,
  query: z.output<typeof smsQuery>,
): Promise<Page<SmsMessage>> {
  const { page, limit, search, sort, scope } = query;
  const ownScope = session.clinicId === null ? 'platform' : 'clinic';
  if (scope !== undefined && scope !== ownScope) throw notFound();
  const narrowing = [
    where('t.event = ?', query.event),
    where('t.kind = ?', query.kind),
    where('t."to" = ?', query.to),
    where('t.created_at >= ?', query.from),
    where('t.created_at < ?', query.until),
    where('t.broadcast_id = ?', query.broadcast_id),
    where('t.patient_id = ?', query.patient_id),
    ofReadableReceivers(session),
    searchIn(options, search),
  ];
  const ofStatus = where('t.status = ?', query.status);
  const { text, values } = placed([ofSender(session), ofStatus, ...narrowing]);
  const isKept = narrowing.every((condition) => !condition);
  return inScope(db, session, async (tx) => {
    const count = async () => {
      const [row] = await tx.query<{ total: number }>(
        `select count(*)::int as total from sms_messages t where ${text}`,
        values,
      );
      return row?.total ?? 0;
    };
    const total = isKept
      ? await keptLength(tx, 'sms_messages', session.clinicId, query.status)
      : await count();
    const rows = await tx.query<SmsMessage>(
      `select ${columns} from sms_messages t where ${text} ${orderBy(options, sort)}
       limit ${limit} offset ${(page - 1) * limit}`,
      values,
    );
    return pageOfRows(rows, query, total);
  });
}

/** Reads the messages with these ids that the caller's clinic, or the platform, has sent and the caller may see. */
export function messagesIn(tx: Tx, session: Session, ids: readonly number[]) {
  const { text, values } = placed([
    ofSender(session),
    where('t.id = any(?)', [...ids]),
    ofReadableReceivers(session),
  ]);
  return tx.query<SmsMessage>(
    `select ${columns} from sms_messages t where ${text} order by t.id`,
    values,
  );
}
