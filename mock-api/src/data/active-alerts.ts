import {
  alertKinds,
  alertSeverities,
  type AlertBrief,
} from '@ziba/shared/contracts/patient-alerts';
import type { Tx } from '../db/connect';

/** SQL: the place of a column's value in a list of words. */
export const rankOf = (column: string, words: readonly string[]) =>
  `case ${column} ${words.map((word, index) => `when '${word}' then ${index}`).join(' ')} end`;

const activeOfMany = {
  name: 'patient_alerts.active_of_many',
  text: `select t.patient_id, t.id, t.kind, t.text, t.severity, t.reaction from patient_alerts t
    where t.clinic_id = $1 and t.patient_id = any($2) and t.ended_at is null
      and t.archived_at is null
    order by ${rankOf('t.kind', alertKinds)}, ${rankOf('t.severity', alertSeverities)} nulls last,
      t.id`,
};

/** Reads the active alerts of many patients in one statement, by patient, kind and strength. */
export async function activeAlertsOf(
  tx: Tx,
  clinicId: number,
  patientIds: readonly number[],
): Promise<ReadonlyMap<number, AlertBrief[]>> {
  const rows =
    patientIds.length === 0
      ? []
      : await tx.query<AlertBrief & { patient_id: number }>(activeOfMany, [clinicId, patientIds]);
  const byPatient = new Map<number, AlertBrief[]>();
  for (const { patient_id: patient, ...alert } of rows) {
    byPatient.set(patient, [...(byPatient.get(patient) ?? []), alert]);
  }
  return byPatient;
}
