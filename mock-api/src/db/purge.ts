import type { Database } from './connect';

const expired = [
  "delete from sessions where expires_at < now() - interval '30 days'",
  "delete from otp_requests where created_at < now() - interval '1 day'",
  "delete from idempotency_keys where created_at < now() - interval '1 day'",
  "delete from sms_messages where kind = 'secret' and created_at < now() - interval '30 days'",
];
const hour = 3_600_000;

/** Removes what has served its time, now and every hour; answers how to stop. */
export async function purgeExpired(db: Database): Promise<() => void> {
  const purge = () =>
    db.platform(async (tx) => {
      for (const statement of expired) await tx.query(statement);
    });
  await purge();
  // A failure here harms nobody; the next hour tries again.
  const timer = setInterval(() => void purge().catch(() => undefined), hour).unref();
  return () => clearInterval(timer);
}
