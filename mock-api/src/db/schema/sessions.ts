import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { appNow, instant } from './columns';
import { users } from './users';

/** Signed-in sessions. A token contains the id of one; revoking the session makes the token invalid. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    created_at: instant().notNull().default(appNow),
    expires_at: instant().notNull(),
    last_seen_at: instant().notNull().default(appNow),
    revoked_at: instant(),
    user_agent: text(),
    ip: text(),
    /** Of an operator's session that looks at a clinic, reading only; with the reason. */
    viewed_clinic_id: integer(),
    view_reason: text(),
  },
  (t) => [
    index('sessions_user').on(t.user_id),
    index('sessions_expiry').on(t.expires_at),
    check(
      'sessions_view_reason',
      sql`(${t.viewed_clinic_id} is null) = (${t.view_reason} is null)`,
    ),
  ],
);

/** One-time codes that are sent by SMS. An unknown username gets a row too, without a user. */
export const otp_requests = pgTable(
  'otp_requests',
  {
    id: uuid().primaryKey(),
    user_id: integer().references(() => users.id),
    username: text().notNull(),
    purpose: text().notNull(),
    code_hash: text().notNull(),
    /** The hash of the token that the user got for the right code. */
    token_hash: text(),
    attempts: integer().notNull().default(0),
    ip: text(),
    created_at: instant().notNull().default(appNow),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [
    check('otp_requests_attempts', sql`${t.attempts} between 0 and 5`),
    index('otp_requests_user').on(t.user_id, t.created_at),
    index('otp_requests_ip').on(t.ip, t.created_at),
  ],
);

/** Attempts that count against a limit, of all processes together; kept as long as they count. */
export const throttle_marks = pgTable(
  'throttle_marks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** What the limit is for, such as failed log-ins of a user. */
    kind: text().notNull(),
    key: text().notNull(),
    at: instant().notNull().default(appNow),
  },
  (t) => [index('throttle_marks_key').on(t.kind, t.key, t.at)],
);
