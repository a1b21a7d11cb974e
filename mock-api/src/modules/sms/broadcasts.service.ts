import type { Page, PageQuery } from '@ziba/shared/contracts/lists';
import { smsParts, smsTexts } from '@ziba/shared/contracts/sms-texts';
import type {
  Broadcast,
  broadcastInput,
  SmsAudience,
  SmsFilters,
} from '@ziba/shared/contracts/sms';
import { clinicAudiences } from '@ziba/shared/contracts/sms';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { orderBy, placed, searchIn, where } from '../../data/conditions';
import { pageOfRows } from '../../data/pages';
import { found, invalid, Refusal } from '../../lib/refusal';
import { countOf, ofAudience } from './audiences';
import { inScope, ofSender } from './messages.queries';
import { advertisingHours, whenToSend } from './sms-hours';
import { refuseAboveLimit } from './sms-limit';

type Input = z.output<typeof broadcastInput>;

const columns = `t.id, t.audience, t.title, t.body, t.recipients, t.send_at, t.created_at,
  (select count(*)::int from sms_messages m
    where m.broadcast_id = t.id and m.status in ('sent', 'delivered')) as sent,
  (select count(*)::int from sms_messages m
    where m.broadcast_id = t.id and m.status in ('failed', 'blacklisted')) as failed`;

const options = {
  searched: ['title', 'body'],
  sorted: {
    title: 'title',
    audience: 'audience',
    recipients: 'recipients',
    send_at: 'send_at',
    created_at: 'created_at',
  },
};

/** Adds the messages of a broadcast and the jobs that send them, in one statement. */
const insertMessages = (audience: SmsAudience) => `
  with message as (
    insert into sms_messages (clinic_id, "to", body, parts, kind, user_id, send_at, broadcast_id, patient_id)
    select $1, r.phone, $3, $4, case when $2::boolean then 'advertising' else 'service' end, $5,
      coalesce($6::timestamptz, app_now()), $7, r.patient_id
    from (${ofAudience(audience, '$8')}) r order by r.phone
    returning id, clinic_id, send_at
  )
  insert into jobs (clinic_id, kind, payload, run_at, unique_key)
  select clinic_id, 'sms.send', jsonb_build_object('id', id), send_at, id::text from message`;

const insertBroadcast = `insert into sms_broadcasts (clinic_id, audience, title, body, send_at, recipients, user_id)
  values ($1, $2, $3, $4, coalesce($5::timestamptz, app_now()), $6, $7) returning id`;

/** A message that is being sent at this moment is sent all the same. */
const stopWaiting = {
  name: 'broadcasts.stop',
  text: `update sms_messages set status = 'failed', error = 'stopped'
    where broadcast_id = $1 and status = 'queued' returning id`,
};

const withParts = (row: Omit<Broadcast, 'parts'>): Broadcast => ({
  ...row,
  parts: smsParts(row.body),
});

/** Sends one text to many receivers: a clinic to its patients or staff, the platform to the managers of clinics. */
export function broadcastsOf(db: Database) {
  return {
    page: (session: Session, query: PageQuery) =>
      inScope(db, session, async (tx): Promise<Page<Broadcast>> => {
        const { page, limit, search, sort } = query;
        const { text, values } = placed([ofSender(session), searchIn(options, search)]);
        const [count] = await tx.query<{ total: number }>(
          `select count(*)::int as total from sms_broadcasts t where ${text}`,
          values,
        );
        const rows = await tx.query<Broadcast>(
          `select ${columns} from sms_broadcasts t where ${text} ${orderBy(options, sort)}
           limit ${limit} offset ${(page - 1) * limit}`,
          values,
        );
        return pageOfRows(rows.map(withParts), query, count?.total ?? 0);
      }),

    /** Sends all messages or none: refuses with 409 if the clinic's limit does not cover them. */
    create: (session: Session, input: Input) =>
      inScope(db, session, async (tx): Promise<Broadcast> => {
        const { clinicId, userId } = session;
        const { body, title = null } = input;
        const audience = audienceOf(session, input);
        const kind = input.kind ?? (audience === 'patients' ? 'advertising' : 'service');
        const isAdvertising = kind === 'advertising';
        const filters = filtersOf(audience, input);
        const recipients = await countOf(tx, clinicId, { audience, isAdvertising, filters });
        if (recipients === 0) throw new Refusal(409, 'no_recipients', smsTexts.noRecipients);
        const parts = smsParts(body);
        if (clinicId !== null) await refuseAboveLimit(tx, clinicId, recipients * parts);
        const hours = await advertisingHours(tx, clinicId);
        const sendAt = whenToSend(kind, input.sendAt, hours) ?? null;
        const row = [clinicId, audience, title, body, sendAt, recipients, userId];
        const [created] = await tx.query<{ id: number }>(insertBroadcast, row);
        const { id } = found(created);
        const values = [clinicId, isAdvertising, body, parts, userId, sendAt, id];
        await tx.query(insertMessages(audience), [...values, JSON.stringify(filters)]);
        const after = { audience, ...filters, recipients, parts };
        await audit(tx, session, {
          action: 'create',
          entity: 'sms_broadcasts',
          entityId: id,
          after,
        });
        return found(await oneOf(tx, session, id));
      }),
  };
}

/** Sends nothing more of a broadcast; refuses with 409 one of which nothing waits. */
export const stopBroadcast = (db: Database, session: Session, id: number): Promise<Broadcast> =>
  inScope(db, session, async (tx) => {
    found(await oneOf(tx, session, id));
    const stopped = await tx.query(stopWaiting, [id]);
    if (stopped.length === 0) throw new Refusal(409, 'ended', smsTexts.broadcastEnded);
    await audit(tx, session, {
      action: 'update',
      entity: 'sms_broadcasts',
      entityId: id,
      after: { stopped: stopped.length },
    });
    return found(await oneOf(tx, session, id));
  });

async function oneOf(tx: Tx, session: Session, id: number): Promise<Broadcast | undefined> {
  const { text, values } = placed([ofSender(session), where('t.id = ?', id)]);
  const [row] = await tx.query<Broadcast>(
    `select ${columns} from sms_broadcasts t where ${text}`,
    values,
  );
  return row && withParts(row);
}

/** Whom of the patients the text is for; other groups have no filters. */
function filtersOf(audience: SmsAudience, { filters = {} }: Input): SmsFilters {
  const [named] = Object.entries(filters).flatMap(([name, value]) => (value ? [name] : []));
  if (audience !== 'patients' && named) throw invalid(`filters.${named}`, smsTexts.onlyPatients);
  return filters;
}

function audienceOf({ clinicId }: Session, { audience }: Input): SmsAudience {
  if (audience === 'all') return clinicId === null ? 'clinics' : 'patients';
  const isOfClinics = clinicAudiences.some((known) => known === audience);
  if (isOfClinics !== (clinicId !== null)) throw invalid('audience', smsTexts.audienceRequired);
  return audience;
}
