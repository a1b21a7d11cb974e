import {
  bigint,
  boolean,
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

/** Who changed what and when; append-only. It never contains passwords, codes or tokens. */
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

/** The first answer to a POST with an `Idempotency-Key`; kept for 24 hours. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    /** 0 for calls without a token. */
    user_id: integer().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    /** Null while the first request is running. */
    status: smallint(),
    body: jsonb(),
    /** Tells the claim of one request from that of a later one. */
    claim: text(),
    /** Set in the transaction that changes something: the request is then never carried out again. */
    took_effect: boolean().notNull().default(false),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_key', columns: [t.user_id, t.path, t.key] }),
    index('idempotency_keys_age').on(t.created_at),
  ],
);

/** The counters of the codes, one row for each clinic and name. */
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
 * The number of rows of a clinic in a long list, archived ones not counted: the sum of `change`. Triggers of the
 * counted tables write it (`count_rows`), so that the length of a list of a million rows is known without counting.
 * Every change is a row of its own, so that two bookings at the same time do not wait for each other.
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

/**
 * The numbers of rows of a long list by clinic and status: the sum of `change`, which triggers write (`count_list`).
 * Without a clinic: of the platform's own rows, or, for `all_tickets`, of all clinics together.
 */
export const list_counts = pgTable(
  'list_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer().references(() => clinics.id),
    /** The name of the table, or `all_tickets`. */
    list: text().notNull(),
    status: text().notNull(),
    change: integer().notNull(),
  },
  (t) => [index('list_counts_list').on(t.list, t.clinic_id, t.status)],
);
