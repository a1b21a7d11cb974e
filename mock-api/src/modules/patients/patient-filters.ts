import {
  laterPatientFields,
  noDisease,
  type PatientQuery,
  type PatientStanding,
} from '@ziba/shared/contracts/patients';
import { where, type Where } from '../../data/conditions';
import { doctorAsked } from '../../data/own-rows';
import type { Member } from '../../lib/actor';

/** SQL: joins that add what was charged to each patient of the list `t` and what they paid, for `owedSql`. */
export const debtJoins = `left join (select clinic_id, patient_id, -sum(amount) as charged
      from patient_ledger where kind = 'charge' group by clinic_id, patient_id) charges
    on charges.clinic_id = t.clinic_id and charges.patient_id = t.id
  left join (select clinic_id, patient_id, sum(amount - refunded_amount) as paid
      from payments where target <> 'wallet' and status <> 'void' group by clinic_id, patient_id) paid
    on paid.clinic_id = t.clinic_id and paid.patient_id = t.id`;

/** SQL: what a patient owes, in tomans; the same as `debtSql`, for a whole list with `debtJoins`. */
export const owedSql = 'greatest(0, coalesce(charges.charged, 0) - coalesce(paid.paid, 0))';

/** Whether the list needs `debtJoins`: it is filtered or sorted by what patients owe. */
export const isByDebt = ({ standing, sort }: PatientQuery): boolean =>
  standing === 'owes' || sort?.replace(/^-/, '') === 'debt';

/** SQL: whether one of the patient's visits is of this kind; `doctor` is the parameter of the doctor who asks. */
const hasVisit = (condition: string) => `exists (select 1 from appointments v
    where v.clinic_id = t.clinic_id and v.patient_id = t.id and v.archived_at is null
      and (?::int is null or v.doctor_id = ?) and ${condition})`;
const hasSession = (condition: string) => `exists (select 1 from treatment_plans p
    join treatment_sessions s on s.clinic_id = p.clinic_id and s.treatment_plan_id = p.id
    where p.clinic_id = t.clinic_id and p.patient_id = t.id and p.archived_at is null
      and s.archived_at is null and s.status = 'done'
      and (?::int is null or p.doctor_id = ?) and ${condition})`;

const hasDisease = `coalesce(btrim(t.special_disease), '') not in
  (${noDisease.map((word) => `'${word}'`).join(', ')})`;
const hasAlert = `exists (select 1 from patient_alerts a where a.clinic_id = t.clinic_id
  and a.patient_id = t.id and a.ended_at is null and a.archived_at is null)`;

/** A foreign number stands for the national code. */
const isMissing = (name: string) =>
  name === 'national_code'
    ? 'coalesce(t.national_code, t.foreign_id) is null'
    : `t.${name} is null`;

/**
 * The conditions of the list of patients besides its search: what they owe, have or miss, and since how many months
 * they were not seen. Patients who never came are not among these. For a doctor, visits are the doctor's own.
 */
export function patientFilters(
  member: Member,
  { standing, not_seen: months }: PatientQuery,
): Where[] {
  const doctor = doctorAsked(member, undefined) ?? null;
  const wholly: Record<PatientStanding, () => Where | undefined> = {
    owes: () => where(`${owedSql} > 0`),
    alert: () => where(`${hasDisease} or ${hasAlert}`),
    incomplete: () => where(laterPatientFields.map(isMissing).join(' or ')),
    no_show: () => where(hasVisit(`v.status = 'no_show'`), doctor, doctor),
  };
  const parts = [
    standing && wholly[standing](),
    months ? notSeenFor(Number(months), doctor) : undefined,
  ];
  return parts.filter((part) => part !== undefined);
}

function notSeenFor(months: number, doctor: number | null): Where | undefined {
  const since = 'app_now() - make_interval(months => ?::int)';
  const seen = `${hasVisit(`v.status = 'done'`)} or ${hasSession('true')}`;
  const lately = `${hasVisit(`v.status = 'done' and v.starts_at > ${since}`)}
    or ${hasSession(`s.starts_at > ${since}`)}`;
  const both = [doctor, doctor];
  return where(
    `(${seen}) and not (${lately})`,
    ...[...both, ...both],
    ...[...both, months, ...both, months],
  );
}
