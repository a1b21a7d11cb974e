import type {
  AppointmentReport,
  appointmentGroups,
  DebtReport,
  DebtRow,
  IncomeReport,
  incomeGroups,
  PatientReport,
} from '@ziba/shared/contracts/reports';
import { appointmentStatuses } from '@ziba/shared/contracts/appointments';
import type { Statement } from '../../db/statement';
import { tehranDay, within } from './report-range';

interface Group {
  key: string;
  label: string;
}

/** What appointments are counted by, and where its name stands. */
interface CountedBy {
  of: string;
  label: string;
  names?: string;
}

const byDoctor: Group = { key: 'd.id::text', label: 'd."fullName"' };
const byService: Group = { key: 'v.id::text', label: 'v.title' };
const byDay = (column: string): Group => ({ key: `${tehranDay(column)}::text`, label: 'null' });

/**
 * SQL: what came in and was refunded between two days. Payments from the wallet are not income: their money counts when
 * it was put into the wallet.
 */
export const flowOf = (first?: string, last?: string) => `(
    select p.paid_at as at, p.method, p.target, p.appointment_id, p.session_id, p.transcription_id,
      1 as payments, p.amount as received, 0::bigint as refunded
    from payments p
    where p.clinic_id = $1 and ${within('p.paid_at', first, last)} and p.status <> 'void' and p.method <> 'wallet'
    union all
    select r.created_at, r.method, p.target, p.appointment_id, p.session_id, p.transcription_id,
      0, 0, r.amount
    from refunds r join payments p on p.clinic_id = r.clinic_id and p.id = r.payment_id
    where r.clinic_id = $1 and ${within('r.created_at', first, last)} and r.method <> 'wallet'
  ) as f`;

/**
 * The text of whatever a payment was for. With row-level security the planner joins by index with `case`, but with
 * `coalesce` it compares every pair of rows, because it considers that unsafe.
 */
const ofTarget = (appointment: string, session: string, transcription: string) =>
  `case when a.id is not null then ${appointment} when s.id is not null then ${session}
    else ${transcription} end`;

const incomeOf = (name: string, { key, label }: Group): Statement => ({
  name: `reports.income_${name}`,
  text: `select ${key} as key, ${label} as label, sum(f.payments)::int as payments,
      sum(f.received)::bigint as received, sum(f.refunded)::bigint as refunded,
      (sum(f.received) - sum(f.refunded))::bigint as amount
    from ${flowOf()}
    left join appointments a on a.clinic_id = $1 and a.id = f.appointment_id
    left join treatment_sessions s on s.clinic_id = $1 and s.id = f.session_id
    left join treatment_plans k on k.clinic_id = $1 and k.id = s.treatment_plan_id
    left join transcriptions t on t.clinic_id = $1 and t.id = f.transcription_id
    left join users d on d.clinic_id = $1
      and d.id = ${ofTarget('a.doctor_id', 'k.doctor_id', 't.doctor_id')}
    left join services v on v.clinic_id = $1
      and v.id = ${ofTarget('a.service_id', 's.service_id', 't.service_type_id')}
    group by 1, 2 order by 1 nulls last`,
});

export type IncomeLine = IncomeReport['data'][number];

export const income: Record<(typeof incomeGroups)[number], Statement> = {
  day: incomeOf('day', byDay('f.at')),
  method: incomeOf('method', { key: 'f.method', label: 'null' }),
  doctor: incomeOf('doctor', byDoctor),
  service: incomeOf('service', byService),
  target: incomeOf('target', { key: 'f.target', label: 'null' }),
};

export const incomeTotal: Statement = {
  name: 'reports.income_total',
  text: `select coalesce(sum(received) - sum(refunded), 0)::bigint as total from ${flowOf()}`,
};
export type IncomeTotal = Pick<IncomeReport, 'total'>;

const states = appointmentStatuses
  .map((status) => `(count(*) filter (where t.status = '${status}'))::int as ${status}`)
  .join(', ');

const appointmentsBetween = `t.clinic_id = $1 and t.archived_at is null and ${within('t.starts_at')}
      and ($4::int is null or t.doctor_id = $4)`;

const statusNames = appointmentStatuses.map((status) => `g.${status}`).join(', ');

