import {
  changeReaders,
  type ChangedTable,
  type PatientChange,
} from '@ziba/shared/contracts/patient-file';
import type { Page, PageQuery } from '@ziba/shared/contracts/lists';
import { mayIn } from '@ziba/shared/contracts/permissions';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { doctorAsked } from '../../data/own-rows';
import { maySeeMedical } from '../../data/medical-text';
import { pageOfRows } from '../../data/pages';
import { paymentTargetJoins } from '../payments/payments.queries';
import { visitDoctorSql, visitJoins } from '../../data/photo-visit-sql';

/** SQL: the ids of a file's rows in each table; $1 clinic, $2 patient, $3 doctor or null for all. */
const rowsOf: Record<ChangedTable, string> = {
  patients: `select $2::int`,
  patient_alerts: `select id from patient_alerts where clinic_id = $1 and patient_id = $2`,
  appointments: `select id from appointments
    where clinic_id = $1 and patient_id = $2 and ($3::int is null or doctor_id = $3)`,
  treatment_plans: `select id from treatment_plans
    where clinic_id = $1 and patient_id = $2 and ($3::int is null or doctor_id = $3)`,
  treatment_sessions: `select s.id from treatment_plans p
    join treatment_sessions s on s.clinic_id = p.clinic_id and s.treatment_plan_id = p.id
    where p.clinic_id = $1 and p.patient_id = $2 and ($3::int is null or p.doctor_id = $3)`,
  transcriptions: `select id from transcriptions
    where clinic_id = $1 and patient_id = $2 and ($3::int is null or doctor_id = $3)`,
  payments: `select t.id from payments t ${paymentTargetJoins}
    where t.clinic_id = $1 and t.patient_id = $2
      and ($3::int is null or coalesce(a.doctor_id, k.doctor_id, r.doctor_id, $3) = $3)`,
  photo_sets: `select t.id from photo_sets t ${visitJoins}
    where t.clinic_id = $1 and t.patient_id = $2
      and ($3::int is null or coalesce(${visitDoctorSql}, $3) = $3)`,
  visit_notes: `select n.id from appointments a
    join visit_notes n on n.clinic_id = a.clinic_id and n.appointment_id = a.id
    where a.clinic_id = $1 and a.patient_id = $2 and ($3::int is null or a.doctor_id = $3)`,
};

/** Rows whose old and new values are sent: whoever sees that they were changed may read them. */
const shown = ['patients', 'patient_alerts', 'visit_notes'];
/** Rows that hold what was noted about a patient. */
const medical = ['appointments', 'treatment_plans', 'treatment_sessions', 'transcriptions'];

/** Old and new values are left out where the reader only sees that something was changed. */
function selectFor(member: Member): string {
  const kinds = maySeeMedical(member) ? [...shown, ...medical] : shown;
  const mayRead = `t.entity in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
  return `t.id, t.at, t.action, t.entity, t.entity_id, t.reason,
    case when ${mayRead} then t.before end as before,
    case when ${mayRead} then t.after end as after,
    case when u.id is not null then jsonb_build_object('id', u.id, 'fullName', u."fullName",
      'username', u.username) end as user`;
}

/**
 * Reads a page of the changes in a patient's file, the newest first: those of the tables that the caller's sections
 * show, for a doctor those of the doctor's own work.
 */
export async function changesOf(
  tx: Tx,
  member: Member,
  patientId: number,
  query: PageQuery,
): Promise<Page<PatientChange>> {
  const tables = (Object.keys(changeReaders) as ChangedTable[]).filter((table) =>
    mayIn(member, changeReaders[table], 'read'),
  );
  const rows = tables.map(
    (table) => `select '${table}' as entity, id from (${rowsOf[table]}) x (id)`,
  );
  // `$3` stands in the join, too, because PostgreSQL must know its type when no table asks for the doctor.
  const from = `from (${rows.join(' union all ')}) o
    join audit_log t on t.clinic_id = $1 and t.entity = o.entity and t.entity_id = o.id
      and ($3::int is null or true)
    left join users u on u.clinic_id = t.clinic_id and u.id = t.user_id`;
  const { page, limit } = query;
  const values = [member.clinicId, patientId, doctorAsked(member, undefined) ?? null];
  const [count] = await tx.query<{ total: number }>(
    `select count(*)::int as total ${from}`,
    values,
  );
  const data = await tx.query<PatientChange>(
    `select ${selectFor(member)} ${from} order by t.id desc limit ${limit} offset ${(page - 1) * limit}`,
    values,
  );
  return pageOfRows(data, query, count?.total ?? 0);
}
