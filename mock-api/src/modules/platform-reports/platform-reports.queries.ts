import type { PageQuery } from '@ziba/shared/contracts/lists';
import type { ClinicReport, PlatformReport } from '@ziba/shared/contracts/platform-reports';
import { persian, where } from '../../data/conditions';
import { listedPage } from '../../data/listed-page';
import type { Tx } from '../../db/connect';
import { jalaliMonthStart } from '../../lib/jalali';
import { found } from '../../lib/refusal';
import { remainingDays } from '../../lib/subscription';
import { invoiceMonths } from '../invoices/invoice-months';

const hasEnded = `subscription_start_date + subscription_days <= app_today()`;

const counts = {
  name: 'platform_reports.counts',
  text: `select
    (select jsonb_build_object(
        'active', count(*) filter (where account_status = 'active' and not ${hasEnded}),
        'expired', count(*) filter (where account_status = 'active' and ${hasEnded}),
        'suspended', count(*) filter (where account_status = 'suspended'),
        'pending', count(*) filter (where account_status = 'pending'))
      from clinics where archived_at is null) as clinics,
    (select jsonb_build_object(
        'active', count(*),
        'seen', count(*) filter (where last_login_at > app_now() - interval '30 days'))
      from users where clinic_id is not null and account_status = 'active'
        and archived_at is null) as users,
    (select jsonb_build_object(
        'to_1', count(*) filter (where age <= interval '1 day'),
        'to_3', count(*) filter (where age > interval '1 day' and age <= interval '3 days'),
        'to_7', count(*) filter (where age > interval '3 days' and age <= interval '7 days'),
        'older', count(*) filter (where age > interval '7 days'))
      from (select app_now() - created_at as age from tickets
        where status = 'user-replied' and archived_at is null) waiting) as tickets`,
};

/** Reads the figures of all clinics together. */
export async function platformReportOf(tx: Tx): Promise<PlatformReport> {
  const [row] = await tx.query<Omit<PlatformReport, 'months'>>(counts);
  return { ...found(row), months: (await invoiceMonths(tx)).data };
}

/** The columns of one clinic; each is computed only for the rows of the page. */
const listing = () => ({
  select: `t.id, t.name, t.account_status, t.subscription_start_date, t.subscription_days,
    (select count(*)::int from users u where u.clinic_id = t.id
      and u.account_status = 'active' and u.archived_at is null) as users,
    (select coalesce(sum(f.size), 0)::float8 from files f where f.clinic_id = t.id) as storage,
    (select coalesce(sum(s.parts), 0)::int from sms_messages s where s.clinic_id = t.id
      and s.status in ('queued', 'sent', 'delivered') and s.created_at
        >= '${jalaliMonthStart()}'::date::timestamp at time zone 'Asia/Tehran') as sms,
    (select coalesce(sum(p.amount), 0)::float8 from platform_payments p where p.clinic_id = t.id
      and p.paid_at >= app_now() - interval '1 year') as received,
    (select coalesce(sum(i.total - i.paid_amount), 0)::float8 from invoices i
      where i.clinic_id = t.id and i.status in ('issued', 'partially_paid')
        and i.archived_at is null) as owed`,
  from: 'from clinics t',
  searched: ['name', 'name_en', 'clinic_id'],
  sorted: {
    name: persian('name'),
    account_status: 'account_status',
    remaining_days: '(t.subscription_start_date + t.subscription_days)',
    created_at: 'created_at',
  },
});

type Row = Omit<ClinicReport, 'remaining_days'> & {
  subscription_start_date: string;
  subscription_days: number;
};

/** Reads one page of what clinics use and pay. */
export async function clinicReportPageOf(tx: Tx, query: PageQuery) {
  const page = await listedPage<Row>(tx, listing(), query, [where('t.archived_at is null')]);
  return {
    ...page,
    data: page.data.map(({ subscription_start_date, subscription_days, ...row }) => ({
      ...row,
      remaining_days: remainingDays(subscription_start_date, subscription_days),
    })),
  };
}