/** They are counted first and named afterwards: a year of a large clinic has half a million. */
const appointmentsOf = (name: string, { of, label, names = '' }: CountedBy): Statement => ({
  name: `reports.appointments_${name}`,
  text: `select g.key::text as key, ${label} as label, g.total, ${statusNames}
    from (
      select ${of} as key, count(*)::int as total, ${states}
      from appointments t where ${appointmentsBetween} group by 1
    ) as g ${names}
    order by 1 nulls last`,
});

export const appointmentTotal: Statement = {
  name: 'reports.appointment_total',
  text: `select count(*)::int as total, ${states} from appointments t where ${appointmentsBetween}`,
};

export type AppointmentLine = AppointmentReport['data'][number];

export const appointmentLines: Record<(typeof appointmentGroups)[number], Statement> = {
  day: appointmentsOf('day', { of: tehranDay('t.starts_at'), label: 'null' }),
  doctor: appointmentsOf('doctor', {
    of: 't.doctor_id',
    label: 'd."fullName"',
    names: 'left join users d on d.clinic_id = $1 and d.id = g.key',
  }),
  service: appointmentsOf('service', {
    of: 't.service_id',
    label: 'v.title',
    names: 'left join services v on v.clinic_id = $1 and v.id = g.key',
  }),
};

/** SQL: what patients owe for treatments that were done. */
export const owed = `(
    select patient_id, starts_at as at,
      fee_amount - discount_amount - insurance_share - paid_amount as owed
    from appointments where clinic_id = $1 and status = 'done' and archived_at is null
      and paid_amount < fee_amount - discount_amount - insurance_share
    union all
    select p.patient_id, s.starts_at, s.service_cost - s.paid_amount
    from treatment_sessions s
    join treatment_plans p on p.clinic_id = s.clinic_id and p.id = s.treatment_plan_id
    where s.clinic_id = $1 and s.status = 'done' and s.archived_at is null
      and s.paid_amount < s.service_cost
    union all
    select patient_id, created_at, fee - paid_amount from transcriptions
    where clinic_id = $1 and canceled_at is null and archived_at is null and paid_amount < fee
      and (type = 'pharmacy' or reported_at is not null)
  ) as o`;

const aged = (name: string, from: number, to?: number) =>
  `coalesce(sum(o.owed) filter (where o.at <= app_now() - interval '${from} days'
    ${to ? `and o.at > app_now() - interval '${to} days'` : ''}), 0)::bigint as ${name}`;

/** One row for each patient; the alias `t` allows searching and sorting like in any other list. */
export const debtors = `(
    select o.patient_id as id, o.patient_id, p.full_name, p.contact_number, p.search_norm,
      sum(o.owed)::bigint as total, ${aged('to_60', 30, 60)}, ${aged('to_90', 60, 90)},
      ${aged('older', 90)},
      (sum(o.owed) - coalesce(sum(o.owed) filter (where o.at <= app_now() - interval '30 days'), 0))
        ::bigint as to_30,
      min(o.at) as since
    from ${owed} join patients p on p.clinic_id = $1 and p.id = o.patient_id
    group by o.patient_id, p.full_name, p.contact_number, p.search_norm
  ) as t`;
export type Debtor = DebtRow;

export const debtSums = ['total', 'to_30', 'to_60', 'to_90', 'older']
  .map((name) => `coalesce(sum(t.${name}), 0)::bigint as ${name}`)
  .concat('count(*)::int as count')
  .join(', ');
export type DebtSums = DebtReport['ages'] & { total: number; count: number };

export const patientCounts: Statement = {
  name: 'reports.patients',
  text: `select (select count(*)::int from patients p
        where p.clinic_id = $1 and ${within('p.created_at')}) as registered,
      (count(*) filter (where v.first_at >= $2::date::timestamp at time zone 'Asia/Tehran'))::int
        as first_visits,
      (count(*) filter (where v.first_at < $2::date::timestamp at time zone 'Asia/Tehran'))::int
        as returning
    from (
      select t.patient_id, (
          select min(a.starts_at) from appointments a
          where a.clinic_id = $1 and a.patient_id = t.patient_id and a.status = 'done'
        ) as first_at
      from appointments t
      where t.clinic_id = $1 and t.status = 'done' and ${within('t.starts_at')}
      group by t.patient_id
    ) as v`,
};
export type PatientCounts = PatientReport['previous'];
