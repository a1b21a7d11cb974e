import type { DashboardFigures, DayCount } from '@ziba/shared/contracts/dashboard';
import { hasSection } from '@ziba/shared/contracts/permissions';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { doctorAsked } from '../../data/own-rows';
import { addDays, tehranInstant, todayInTehran } from '../../lib/tehran';
import { statusSql } from '../products/product-status';

/** SQL: the range from midnight in Tehran at the start of the first day to midnight after the last day. */
const boundsOf = (from: string, to: string) => [
  tehranInstant(from, '00:00'),
  tehranInstant(addDays(to, 1), '00:00'),
];

const countsOfDays = {
  name: 'dashboard.day_counts',
  text: `select (starts_at at time zone 'Asia/Tehran')::date::text as date, count(*)::int as count
    from appointments
    where clinic_id = $1 and starts_at >= $2 and starts_at < $3
      and ($4::int is null or doctor_id = $4) and archived_at is null
    group by 1 order by 1`,
};

/** The number of appointments of each day; days without any are left out. For a doctor only their own. */
export const countDays = (tx: Tx, member: Member, from: string, to: string) =>
  tx.query<DayCount>(countsOfDays, [
    member.clinicId,
    ...boundsOf(from, to),
    doctorAsked(member, undefined) ?? null,
  ]);

const figures = {
  name: 'dashboard.figures',
  text: `select a.today, a.waiting,
      (select count(*)::int from (
          select s.treatment_plan_id from treatment_sessions s
          join treatment_plans t on t.clinic_id = s.clinic_id and t.id = s.treatment_plan_id
            and t.canceled_at is null and t.archived_at is null
            and ($4::int is null or t.doctor_id = $4)
          where s.clinic_id = $1 and s.status <> 'canceled' and s.archived_at is null
          group by s.treatment_plan_id
          having sum(s.service_cost) > sum(s.paid_amount)) owed) as unpaid_plans,
      (select count(*)::int from notifications
        where user_id = $5 and dismissed_at is null and read_at is null) as unread_notices,
      case when $6 then (select count(*)::int from products t
        where t.clinic_id = $1 and t.archived_at is null and ${statusSql} = 'low') end as low_stock
    from (select count(*)::int as today,
        (count(*) filter (where status = 'waiting' and arrived_at is not null))::int as waiting
      from appointments
      where clinic_id = $1 and starts_at >= $2 and starts_at < $3
        and ($4::int is null or doctor_id = $4) and archived_at is null) a`,
};

/** Reads the figures of the dashboard; the stock only for users with the inventory. */
export async function countFigures(tx: Tx, member: Member): Promise<DashboardFigures> {
  const today = todayInTehran();
  const [row] = await tx.query<DashboardFigures>(figures, [
    member.clinicId,
    ...boundsOf(today, today),
    doctorAsked(member, undefined) ?? null,
    member.userId,
    hasSection(member, 'inventory'),
  ]);
  if (!row) throw new Error('a count answers one row');
  return row;
}
