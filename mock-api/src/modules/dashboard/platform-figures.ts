import type { DayCount, PlatformFigures } from '@ziba/shared/contracts/dashboard';
import { hasSection } from '@ziba/shared/contracts/permissions';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { found } from '../../lib/refusal';

const endOf = 'c.subscription_start_date + c.subscription_days';
const expiring = (days: number) => `(select count(*)::int from clinics c
  where c.archived_at is null and c.account_status = 'active'
    and ${endOf} > app_today() and ${endOf} <= app_today() + ${days})`;

/** Each count is made only if its list may be read. */
const figures = {
  name: 'dashboard.platform_figures',
  text: `select
    case when $1 then ${expiring(7)} end as expiring_7,
    case when $1 then ${expiring(30)} end as expiring_30,
    case when $2 then (select count(*)::int from invoices
      where archived_at is null and status in ('issued', 'partially_paid')
        and due_on < app_today()) end as overdue_invoices,
    case when $3 then (select count(*)::int from tickets
      where archived_at is null and status = 'user-replied') end as waiting_tickets,
    case when $4 then (select count(*)::int from sms_messages
      where clinic_id is null and status = 'failed'
        and created_at >= (app_today() - 7)::timestamp at time zone 'Asia/Tehran') end as failed_sms,
    case when $5 then (select count(*)::int from backups
      where clinic_id is null and status = 'failed' and id > coalesce((select max(id) from backups
        where clinic_id is null and status = 'done'), 0)) end as failed_backups,
    case when $6 then (select count(distinct s.clinic_id)::int from section_reports s
      join clinics c on c.id = s.clinic_id and c.archived_at is null
      where s.kind <> 'opened' and s.at > app_now() - interval '24 hours') end as failing_clinics`,
};

/** Reads the counts of the operator's dashboard; null for lists that the caller may not read. */
export async function platformFiguresOf(tx: Tx, session: Session): Promise<PlatformFigures> {
  const has = (...sections: Parameters<typeof hasSection>[1][]) =>
    sections.some((section) => hasSection(session, section));
  const [row] = await tx.query<PlatformFigures>(figures, [
    has('clinics'),
    has('accounting', 'clinics'),
    has('support'),
    has('sms-panel'),
    has('settings'),
    has('sections'),
  ]);
  return found(row);
}

const endings = {
  name: 'dashboard.endings',
  text: `select (${endOf})::text as date, count(*)::int as count from clinics c
    where c.archived_at is null and c.account_status = 'active' and ${endOf} between $1 and $2
    group by 1 order by 1`,
};

/** How many subscriptions of active clinics end on each day; days without any are left out. */
export const endingsOf = (tx: Tx, from: string, to: string) =>
  tx.query<DayCount>(endings, [from, to]);
