import type { Tx } from '../../db/connect';
import { Refusal } from '../../lib/refusal';
import { m } from './messages';

const lockClinic = {
  name: 'users.lock-clinic-for-limit',
  text: 'select from clinics where id = $1 for no key update',
};
const usersAndLimit = {
  name: 'users.limit',
  text: `select
    (select user_limit from subscription_periods where clinic_id = $1
      order by starts_on desc, id desc limit 1) as "limit",
    (select count(*)::int from users
      where clinic_id = $1 and account_status = 'active' and archived_at is null) as active`,
};

/**
 * 409 when one more active account is more than the clinic's subscription allows. Without a limit nothing is refused.
 * Call it inside the transaction that makes or activates the account: it holds the clinic's row until the end, so that
 * two accounts made at once cannot both be the last.
 */
export async function refuseBeyondUserLimit(tx: Tx, clinicId: number | null): Promise<void> {
  if (clinicId === null) return;
  await tx.query(lockClinic, [clinicId]);
  const rows = await tx.query<{ limit: number | null; active: number }>(usersAndLimit, [clinicId]);
  const { limit = null, active = 0 } = rows[0] ?? {};
  if (limit === null || active < limit) return;
  throw new Refusal(409, 'user_limit', m.userLimit(limit));
}
