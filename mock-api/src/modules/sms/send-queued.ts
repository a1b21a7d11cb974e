import type { Database, Tx } from '../../db/connect';
import type { Job } from '../../jobs/job-rows';
import { maxAttempts } from '../../jobs/runner';
import { todayInTehran } from '../../lib/tehran';
import { SmsError, type Delivery, type SmsProvider } from './providers/provider';

interface Queued {
  id: number;
  clinic_id: number | null;
  to: string;
  body: string;
  parts: number;
  kind: string;
  created_at: string;
}

const begin = {
  name: 'sms.begin',
  text: `update sms_messages set attempts = attempts + 1 where id = $1 and status = 'queued'
    returning id, clinic_id, "to", body, parts, kind, created_at`,
};
const sent = {
  name: 'sms.sent',
  text: `update sms_messages set status = 'sent', provider = $2, provider_id = $3, sent_at = app_now(),
      error = null, body = case when kind = 'secret' and not $4::boolean then '' else body end
    where id = $1 and status = 'queued' returning id`,
};
const failed = {
  name: 'sms.failed',
  text: `update sms_messages set error = $3, provider = $2, status = case when $4::boolean then 'failed' else status end,
      body = case when $4::boolean and kind = 'secret' then '' else body end
    where id = $1 and status = 'queued'`,
};
const count = {
  name: 'sms.count',
  text: `insert into usage_daily (clinic_id, day, sms_sent) values ($1, $2, $3)
    on conflict (clinic_id, day) do update set sms_sent = usage_daily.sms_sent + excluded.sms_sent`,
};
const unknown = {
  name: 'sms.unknown',
  text: `select provider_id from sms_messages
    where status = 'sent' and provider = $1 and provider_id is not null
      and sent_at > app_now() - interval '2 days' order by id limit 500`,
};
const told = {
  name: 'sms.told',
  text: `update sms_messages m set status = t.status
    from unnest($2::text[], $3::text[]) as t (provider_id, status)
    where m.provider = $1 and m.provider_id = t.provider_id and m.status = 'sent'`,
};

/** Sends one message of the queue. One that was sent already is skipped, so a repeated job does no harm. */
export async function sendQueued(db: Database, provider: SmsProvider, job: Job): Promise<void> {
  const id = Number(job.payload.id);
  const message = await db.platform(async (tx) => (await tx.query<Queued>(begin, [id]))[0]);
  if (!message) return;
  let providerId: string | null;
  try {
    providerId = await provider.send({ ...message, createdAt: message.created_at });
  } catch (error) {
    await db.platform((tx) => note(tx, provider, job, error));
    if (isFinal(job, error)) return;
    throw error;
  }
  await db.platform(async (tx) => {
    const [row] = await tx.query(sent, [id, provider.name, providerId, provider.keepsSecrets]);
    if (row && message.clinic_id !== null && message.kind !== 'secret') {
      await tx.query(count, [message.clinic_id, todayInTehran(), message.parts]);
    }
  });
}

const isFinal = (job: Job, error: unknown) =>
  job.attempts >= maxAttempts || (error instanceof SmsError && error.isFinal);

async function note(tx: Tx, { name }: SmsProvider, job: Job, error: unknown): Promise<void> {
  const code = error instanceof SmsError ? error.code : 'unknown';
  await tx.query(failed, [Number(job.payload.id), name, code, isFinal(job, error)]);
}

/** Asks the operator for the states of the messages of the last two days. */
export async function refreshDeliveries(db: Database, provider: SmsProvider): Promise<void> {
  const rows = await db.platform((tx) =>
    tx.query<{ provider_id: string }>(unknown, [provider.name]),
  );
  if (rows.length === 0) return;
  const found = await provider.deliveries(rows.map(({ provider_id }) => provider_id));
  const changed = [...found].filter((entry): entry is [string, Delivery] => entry[1] !== 'sent');
  await db.platform((tx) =>
    tx.query(told, [provider.name, changed.map(([id]) => id), changed.map(([, state]) => state)]),
  );
}
