import {
  sessionStatus,
  type BusySession,
  type SessionState,
  type TreatmentSession,
} from '@ziba/shared/contracts/treatment-sessions';
import type { Page } from '@ziba/shared/contracts/lists';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { announceRow } from '../../data/events';
import { doctorAsked } from '../../data/own-rows';
import { wholeList } from '../../data/pages';
import { paidColumns } from '../../data/payment-sql';
import { doctorJson, patientJson } from '../../data/json-sql';
import { tenantTable } from '../../data/tenant-table';
import { markOffTimes } from '../schedule/off-times';
import { planReaders } from './plan-readers';

/** The hours of a session without a length. */
export const defaultHours = 0.5;

const tehran = (format: string) => `to_char(t.starts_at at time zone 'Asia/Tehran', '${format}')`;
const statusWords = Object.entries(sessionStatus)
  .map(([state, word]) => `when '${state}' then '${word}'`)
  .join(' ');
const statusSql = `case t.status ${statusWords} end as status`;
const endSql = `t.starts_at
  + coalesce(t.estimated_duration, ${defaultHours})::float8 * interval '1 hour'`;

/** Midnight means that the hour is not fixed yet. */
const select = `t.id, t.version, t.treatment_plan_id, t.ordinal, p.doctor_id, t.session_title,
  t.session_description, t.service_id, t.service_type, t.service_location,
  ${tehran('YYYY-MM-DD')} as date, nullif(${tehran('HH24:MI')}, '00:00') as time, t.starts_at,
  t.estimated_duration, t.service_cost, ${paidColumns('t.service_cost', 't.paid_amount')},
  ${statusSql}, t.report, coalesce(string_to_array(t.report_attachment, ','), '{}')
    as report_attachment,
  t.reported_at, t.canceled_reason, t.created_at,
  coalesce((select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity,
      'product_id', i.product_id, 'amount', i.amount) order by i.id)
    from session_items i where i.clinic_id = t.clinic_id and i.session_id = t.id), '[]')
    as required_items,
  jsonb_build_object('id', p.id, 'title', p.title, 'patient_id', p.patient_id,
    'patient', ${patientJson('c')}, 'doctor', ${doctorJson('d')},
    'appointment_id', p.appointment_id, 'appointment_code', a.appointment_code)
    as treatment_plan`;

const joins = `join treatment_plans p on p.clinic_id = t.clinic_id and p.id = t.treatment_plan_id
  join patients c on c.clinic_id = t.clinic_id and c.id = p.patient_id
  left join users d on d.clinic_id = t.clinic_id and d.id = p.doctor_id
  left join appointments a on a.clinic_id = t.clinic_id and a.id = p.appointment_id`;

/** The sessions of plans; the plan has the patient and the doctor. */
export const sessionsTable = (db: Database) =>
  tenantTable<TreatmentSession>(db, 'treatment_sessions', {
    readers: planReaders,
    columns: [
      'treatment_plan_id',
      'ordinal',
      'session_title',
      'session_description',
      'service_id',
      'service_type',
      'service_location',
      'starts_at',
      'estimated_duration',
      'service_cost',
      'status',
      'report',
      'report_attachment',
      'reported_at',
      'reported_by',
      'canceled_reason',
    ],
    select,
    joins,
    defaultSort: 'starts_at',
    sorted: { starts_at: 'starts_at', ordinal: 'ordinal' },
  });

/** When a session ends, ISO 8601; for one without an hour the end of its day. */
export const endOf = ({ starts_at, estimated_duration, time }: TreatmentSession) => {
  const hours = time === null ? 24 : (estimated_duration ?? defaultHours);
  return new Date(Date.parse(starts_at) + hours * 3_600_000).toISOString();
};

/** Marks sessions at a time at which their doctor does not work. */
export const markSessions = (
  tx: Tx,
  clinicId: number,
  rows: readonly TreatmentSession[],
): Promise<TreatmentSession[]> =>
  markOffTimes(tx, clinicId, rows, (row) =>
    stateOf(row) === 'planned'
      ? {
          doctor_id: row.doctor_id,
          start: row.starts_at,
          end: endOf(row),
          has_time: row.time !== null,
        }
      : null,
  );

const ofPlans = {
  name: 'treatment_sessions.of_plans',
  text: `select ${select} from treatment_sessions t ${joins}
    where t.clinic_id = $1 and t.treatment_plan_id = any($2) and t.archived_at is null
    order by t.treatment_plan_id, t.ordinal, t.id`,
};

