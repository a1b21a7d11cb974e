import type { Tx } from '../../db/connect';
import { jalaliMonthOf } from '../../lib/jalali-months';
import type { ChangedWork, NewWork, PaidWork } from './work';

const paidInFull = (cost: string, paid: string) => `${paid} > 0 and ${paid} >= ${cost}`;

const sameTarget = (one: string, other: string) =>
  ['appointment_id', 'session_id', 'transcription_id']
    .map((column) => `${one}.${column} = ${other}.${column}`)
    .join(' or ');

/**
 * What was done and is paid in full, by the person who did it, unless a posted line contains it. It belongs to the day
 * of the later event: when it was done, or when its last payment was made. The instants $2 and $3 are the limits.
 */
const newWorkOf = {
  name: 'payroll.new_work',
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
    select f.user_id, i.source, i.appointment_id, i.session_id, i.transcription_id, i.amount,
      (e.earned_at at time zone 'Asia/Tehran')::date as day
    from done i
    join financial_info f on f.clinic_id = $1 and f.archived_at is null
      and (f.user_id = i.doctor_id or f.user_id = i.assistant_id)
    cross join lateral (select greatest(i.done_at, (
        select max(m.paid_at) from payments m
        where m.clinic_id = $1 and m.patient_id = i.patient_id and m.status <> 'void'
          and m.refunded_amount < m.amount
          and (${sameTarget('m', 'i')})
      )) as earned_at) e
    where e.earned_at >= $2 and e.earned_at < $3
      and ($4::int[] is null or f.user_id = any ($4))
      and not exists (
        select from payroll_items p
        join payroll_lines l on l.clinic_id = p.clinic_id and l.id = p.line_id and l.voided_at is null
        where p.clinic_id = $1 and p.staff_id = f.user_id and (${sameTarget('p', 'i')})
        group by p.staff_id having sum(p.amount) <> 0)`,
};

/** Reads the work of everybody with a profile, or of some, that no posted line contains, between two instants. */
export async function readNewWork(
  tx: Tx,
  clinicId: number,
  { from, end, userIds }: { from: string; end: string; userIds: number[] | null },
): Promise<NewWork[]> {
  const values = [clinicId, from, end, userIds];
  const rows = await tx.query<PaidWork & { day: string }>(newWorkOf, values);
  const months = new Map<string, string>();
  return rows.map(({ day, ...work }) => {
    const month = months.get(day) ?? jalaliMonthOf(day);
    months.set(day, month);
    return { ...work, month };
  });
}

/** What is paid now for a work that a posted line contains; nothing when it does not count for the person any more. */
const paidNow = `case
    when a.id is not null then case when a.archived_at is null and a.status = 'done'
      and p.staff_id in (a.doctor_id, a.assistant_id) then a.paid_amount else 0 end
    when s.id is not null then case when s.archived_at is null and s.status = 'done'
      and p.staff_id = t.doctor_id then s.paid_amount else 0 end
    else case when r.archived_at is null and r.reported_at is not null and r.canceled_at is null
      and p.staff_id = r.doctor_id then r.paid_amount else 0 end
  end`;

const changedWorkOf = {
  name: 'payroll.changed_work',
  text: `with posted as (
      select p.staff_id, p.appointment_id, p.session_id, p.transcription_id,
        sum(p.amount)::bigint as amount, max(l.month) as month,
        (array_agg(p.source order by p.id desc))[1] as source,
        (array_agg(p.percentage_value order by p.id desc))[1] as percentage_value
      from payroll_items p
      join payroll_lines l on l.clinic_id = p.clinic_id and l.id = p.line_id and l.voided_at is null
      where p.clinic_id = $1 and ($2::int[] is null or p.staff_id = any ($2))
      group by p.staff_id, p.appointment_id, p.session_id, p.transcription_id
      having sum(p.amount) <> 0
    )
    select p.staff_id as user_id, p.source, p.appointment_id, p.session_id, p.transcription_id,
      p.percentage_value, p.month, n.amount - p.amount as amount
    from posted p
    left join appointments a on a.clinic_id = $1 and a.id = p.appointment_id
    left join treatment_sessions s on s.clinic_id = $1 and s.id = p.session_id
    left join treatment_plans t on t.clinic_id = $1 and t.id = s.treatment_plan_id
    left join transcriptions r on r.clinic_id = $1 and r.id = p.transcription_id
    cross join lateral (select ${paidNow} as amount) n
    where n.amount <> p.amount
    order by p.month, p.appointment_id, p.session_id, p.transcription_id`,
};

/** Reads what changed of the work in posted lines since, in whichever month it was posted. */
export const readChangedWork = (tx: Tx, clinicId: number, userIds: number[] | null) =>
  tx.query<ChangedWork>(changedWorkOf, [clinicId, userIds]);
