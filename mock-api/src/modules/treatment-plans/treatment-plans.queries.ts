import { owing, type PlanQuery, type TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { paymentStatus } from '@ziba/shared/contracts/clinical';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { persian, where } from '../../data/conditions';
import { ofDoctor } from '../../data/own-rows';
import { paymentStatusSql } from '../../data/payment-sql';
import { doctorJson, isoJson, patientJson } from '../../data/json-sql';
import { maySeeTreatment } from '../../data/medical-text';
import type { TableOptions } from '../../data/table-options';
import { tenantTable } from '../../data/tenant-table';
import { sessionsOfPlans } from '../treatment-sessions/treatment-sessions.queries';
import { planReaders } from '../treatment-sessions/plan-readers';

const ofSessions = (expression: string, condition = "s.status <> 'canceled'") =>
  `(select ${expression} from treatment_sessions s where s.clinic_id = t.clinic_id
    and s.treatment_plan_id = t.id and s.archived_at is null and ${condition})`;
const sum = (column: string) => ofSessions(`coalesce(sum(s.${column}), 0)::bigint`);
const has = (state: string) => ofSessions('count(*) > 0', `s.status = '${state}'`);

const [cost, paid] = [sum('service_cost'), sum('paid_amount')];
const count = ofSessions('count(*)::int');

/** The status of a plan is computed from its sessions. */
export const planStatusSql = `case when t.canceled_at is not null then 'canceled'
  when not ${has('done')} then 'waiting'
  when ${has('planned')} then 'in_progress' else 'completed' end`;

/** A plan without sessions has no price yet, so it does not count as paid. */
export const planPaymentSql = `case when ${count} = 0 then '${paymentStatus.unpaid}'
  else ${paymentStatusSql(cost, paid)} end`;

type PlanRow = Omit<TreatmentPlan, 'sessions'>;

const options = {
  readers: planReaders,
  columns: [
    'code',
    'title',
    'patient_id',
    'appointment_id',
    'doctor_id',
    'plan_notes',
    'attachments',
    'canceled_at',
    'canceled_reason',
  ],
  select: `t.id, t.version, t.code, t.title, t.patient_id, ${patientJson('p')} as patient, t.doctor_id,
    ${doctorJson('d')} as doctor, t.appointment_id, a.appointment_code,
    case when a.id is not null then jsonb_build_object('id', a.id,
      'appointment_code', a.appointment_code, 'appointment_datetime', ${isoJson('a.starts_at')},
      'status', a.status, 'action_status', a.action_status) end as appointment,
    t.plan_notes, t.attachments, t.canceled_reason, t.created_at,
    ${planStatusSql} as status, ${planPaymentSql} as payment_status,
    ${count} as sessions_count, ${ofSessions('count(*)::int', "s.status = 'done'")}
      as done_sessions,
    ${cost} as total_cost, ${paid} as paid_amount, ${paid} as payed_amount,
    ${cost} - ${paid} as remaining_amount`,
  joins: `join patients p on p.clinic_id = t.clinic_id and p.id = t.patient_id
    left join users d on d.clinic_id = t.clinic_id and d.id = t.doctor_id
    left join appointments a on a.clinic_id = t.clinic_id and a.id = t.appointment_id`,
  searched: ['p.search_norm', 'title', 'code', 'd."fullName"', 'a.appointment_code'],
  sorted: {
    title: persian('title'),
    name: persian('title'),
    code: 'code',
    patient_id: 'patient_id',
    patient: persian('p.full_name'),
    patient_name: persian('p.full_name'),
    full_name: persian('p.full_name'),
    national_code: 'p.national_code',
    doctor: persian('d."fullName"'),
    doctor_name: persian('d."fullName"'),
    sessions_count: count,
    total_cost: cost,
    status: planStatusSql,
    payment_status: planPaymentSql,
    created_at: 'created_at',
  },
} satisfies TableOptions;

/** The plans of clinics; `doctor_id` is the doctor of the plan. */
export const plansTable = (db: Database) => tenantTable<PlanRow>(db, 'treatment_plans', options);

const notes = persian('plan_notes');

/** The same, for readers of the notes, who also search and sort by them. */
const plansWithNotes = (db: Database) =>
  tenantTable<PlanRow>(db, 'treatment_plans', {
    ...options,
    searched: [...options.searched, 'plan_notes'],
    sorted: { ...options.sorted, plan_notes: notes, description: notes },
    statements: 'plans_with_notes',
  });

const withSessions = async (tx: Tx, clinicId: number, rows: readonly PlanRow[]) => {
  const ids = rows.map(({ id }) => id);
  const sessions = ids.length > 0 ? await sessionsOfPlans(tx, clinicId, ids) : [];
  return rows.map((row): TreatmentPlan => {
    const own = sessions.filter(({ treatment_plan_id }) => treatment_plan_id === row.id);
    return { ...row, sessions: own };
  });
};

/** Reads one page of plans, with their sessions unless they are not asked for. A doctor sees only their own. */
export async function listPlans(db: Database, member: Member, query: PlanQuery) {
  const table = maySeeTreatment(member) ? plansWithNotes(db) : plansTable(db);
  const page = await table.page(member, query, ...filtersOf(member, query));
  const data =
    query.sessions === 'none'
      ? page.data.map((row): TreatmentPlan => ({ ...row, sessions: [] }))
      : await db.tenant(member.clinicId, (tx) => withSessions(tx, member.clinicId, page.data));
  return { ...page, data };
}

const filtersOf = (member: Member, query: PlanQuery) => [
  ofDoctor(member, 't.doctor_id', query.doctor_id ?? query.doctorId),
  where('t.patient_id = ?', query.patient_id ?? query.patientId),
  where('t.appointment_id = ?', query.appointment_id),
  where(`${planStatusSql} = ?`, query.status),
  query.payment_status === owing
    ? where(`(${cost} > ${paid} and t.canceled_at is null) = ?`, true)
    : where(`${planPaymentSql} = ?`, query.payment_status),
];

/** Reads a plan with its sessions, in a transaction that is open already; undefined when there is none. */
export async function readPlan(db: Database, tx: Tx, member: Member, id: number) {
  const row = await plansTable(db).within(tx).find(member, id);
  return row && (await withSessions(tx, member.clinicId, [row]))[0];
}
