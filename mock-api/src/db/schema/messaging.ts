import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  unique,
} from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import { appNow, instant, oneOf } from './columns';
import { tenantKey, tenantRow } from './tenant-row';

export const smsEvents = [
  'appointment_registered',
  'appointment_canceled',
  'appointment_time_changed',
  'transcription_registered',
  'appointment_reminder',
] as const;

/** The text that a clinic sends at an event, with the keys of text 3 in braces. */
export const sms_templates = pgTable(
  'sms_templates',
  {
    ...tenantRow(),
    event: text().notNull(),
    body: text().notNull(),
    enabled: boolean().notNull().default(true),
    /** Hours before the appointment; reminders only. */
    hours_before: smallint(),
  },
  (t) => [
    tenantKey('sms_templates', t),
    oneOf('sms_templates_event', t.event, smsEvents),
    unique('sms_templates_event_hours').on(t.clinic_id, t.event, t.hours_before).nullsNotDistinct(),
  ],
);

export const smsStatuses = ['queued', 'sent', 'delivered', 'failed', 'blacklisted'] as const;

/** Every message, of a clinic or of the platform. */
export const sms_messages = pgTable(
  'sms_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer().references(() => clinics.id),
    to: text().notNull(),
    body: text().notNull(),
    /** The number of messages that the operator counts it as. */
    parts: smallint().notNull().default(1),
    kind: text().notNull().default('service'),
    event: text(),
    status: text().notNull().default('queued'),
    provider: text(),
    provider_id: text(),
    error: text(),
    attempts: smallint().notNull().default(0),
    send_at: instant().notNull().default(appNow),
    sent_at: instant(),
    broadcast_id: integer(),
    patient_id: integer(),
    user_id: integer(),
    /** A second message with the same key is not sent. */
    dedupe_key: text(),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [
    oneOf('sms_messages_status', t.status, smsStatuses),
    oneOf('sms_messages_kind', t.kind, ['service', 'advertising', 'secret']),
    check('sms_messages_parts', sql`${t.parts} between 1 and 50`),
    uniqueIndex('sms_messages_dedupe').on(t.dedupe_key),
    index('sms_messages_clinic').on(t.clinic_id, t.id),
    index('sms_messages_status').on(t.clinic_id, t.status, t.id),
    index('sms_messages_patient').on(t.clinic_id, t.patient_id, t.created_at),
    index('sms_messages_due')
      .on(t.send_at)
      .where(sql`${t.status} = 'queued'`),
  ],
);

/** One text that is sent to many receivers. */
export const sms_broadcasts = pgTable(
  'sms_broadcasts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer().references(() => clinics.id),
    audience: text().notNull(),
    title: text(),
    body: text().notNull(),
    send_at: instant().notNull().default(appNow),
    recipients: integer().notNull().default(0),
    user_id: integer(),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [index('sms_broadcasts_clinic').on(t.clinic_id, t.id)],
);

/** Work that is done later, by one process at a time. A handler may run twice, so it must be idempotent. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer().references(() => clinics.id),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    run_at: instant().notNull().default(appNow),
    attempts: smallint().notNull().default(0),
    /** Until then the job belongs to the process that took it. */
    leased_until: instant(),
    last_error: text(),
    failed_at: instant(),
    unique_key: text(),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [
    uniqueIndex('jobs_unique').on(t.kind, t.unique_key),
    index('jobs_due')
      .on(t.run_at)
      .where(sql`${t.failed_at} is null`),
  ],
);

/**
 * Live events. They are written in the transaction that causes them, and kept for an hour, so that clients that
 * reconnect miss none.
 */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer().references(() => clinics.id),
    /** Only for this user; null: for everybody in the clinic with one of the sections. */
    user_id: integer(),
    /** Null: for every section. */
    sections: text().array(),
    /** For all clinics and the platform, whatever the other columns contain. */
    everyone: boolean().notNull().default(false),
    type: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [index('events_age').on(t.created_at)],
);
