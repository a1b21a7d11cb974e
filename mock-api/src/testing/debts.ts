import { todayInTehran } from '../lib/tehran';
import { aPatientInput, created } from './samples';
import type { TestApi, TestClinic } from './start-api';

let lastCode = 70_000;

/** A patient with something to pay for, added directly to the tables. */
export interface Payable {
  patientId: number;
  appointmentId: number;
  sessionId: number;
  transcriptionId: number;
}

interface Wanted {
  /** Tomans, of each. */
  cost?: number;
  doctorId?: number;
  /** Whether the session is done already. */
  isDone?: boolean;
}

/** Adds an appointment, a session and a surgical prescription of one patient, each at the same price. */
export async function payableOf(
  api: TestApi,
  clinic: TestClinic,
  { cost = 100, isDone = false, ...wanted }: Wanted = {},
): Promise<Payable> {
  const patientId = await created(clinic.as('all'), '/patients', aPatientInput());
  const doctorId = wanted.doctorId ?? (await clinic.as('all', { type: 'doctor' }).userId());
  const clinicId = await clinic.id();
  const code = String((lastCode += 1));
  const at = `${todayInTehran()}T14:00:00+03:30`;
  return api.db.tenant(clinicId, async (tx) => {
    const insert = async (table: string, row: Record<string, unknown>) => {
      const names = ['clinic_id', ...Object.keys(row)];
      const [stored] = await tx.query<{ id: number }>(
        `insert into ${table} (${names.join(', ')})
         values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
        [clinicId, ...Object.values(row)],
      );
      return stored?.id ?? 0;
    };
    const appointmentId = await insert('appointments', {
      appointment_code: code,
      patient_id: patientId,
      doctor_id: doctorId,
      package_type: 'visit',
      starts_at: at,
      ends_at: `${todayInTehran()}T14:30:00+03:30`,
      fee_title: 'ویزیت',
      fee_amount: cost,
    });
    const plan = { code, title: 'جوان‌سازی', patient_id: patientId, doctor_id: doctorId };
    const sessionId = await insert('treatment_sessions', {
      treatment_plan_id: await insert('treatment_plans', plan),
      ordinal: 1,
      session_title: 'لیزر',
      starts_at: at,
      service_cost: cost,
    });
    if (isDone) {
      await tx.query(
        `update treatment_sessions set status = 'done' where clinic_id = $1 and id = $2`,
        [clinicId, sessionId],
      );
    }
    const transcriptionId = await insert('transcriptions', {
      type: 'surgical',
      patient_id: patientId,
      doctor_id: doctorId,
      operation_topic: 'جراحی بینی',
      fee: cost,
    });
    return { patientId, appointmentId, sessionId, transcriptionId };
  });
}