/** Reads the sessions of some plans, in the order of each plan. */
export const sessionsOfPlans = async (tx: Tx, clinicId: number, planIds: readonly number[]) =>
  markSessions(tx, clinicId, await tx.query<TreatmentSession>(ofPlans, [clinicId, planIds]));

/** Reads the sessions of one plan as the answer of a list: the first ones, and how many there are. */
export async function listOfPlan(tx: Tx, clinicId: number, planId: number) {
  const statement = { ...ofPlans, name: 'treatment_sessions.of_plan' };
  const page = await wholeList<TreatmentSession>(tx, statement, [clinicId, [planId]]);
  return { ...page, data: await markSessions(tx, clinicId, page.data) };
}

const byDays = {
  name: 'treatment_sessions.by_days',
  text: `select ${select} from treatment_sessions t ${joins}
    where t.clinic_id = $1 and t.archived_at is null
      and t.starts_at >= $2::date::timestamp at time zone 'Asia/Tehran'
      and t.starts_at < ($3::date + 1)::timestamp at time zone 'Asia/Tehran'
      and ($4::int is null or p.doctor_id = $4)
    order by t.starts_at, t.id`,
};

export interface Days {
  /** Days in Tehran, YYYY-MM-DD, both included. */
  start: string;
  end: string;
  doctorId?: number;
}

/** Reads the sessions of some days. A doctor sees only their own. */
export async function sessionsOfDays(
  tx: Tx,
  member: Member,
  { start, end, doctorId }: Days,
): Promise<Page<TreatmentSession>> {
  const doctor = doctorAsked(member, doctorId) ?? null;
  const values = [member.clinicId, start, end, doctor];
  const page = await wholeList<TreatmentSession>(tx, byDays, values);
  return { ...page, data: await markSessions(tx, member.clinicId, page.data) };
}

/** Sessions that ended long ago are left out: they do not affect free slots. */
const busy = {
  name: 'treatment_sessions.busy',
  text: `select t.id, p.doctor_id, t.starts_at as date, t.starts_at, ${endSql} as ends_at,
      t.estimated_duration, t.session_title, ${statusSql}
    from treatment_sessions t
    join treatment_plans p on p.clinic_id = t.clinic_id and p.id = t.treatment_plan_id
    where t.clinic_id = $1 and t.archived_at is null and t.status <> 'canceled'
      and t.starts_at > app_now() - interval '31 days'
      and ${tehran('HH24:MI')} <> '00:00'
      and ($2::int is null or p.doctor_id = $2)
    order by t.starts_at, t.id`,
};

/** Reads the times of sessions, of all doctors when none is named. */
export async function busySessions(
  tx: Tx,
  member: Member,
  doctorId?: number,
): Promise<Page<BusySession>> {
  const values = [member.clinicId, doctorAsked(member, doctorId) ?? null];
  return wholeList<BusySession>(tx, busy, values);
}

const lockPlan = {
  name: 'treatment_sessions.lock_plan',
  text: `select p.id, p.patient_id, p.doctor_id, p.appointment_id, p.canceled_at,
      (select coalesce(max(s.ordinal), 0) from treatment_sessions s
        where s.clinic_id = p.clinic_id and s.treatment_plan_id = p.id)::int as last_ordinal
    from treatment_plans p where p.clinic_id = $1 and p.id = $2 and p.archived_at is null
    for update of p`,
};

/** Reads the plan that a session is added to, and locks it until the transaction ends. */
export interface LockedPlan {
  id: number;
  patient_id: number;
  doctor_id: number | null;
  appointment_id: number | null;
  canceled_at: string | null;
  last_ordinal: number;
}

export async function lockedPlan(tx: Tx, clinicId: number, id: number) {
  return (await tx.query<LockedPlan>(lockPlan, [clinicId, id]))[0];
}

const touch = {
  name: 'treatment_sessions.touch_plan',
  text: `update treatment_plans set updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2`,
};

/**
 * Increases the version of a plan after a change of its sessions, except payments: an edit of the whole plan that began
 * before is stale then.
 */
export async function touchPlan(tx: Tx, { clinicId }: Member, planId: number): Promise<void> {
  await tx.query(touch, [clinicId, planId]);
  await announceRow(tx, clinicId, { entity: 'treatment_plans', id: planId }, planReaders);
}

/** The code of a status, from its name in the API. */
export const stateOf = ({ status }: Pick<TreatmentSession, 'status'>): SessionState =>
  (Object.keys(sessionStatus) as SessionState[]).find((state) => sessionStatus[state] === status) ??
  'planned';
