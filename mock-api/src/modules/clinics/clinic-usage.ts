import { gigabyte, readLimit, type ClinicUsage } from '@ziba/shared/contracts/clinic-usage';
import type { Tx } from '../../db/connect';
import { jalaliMonthStart } from '../../lib/jalali';
import { findClinic } from './clinic-rows';

interface Used {
  storage: number;
  traffic: number;
  sms: number;
  users: number;
  user_limit: number | null;
}

const used = {
  name: 'clinics.usage',
  text: `select
    (select coalesce(sum(size), 0)::float8 from files where clinic_id = $1) as storage,
    (select coalesce(sum(bytes_out), 0)::float8 from usage_daily
      where clinic_id = $1 and day >= $2::date) as traffic,
    (select coalesce(sum(parts), 0)::int from sms_messages
      where clinic_id = $1 and status in ('queued', 'sent', 'delivered')
        and created_at >= $2::date::timestamp at time zone 'Asia/Tehran') as sms,
    (select count(*)::int from users
      where clinic_id = $1 and account_status = 'active' and archived_at is null) as users,
    (select user_limit from subscription_periods where clinic_id = $1
      order by starts_on desc, id desc limit 1) as user_limit`,
};

/** Reads what a clinic uses of its limits; traffic and messages are those of the current Jalali month. */
export async function clinicUsageOf(tx: Tx, id: number): Promise<ClinicUsage | undefined> {
  const clinic = await findClinic(tx, id);
  const month_start = jalaliMonthStart();
  const [row] = await tx.query<Used>(used, [id, month_start]);
  if (!clinic || !row) return undefined;
  const { storage_limit, upload_traffic_limit, sms_limit } = clinic;
  const { remaining_days, subscription_days } = clinic;
  return {
    clinic_id: id,
    storage: share(row.storage, readLimit(storage_limit, gigabyte), storage_limit),
    traffic: share(row.traffic, readLimit(upload_traffic_limit, gigabyte), upload_traffic_limit),
    sms: share(row.sms, readLimit(sms_limit), sms_limit),
    users: share(row.users, row.user_limit, null),
    ...{ month_start, remaining_days, subscription_days },
  };
}

function share(amount: number, limit: number | null | undefined, limit_text: string | null) {
  const percent = limit ? Math.min(100, Math.round((amount / limit) * 1000) / 10) : null;
  return { used: amount, limit: limit ?? null, limit_text, percent };
}
