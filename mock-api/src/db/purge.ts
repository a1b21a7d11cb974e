import type { Database } from './connect';

const expired = [
  "delete from sessions where expires_at < app_now() - interval '30 days'",
  "delete from otp_requests where created_at < app_now() - interval '1 day'",
  "delete from throttle_marks where at < app_now() - interval '1 hour'",
  "delete from idempotency_keys where created_at < app_now() - interval '1 day'",
  "delete from sms_messages where kind = 'secret' and created_at < app_now() - interval '30 days'",
  // A message of which only the receiver and the time are kept cannot be sent again.
  `update sms_messages m set body = '' from clinics c
    where c.id = m.clinic_id and c.sms_keep_months is not null and m.status <> 'queued' and m.body <> ''
      and m.created_at < app_now() - make_interval(months => c.sms_keep_months)`,
  // A client that was offline for more than an hour reads everything again.
  "delete from events where created_at < app_now() - interval '1 hour'",
  "delete from section_reports where at < app_now() - interval '30 days'",
  "delete from jobs where failed_at < app_now() - interval '30 days'",
];

/**
 * Expired holds of bookings that were not finished. Their time is free as soon as they expire; this removes the rows.
 */
const heldTooLong = [
  'delete from doctor_slots where expires_at < app_now()',
  'delete from patient_slots where expires_at < app_now()',
  'delete from appointment_holds where expires_at < app_now()',
];

const inTurn = (db: Database, statements: readonly string[]) =>
  db.platform(async (tx) => {
    for (const statement of statements) await tx.query(statement);
  });

/** Removes rows and records that are no longer needed. */
export const purgeExpired = (db: Database): Promise<void> => inTurn(db, expired);

export const purgeHolds = (db: Database): Promise<void> => inTurn(db, heldTooLong);
