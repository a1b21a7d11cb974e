import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import { appNow, instant } from './columns';

/** Who changed what and when; append-only. Never holds passwords, codes or tokens. */
export const audit_log = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull().default(appNow),
    clinic_id: integer(),
    user_id: integer(),
    action: text().notNull(),
    entity: text().notNull(),
    entity_id: integer(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    request_id: text(),
  },
  (t) => [
    index('audit_log_entity').on(t.clinic_id, t.entity, t.entity_id),
    index('audit_log_time').on(t.clinic_id, t.at),
  ],
);

/** What a POST with an `Idempotency-Key` answered the first time; kept 24 hours. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    /** 0 for calls without a token. */
    user_id: integer().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    /** Null while the first request still runs. */
    status: smallint(),
    body: jsonb(),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_key', columns: [t.user_id, t.path, t.key] }),
    index('idempotency_keys_age').on(t.created_at),
  ],
);

/** Numbers that codes are made of, one row per clinic and name. */
export const counters = pgTable(
  'counters',
  {
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    name: text().notNull(),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ name: 'counters_key', columns: [t.clinic_id, t.name] })],
);

/**
 * How many living rows a clinic has in a long list: the sum of `change`. Triggers of the counted tables
 * write it (`count_rows`), so that a list of a million rows knows its length without counting them.
 * Every change is a row of its own: two bookings at once never wait for each other.
 */
export const row_counts = pgTable(
  'row_counts',
  {
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    /** The name of the table. */
    entity: text().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    change: integer().notNull(),
  },
  (t) => [primaryKey({ name: 'row_counts_key', columns: [t.clinic_id, t.entity, t.id] })],
);
