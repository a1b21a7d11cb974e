import { cleanMobile } from '@ziba/shared/contracts/normalise';
import {
  defaultSmsTemplates,
  fillSms,
  smsParts,
  type SmsKind,
  type SmsEvent,
  type SmsKey,
} from '@ziba/shared/contracts/sms-texts';
import type { Tx } from '../../db/connect';
import { jalaliDate, tehranTime } from '../../lib/jalali';
import { smsCredit } from './sms-limit';

/** A message to one phone. */
export interface NewSms {
  /** Null: a message of the platform. */
  clinicId: number | null;
  /** A mobile number in any usual form. */
  to: string;
  body: string;
  /** The event that it is sent for. */
  event?: SmsEvent;
  /** A second message of the clinic with the same key is not sent. */
  dedupeKey?: string;
  patientId?: number;
  /** The user who sends it by hand. */
  userId?: number;
  /** ISO 8601; now when left out. */
  sendAt?: string;
  /** `secret` (codes) is never shown and does not count for the clinic. */
  kind?: SmsKind;
  broadcastId?: number;
  /** Messages that a user sends by hand were checked against the limit before. */
  withinLimit?: boolean;
}

/** Adds the message and the job that sends it, in one statement. */
const insertMessage = {
  name: 'sms.queue',
  text: `with message as (
      insert into sms_messages (clinic_id, "to", body, parts, kind, event, dedupe_key, patient_id,
        user_id, send_at, broadcast_id, status, error)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10::timestamptz, app_now()), $11,
        case when $12::text is null then 'queued' else 'failed' end, $12
      where $13::boolean
      on conflict (dedupe_key) do nothing
      returning id, clinic_id, send_at, status
    ), work as (
      insert into jobs (clinic_id, kind, payload, run_at, unique_key)
      select clinic_id, 'sms.send', jsonb_build_object('id', id), send_at, id::text
      from message where status = 'queued'
    )
    select id from message`,
};

/**
 * Puts a message into the queue, in the transaction that causes it; if that fails nothing is sent. Returns its id, or
 * undefined if it was queued before (`dedupeKey`). A message that the clinic's limit does not cover is stored as
 * failed, so that a booking does not fail because of it. With `isReal` false nothing is sent, but the same statement
 * runs, so that the time taken does not reveal whether an account exists.
 */
export async function queueSms(tx: Tx, sms: NewSms, isReal = true): Promise<number | undefined> {
  const { clinicId, body, kind = 'service', dedupeKey } = sms;
  const parts = smsParts(body);
  const isCounted = clinicId !== null && kind !== 'secret' && !sms.withinLimit;
  const { credit } = isCounted ? await smsCredit(tx, clinicId) : { credit: null };
  const [row] = await tx.query<{ id: number }>(insertMessage, [
    clinicId,
    cleanMobile(sms.to),
    body,
    Math.min(parts, 50),
    kind,
    sms.event ?? null,
    dedupeKey === undefined ? null : `${clinicId ?? 'platform'}:${dedupeKey}`,
    sms.patientId ?? null,
    sms.userId ?? null,
    sms.sendAt ?? null,
    sms.broadcastId ?? null,
    credit !== null && parts > credit ? 'limit' : null,
    isReal,
  ]);
  return row?.id;
}

/** The values of the keys of a template. Instants are shown as date and time in Tehran. */
export type SmsValues = Partial<Record<SmsKey, string | number | null>>;

interface AtEvent {
  to: string;
  patientId?: number;
  dedupeKey: string;
  /** Only for reminders: which of the clinic's reminders. */
  hoursBefore?: number;
}

interface Template {
  body: string;
  enabled: boolean;
}

const templateOf = {
  name: 'sms.template',
  text: `select body, enabled from sms_templates
    where clinic_id = $1 and event = $2 and hours_before is not distinct from $3
      and archived_at is null`,
};
const clinicValues = {
  name: 'sms.clinic_values',
  text: 'select name as clinic_name, address as clinic_address from clinics where id = $1',
};

/** Sends the clinic's text of an event; nothing when the clinic has switched it off. */
export async function sendAtEvent(
  tx: Tx,
  clinicId: number,
  event: SmsEvent,
  values: SmsValues,
  { to, patientId, dedupeKey, hoursBefore }: AtEvent,
): Promise<void> {
  const [own] = await tx.query<Template>(templateOf, [clinicId, event, hoursBefore ?? null]);
  const template = own ?? defaultOf(event, hoursBefore);
  if (!template?.enabled || !/^09\d{9}$/.test(cleanMobile(to))) return;
  const [clinic] = await tx.query<Record<string, string>>(clinicValues, [clinicId]);
  const body = fillSms(template.body, { ...clinic, ...inWords(values) });
  await queueSms(tx, { clinicId, to, body, event, dedupeKey, patientId });
}

const defaultOf = (event: SmsEvent, hours: number | null = null): Template | undefined =>
  defaultSmsTemplates.find(
    (template) => template.event === event && template.hours_before === hours,
  );

function inWords(values: SmsValues): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, wordOf(key, String(value))]));
}

function wordOf(key: string, value: string): string {
  if (!/^\d{4}-\d\d-\d\dT/.test(value)) return value;
  return key === 'appointment_time' ? tehranTime(value) : jalaliDate(value);
}
