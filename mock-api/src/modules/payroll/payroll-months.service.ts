import type { Page } from '@ziba/shared/contracts/lists';
import type { PayrollMonth } from '@ziba/shared/contracts/payroll-months';
import { allRows } from '../../data/pages';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { jalaliMonth, jalaliMonthOf, moveMonth } from '../../lib/jalali-months';
import { tehranInstant, todayInTehran } from '../../lib/tehran';
import { isMonthOver } from './month-lines';

/** At least this many months are shown, the running one included. */
const leastMonths = 12;

const firstPosted = {
  name: 'payroll.first_month',
  text: 'select min(month) as month from payroll_lines where clinic_id = $1 and voided_at is null',
};

const sumsOf = {
  name: 'payroll.months',
  text: `select m.month, coalesce(l.posted, 0)::int as posted, coalesce(l.total, 0)::bigint as total, (
      select count(*)::int from financial_info f
      join users u on u.clinic_id = f.clinic_id and u.id = f.user_id and u.archived_at is null
      where f.clinic_id = $1 and f.archived_at is null and f.created_at < m.ends_at
        and not exists (select from payroll_lines p
          where p.clinic_id = $1 and p.user_id = f.user_id and p.month = m.month
            and p.voided_at is null)
    ) as missing
    from unnest($2::text[], $3::timestamptz[]) as m (month, ends_at)
    left join (
      select month, count(*) as posted, sum(total) as total from payroll_lines
      where clinic_id = $1 and voided_at is null group by month
    ) l on l.month = m.month
    order by m.month desc`,
};

interface Sums {
  month: string;
  posted: number;
  missing: number;
  total: number;
}

/** Reads the Jalali months from the first posted one, at least a year, to the running one, the newest first. */
export const listMonths = (db: Database, { clinicId }: Member): Promise<Page<PayrollMonth>> =>
  db.tenant(clinicId, async (tx) => {
    const running = jalaliMonthOf(todayInTehran());
    const [first] = await tx.query<{ month: string | null }>(firstPosted, [clinicId]);
    const months = monthsFrom(first?.month ?? running, running);
    const ends = months.map((month) => tehranInstant(jalaliMonth(month).end, '00:00'));
    const sums = await tx.query<Sums>(sumsOf, [clinicId, months, ends]);
    return allRows(sums.map(monthOf));
  });

function monthOf({ month, ...sums }: Sums): PayrollMonth {
  const { title, from, to, end } = jalaliMonth(month);
  return { id: month, title, from, to, state: stateOf(sums, isMonthOver({ end })), ...sums };
}

function stateOf({ posted, missing }: Omit<Sums, 'month'>, isOver: boolean) {
  if (!isOver) return 'running';
  if (posted === 0) return 'open';
  return missing > 0 ? 'partly' : 'posted';
}

/** The months up to the running one; a month of the future may be asked for, but none is listed. */
function monthsFrom(first: string, running: string): string[] {
  const latest = Array.from({ length: leastMonths }, (_, back) => moveMonth(running, -back));
  const months = [...latest];
  for (let month = moveMonth(running, -leastMonths); month >= first; month = moveMonth(month, -1)) {
    months.push(month);
  }
  return months;
}
