import type { IncomeCode } from '@ziba/shared/contracts/financial-info';
import type { PayrollLine, PayrollRun, PayrollSource } from '@ziba/shared/contracts/payroll';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { tenantTable } from '../../lib/tenant-table';

type Coded<Row> = Omit<Row, 'income_type'> & { income_type: IncomeCode | null };
export type StoredLine = Coded<PayrollLine>;
export type StoredRun = Omit<PayrollRun, 'title' | 'lines'> & { lines: StoredLine[] };

const personSql = (alias: string) => `jsonb_build_object('id', ${alias}.id,
  'fullName', ${alias}."fullName", 'systemCode', ${alias}."systemCode")`;

const measures = [
  'user_id',
  'income_type',
  'fixed_amount',
  'work_days',
  'daily_work_hours',
  'worked_hours',
  'leave_days',
  'paid_leave_days',
  'fixed_part',
  'percentage_value',
  'percentage_source',
  'items',
  'base_amount',
  'percentage_part',
  'adjustment',
  'note',
  'total',
] as const;

const lineSql = `jsonb_build_object('id', l.id, 'run_id', l.run_id, 'user', ${personSql('u')},
  ${measures.map((name) => `'${name}', l.${name}`).join(', ')},
  'financial_document_id', l.financial_document_id,
  'status', case when l.voided_at is null then 'posted' else 'void' end)`;

/** A run whose every line was voided by its document is as void as one that was voided itself. */
export const runStatusSql = `case when t.voided_at is null and exists (
    select from payroll_lines l
    where l.clinic_id = t.clinic_id and l.run_id = t.id and l.voided_at is null
  ) then 'posted' else 'void' end`;

export const runsTable = (db: Database) =>
  tenantTable<StoredRun>(db, 'payroll_runs', {
    columns: ['month', 'note', 'total', 'posted_by'],
    select: `t.id, t.month, t.note, t.total, ${runStatusSql} as status, t.void_reason, t.voided_at,
      ${personSql('p')} as posted_by, t.created_at, (
        select coalesce(jsonb_agg(${lineSql} order by u."fullName" collate "fa_icu", l.id), '[]')
        from payroll_lines l join users u on u.clinic_id = l.clinic_id and u.id = l.user_id
        where l.clinic_id = t.clinic_id and l.run_id = t.id
      ) as lines`,
    joins: 'join users p on p.clinic_id = t.clinic_id and p.id = t.posted_by',
    searched: ['month', 'note', 'p."fullName"', 't.void_reason'],
    sorted: { month: 'month', name: 'month', total: 'total', created_at: 'created_at' },
  });

export const linesTable = (db: Database) =>
  tenantTable<{ id: number }>(db, 'payroll_lines', {
    columns: ['run_id', 'month', 'financial_document_id', ...measures],
    select: 't.id',
  });

export const adjustmentsTable = (db: Database) =>
  tenantTable<Adjustment>(db, 'payroll_adjustments', {
    columns: ['month', 'user_id', 'worked_hours', 'leave_days', 'amount', 'note'],
    select: 't.id, t.worked_hours, t.leave_days, t.amount, t.note',
  });

export interface Adjustment {
  id: number;
  worked_hours: number | null;
  leave_days: number | null;
  amount: number;
  note: string | null;
}

/** One person with a financial profile, and what is known of their month. */
export interface StaffMonth {
  user_id: number;
  user: PayrollLine['user'];
  income_type: IncomeCode | null;
  fixed_amount: number | null;
  daily_work_hours: number | null;
  percentage_value: number | null;
  percentage_source: string | null;
  monthly_leave: number | null;
  yearly_leave: number | null;
  adjustment: Adjustment | null;
  /** Paid leave of the earlier months of the year, as posted. */
  leave_before: number;
  /** What was posted of the month. */
  posted: (StoredLine & { run_id: number }) | null;
}

const lockStaff = {
  name: 'payroll.lock_staff',
  text: `select f.user_id from financial_info f
    where f.clinic_id = $1 and f.archived_at is null and ($2::int[] is null or f.user_id = any ($2))
    order by f.user_id for update`,
};

/**
 * Keeps the profiles, of the given people or of all, until the transaction ends: whoever posts or adjusts
 * the same people's pay waits. Answers whose profile there is.
 */
export async function lockProfiles(tx: Tx, clinicId: number, userIds: number[] | null) {
  const rows = await tx.query<{ user_id: number }>(lockStaff, [clinicId, userIds]);
  return new Set(rows.map(({ user_id }) => user_id));
}

const staffOf = {
  name: 'payroll.staff',
  text: `select f.user_id, ${personSql('u')} as user, f.income_type, f.fixed_amount,
      f.daily_work_hours, f.percentage_value, f.percentage_source, f.monthly_leave, f.yearly_leave,
      (select jsonb_build_object('id', a.id, 'worked_hours', a.worked_hours,
          'leave_days', a.leave_days, 'amount', a.amount, 'note', a.note)
        from payroll_adjustments a
        where a.clinic_id = $1 and a.user_id = f.user_id and a.month = $2) as adjustment,
      (select coalesce(sum(l.paid_leave_days), 0) from payroll_lines l
        where l.clinic_id = $1 and l.user_id = f.user_id and l.voided_at is null
          and left(l.month, 4) = left($2, 4) and l.month < $2) as leave_before,
      (select ${lineSql} from payroll_lines l
        where l.clinic_id = $1 and l.user_id = f.user_id and l.month = $2
          and l.voided_at is null) as posted
    from financial_info f join users u on u.clinic_id = f.clinic_id and u.id = f.user_id
    where f.clinic_id = $1 and f.archived_at is null and u.archived_at is null
      and ($3::int[] is null or f.user_id = any ($3))
    order by u."fullName" collate "fa_icu", f.user_id`,
};

export const readStaff = (tx: Tx, clinicId: number, month: string, userIds: number[] | null) =>
  tx.query<StaffMonth>(staffOf, [clinicId, month, userIds]);

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

/** The days on which the clinic works, by its week and its holidays; `end` is no more of them. */
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

/** The hours of leave of each person on each of the days on which there are some. */
export const readLeaves = (tx: Tx, clinicId: number, days: readonly string[]) =>
  tx.query<{ user_id: number; hours: number }>(leavesOf, [clinicId, days]);

const paidInFull = (cost: string, paid: string) => `${paid} > 0 and ${paid} >= ${cost}`;

/**
 * What was done and is paid in full, by who did it. It belongs to the month in which it was both: done, and
 * its last payment made. The moments $2 and $3 bound the month.
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

/** What everybody with a profile did that patients have paid, by source, between two instants. */
export const readBases = (tx: Tx, clinicId: number, from: string, end: string) =>
  tx.query<Base>(basesOf, [clinicId, from, end]);

const voidRun = {
  name: 'payroll.void',
  text: `update payroll_runs set voided_at = now(), voided_by = $3, void_reason = $4,
      updated_at = now(), version = version + 1
    where clinic_id = $1 and id = $2`,
};

/** Marks the run alone; its lines go with their documents. */
export const markVoid = (tx: Tx, { clinicId, userId }: Member, id: number, reason: string) =>
  tx.query(voidRun, [clinicId, id, userId, reason]);

const voidLine = {
  name: 'payroll.void_line',
  text: `update payroll_lines set voided_at = now(), updated_at = now(), version = version + 1
    where clinic_id = $1 and financial_document_id = $2 and voided_at is null`,
};

/** A voided document pays nobody: the month of its person can be posted again. */
export const releaseMonth = (tx: Tx, clinicId: number, documentId: number) =>
  tx.query(voidLine, [clinicId, documentId]);
