import { patientTables } from '../modules/patient-merge/patient-tables';
import { payableOf } from './debts';
import type { TestMember } from './people';
import type { TestApi, TestClinic } from './start-api';

/** Two files of one clinic, each with a row in every table; their appointments are at different times. */
export async function twoFiles(api: TestApi) {
  const clinic = api.newClinic();
  const staff = clinic.as('all', { columns: { fullName: 'مینا کریمی' } });
  const kept = await aWholeFile(api, clinic, staff);
  const other = await aWholeFile(api, clinic, staff);
  return { clinic, staff, kept, other };
}

async function aWholeFile(api: TestApi, clinic: TestClinic, staff: TestMember) {
  const payable = await payableOf(api, clinic);
  const { patientId, appointmentId } = payable;
  await staff('POST', `/appointments/${appointmentId}/payments`, { amount: 60 });
  await staff('POST', `/patients/${patientId}/payments`, { amount: 500 });
  const clinicId = await clinic.id();
  const doctorId = await clinic.as('all', { type: 'doctor' }).userId();
  const userId = await staff.userId();
  await api.db.tenant(clinicId, async (tx) => {
    await tx.query(
      `with code as (insert into discount_codes (clinic_id, code, kind, value)
         values ($1, 'c' || $2::text, 'amount', 10) returning id)
       insert into discount_uses (clinic_id, discount_id, patient_id, appointment_id, amount)
       select $1, id, $2::int, $3, 10 from code`,
      [clinicId, patientId, appointmentId],
    );
    await tx.query(
      `insert into sms_messages (clinic_id, "to", body, patient_id) values ($1, '09121234567', 'x', $2)`,
      [clinicId, patientId],
    );
    await tx.query(
      `insert into appointment_holds (clinic_id, doctor_id, patient_id, starts_at, ends_at, user_id, expires_at)
       values ($1, $2, $3, now(), now() + interval '1 hour', $4, now())`,
      [clinicId, doctorId, patientId, userId],
    );
    await tx.query(
      `insert into patient_alerts (clinic_id, patient_id, kind, text) values ($1, $2, 'condition', 'x')`,
      [clinicId, patientId],
    );
    await tx.query(
      `insert into photo_sets (clinic_id, patient_id, taken_on, kind) values ($1, $2, '2026-01-01', $3)`,
      [clinicId, patientId, 'before'],
    );
    await tx.query(
      `with template as (insert into consent_templates (clinic_id, title) values ($1, 'x') returning id),
         text as (insert into consent_versions (clinic_id, template_id, number, title, body)
           select $1, id, 1, 'x', 'x' from template returning id)
       insert into patient_consents (clinic_id, patient_id, version_id, signed_at, signer, signer_name,
         signature_kind, taken_by, file)
       select $1, $2, id, now(), 'self', 'x', 'typed', $3, 'x.pdf' from text`,
      [clinicId, patientId, userId],
    );
  });
  return payable;
}

/** How many rows of each table a patient has. */
export async function rowsOf(
  api: TestApi,
  clinic: TestClinic,
  patientId: number,
): Promise<Record<string, number>> {
  const clinicId = await clinic.id();
  return api.db.tenant(clinicId, async (tx) => {
    const counts: Record<string, number> = {};
    for (const table of Object.keys(patientTables)) {
      const [row] = await tx.query<{ n: number }>(
        `select count(*)::int as n from ${table} where clinic_id = $1 and patient_id = $2`,
        [clinicId, patientId],
      );
      counts[table] = row?.n ?? 0;
    }
    return counts;
  });
}

/** The preview of a merge of `other` into `id`. */
export const previewOf = async (staff: TestMember, id: number, other: number) =>
  (await staff('GET', `/patients/${id}/merge/${other}`)).body;

/** Merges `other` into `id` as its preview shows it. */
export async function merged(
  staff: TestMember,
  id: number,
  other: number,
  from_other: string[] = [],
) {
  const { kept, other: second, rows } = await previewOf(staff, id, other);
  const body = { version: kept.version, other_version: second.version, rows, from_other };
  return staff('POST', `/patients/${id}/merge/${other}`, body);
}

/** Undoes a merge into the patient `id`. */
export const undo = (staff: TestMember, id: number, merge: number) =>
  staff('POST', `/patients/${id}/merges/${merge}/undo`);
