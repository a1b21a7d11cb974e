import type { PayrollSource } from '@ziba/shared/contracts/payroll';
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

const paidInFull = (cost: string, paid: string) => `${paid} > 0 and ${paid} >= ${cost}`;

/**
 * What was done and is paid in full, by the person who did it. It belongs to the month of the later event: when it was
 * done, or when its last payment was made. The instants $2 and $3 are the limits of the month.
 */
const basesOf = {
  name: 'payroll.bases',
  text: `with moved as (
      select appointment_id, session_id, transcription_id from payments
      where clinic_id = $1 and paid_at >= $2 and paid_at < $3 and status <> 'void'
    ), done as (
      select case when a.package_type in ('visit', 'consultation') then a.package_type else 'service'
          end as source, a.patient_id, a.id as appointment_id, null::int as session_id,
        null::int as transcription_id, a.doctor_id, a.assistant_id,
        coalesce(a.ended_at, a.starts_at) as done_at, a.paid_amount as amount
      from appointments a
      where a.clinic_id = $1 and a.archived_at is null and a.status = 'done'
        and ${paidInFull('a.fee_amount - a.discount_amount - a.insurance_share', 'a.paid_amount')}
        and ((coalesce(a.ended_at, a.starts_at) >= $2 and coalesce(a.ended_at, a.starts_at) < $3)
          or a.id in (select appointment_id from moved))
      union all
      select 'service', p.patient_id, null, s.id, null, p.doctor_id, null,
        coalesce(s.reported_at, s.starts_at), s.paid_amount
      from treatment_sessions s
      join treatment_plans p on p.clinic_id = s.clinic_id and p.id = s.treatment_plan_id
      where s.clinic_id = $1 and s.archived_at is null and s.status = 'done'
        and ${paidInFull('s.service_cost', 's.paid_amount')}
        and ((coalesce(s.reported_at, s.starts_at) >= $2
            and coalesce(s.reported_at, s.starts_at) < $3)
          or s.id in (select session_id from moved))
      union all
      select 'service', r.patient_id, null, null, r.id, r.doctor_id, null, r.reported_at, r.paid_amount
      from transcriptions r
      where r.clinic_id = $1 and r.archived_at is null and r.type = 'surgical'
        and r.reported_at is not null and r.canceled_at is null
        and ${paidInFull('r.fee', 'r.paid_amount')}
        and ((r.reported_at >= $2 and r.reported_at < $3)
          or r.id in (select transcription_id from moved))
    )
    select f.user_id, i.source, count(*)::int as items, sum(i.amount)::bigint as amount
    from done i
    join financial_info f on f.clinic_id = $1 and f.archived_at is null
      and (f.user_id = i.doctor_id or f.user_id = i.assistant_id)
    where greatest(i.done_at, (
        select max(m.paid_at) from payments m
        where m.clinic_id = $1 and m.patient_id = i.patient_id and m.status <> 'void'
          and m.refunded_amount < m.amount
          and (m.appointment_id = i.appointment_id or m.session_id = i.session_id
            or m.transcription_id = i.transcription_id)
      )) between $2 and $3::timestamptz - interval '1 microsecond'
    group by f.user_id, i.source`,
};

export interface Base {
  user_id: number;
  source: PayrollSource;
  items: number;
  amount: number;
}

/** Reads what everybody with a profile did and patients have paid, by source, between two instants. */
export const readBases = (tx: Tx, clinicId: number, from: string, end: string) =>
  tx.query<Base>(basesOf, [clinicId, from, end]);
