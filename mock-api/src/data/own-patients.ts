import type { Session } from '../lib/actor';
import { where, type Where } from './conditions';

/** SQL expressions: the column with the patient's id, the clinic, and the doctor who reads, null for everybody else. */
interface Reader {
  patient: string;
  clinic: string;
  doctor: string;
}

/**
 * SQL: whether the reader may see the patient. In a clinic with the setting `only_own_patients` a doctor sees patients
 * with whom they have an appointment, a plan with its sessions or a prescription, and those they registered or took
 * back from the archive. Everybody else sees all patients of the clinic.
 */
export const mayReadPatientSql = ({ patient, clinic, doctor }: Reader) => {
  const treats = (table: string) => `exists (select 1 from ${table} o where o.clinic_id = ${clinic}
    and o.patient_id = ${patient} and o.doctor_id = ${doctor} and o.archived_at is null)`;
  return `(${doctor}::int is null
    or not exists (select 1 from clinic_settings o where o.clinic_id = ${clinic} and o.area = 'patients'
      and o.archived_at is null and o.value->>'only_own_patients' = 'true')
    or ${treats('appointments')} or ${treats('treatment_plans')} or ${treats('transcriptions')}
    or exists (select 1 from audit_log o where o.clinic_id = ${clinic} and o.entity = 'patients'
      and o.entity_id = ${patient} and o.user_id = ${doctor} and o.action in ('create', 'restore')))`;
};

/** The doctor whose patients the caller sees; null when the caller sees all patients. */
export const doctorReading = ({ type, userId }: Session): number | null =>
  type === 'doctor' ? userId : null;

/** A condition of a list of `t` on the column with the patient's id; nothing when the caller sees all patients. */
export function ofReadablePatients(caller: Session, column: string): Where | undefined {
  const doctor = doctorReading(caller);
  if (doctor === null) return undefined;
  const text = mayReadPatientSql({ patient: column, clinic: 't.clinic_id', doctor: '?' });
  return where(text, ...Array.from(text.matchAll(/\?/g), () => doctor));
}
