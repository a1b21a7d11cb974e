import {
  alertKinds,
  alertSeverities,
  type PatientAlert,
} from '@ziba/shared/contracts/patient-alerts';
import type { Page } from '@ziba/shared/contracts/lists';
import { rankOf } from '../../data/active-alerts';
import { wholeList } from '../../data/pages';
import { tenantTable } from '../../data/tenant-table';
import type { Database, Tx } from '../../db/connect';

const select = `t.id, t.version, t.patient_id, t.kind, t.text, t.severity, t.reaction, t.note,
  t.created_at, u."fullName" as recorded_by, t.ended_at, e."fullName" as ended_by, t.end_reason`;
const joins = `left join users u on u.clinic_id = t.clinic_id and u.id = t.recorded_by
  left join users e on e.clinic_id = t.clinic_id and e.id = t.ended_by`;

/** The alerts of a clinic's patients. */
export const patientAlertsTable = (db: Database) =>
  tenantTable<PatientAlert>(db, 'patient_alerts', {
    columns: ['patient_id', 'kind', 'text', 'severity', 'reaction', 'note', 'recorded_by'],
    select,
    joins,
  });

const ofPatient = {
  name: 'patient_alerts.of_patient',
  text: `select ${select} from patient_alerts t ${joins}
    where t.clinic_id = $1 and t.patient_id = $2 and t.archived_at is null
    order by t.ended_at desc nulls first, ${rankOf('t.kind', alertKinds)},
      ${rankOf('t.severity', alertSeverities)} nulls last, t.id`,
};

/** Reads the alerts of a patient: the active ones by kind and strength, then the ended ones, the last ended first. */
export const alertsOf = (
  tx: Tx,
  clinicId: number,
  patientId: number,
): Promise<Page<PatientAlert>> => wholeList<PatientAlert>(tx, ofPatient, [clinicId, patientId]);

const activePregnancy = {
  name: 'patient_alerts.pregnancy',
  text: `select id from patient_alerts where clinic_id = $1 and patient_id = $2
    and kind = 'pregnancy' and ended_at is null and archived_at is null and id <> $3 limit 1`,
};

/** Whether the patient has an active pregnancy besides the alert `exceptId`. */
export async function hasPregnancy(
  tx: Tx,
  clinicId: number,
  patientId: number,
  exceptId: number,
): Promise<boolean> {
  return (await tx.query(activePregnancy, [clinicId, patientId, exceptId])).length > 0;
}

const end = {
  name: 'patient_alerts.end',
  text: `update patient_alerts set ended_at = app_now(), ended_by = $3, end_reason = $4,
      updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2`,
};

/** Marks the alert as ended. */
export const markEnded = (
  tx: Tx,
  clinicId: number,
  id: number,
  by: { userId: number; reason: string },
) => tx.query(end, [clinicId, id, by.userId, by.reason]);
