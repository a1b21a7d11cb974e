import type { Tx } from '../../db/connect';

const workDaysOf = {
  name: 'payroll.work_days',
  text: `select d.day::date as day from generate_series($2::date, $3::date - 1, interval '1 day') d (day)
    left join holidays h on h.clinic_id = $1 and h.date = d.day::date and h.archived_at is null
    where coalesce(h.is_open, exists (
        select from working_hours w
        where w.clinic_id = $1 and w.doctor_id is null and w.archived_at is null
          and w.weekday = (extract(dow from d.day)::int + 1) % 7
      ) or (extract(dow from d.day) <> 5 and not exists (
        select from working_hours w
        where w.clinic_id = $1 and w.doctor_id is null and w.archived_at is null)))
    order by 1`,
};

/** The days on which the clinic works, by its week and its holidays; `end` is not included. */
export async function readWorkDays(tx: Tx, clinicId: number, from: string, end: string) {
  const rows = await tx.query<{ day: string }>(workDaysOf, [clinicId, from, end]);
  return rows.map(({ day }) => day);
}

const leavesOf = {
  name: 'payroll.leaves',
  text: `select e.doctor_id as user_id, (extract(epoch from
        sum(least(e.ends_at, b.ends) - greatest(e.starts_at, b.starts))) / 3600)::float8 as hours
    from unnest($2::date[]) d (day)
    cross join lateral (select d.day::timestamp at time zone 'Asia/Tehran' as starts,
      (d.day + 1)::timestamp at time zone 'Asia/Tehran' as ends) b
    join schedule_exceptions e on e.clinic_id = $1 and e.kind = 'leave' and e.archived_at is null
      and e.doctor_id is not null and e.starts_at < b.ends and e.ends_at > b.starts
    group by e.doctor_id, d.day`,
};

/** The hours of leave of each person on each day with leave. */
export const readLeaves = (tx: Tx, clinicId: number, days: readonly string[]) =>
  tx.query<{ user_id: number; hours: number }>(leavesOf, [clinicId, days]);
