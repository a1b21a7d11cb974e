import type { Page } from '../contracts/lists';
import type { PatientAlert } from '../contracts/patient-alerts';
import type { PatientFile, PatientSummary } from '../contracts/patients';
import { drawnFiles } from './drawn-files';

const patient: PatientFile = {
  id: 7,
  version: 1,
  full_name: 'سارا رضایی',
  national_code: '0012345679',
  foreign_id: null,
  birth_date: '1990-05-21',
  father_name: 'حسین',
  contact_number: '09121234567',
  relative_contact_number: null,
  gender: 'خانم',
  address: null,
  weight: 62,
  height: 165,
  insurance_type: 'تامین اجتماعی',
  special_disease: 'حساسیت به پنی‌سیلین',
  notes: null,
  avatar_image: null,
  created_at: '2025-06-01T08:30:00.000Z',
  wallet_balance: -1_200_000,
};

const summary: PatientSummary = {
  patient_id: 7,
  appointments: { total: 9, waiting: 1, visiting: 0, done: 5, canceled: 1, no_show: 2 },
  treatment_plans: 2,
  sessions: { total: 6, done: 3 },
  transcriptions: 1,
  payments: { total: 4, amount: 6_400_000 },
  last_visit: '2025-12-20T10:00:00.000Z',
  next_appointment: '2026-01-10T07:00:00.000Z',
  wallet_balance: -1_200_000,
  debt: 1_200_000,
};

const alert: PatientAlert = {
  id: 1,
  version: 1,
  patient_id: 7,
  kind: 'allergy',
  text: 'پنی‌سیلین',
  severity: 'severe',
  reaction: 'کهیر و تنگی نفس',
  note: null,
  created_at: '2025-06-01T08:30:00.000Z',
  recorded_by: 'دکتر مریم احمدی',
  ended_at: null,
  ended_by: null,
  end_reason: null,
};
const noAllergy = { severity: null, reaction: null };
const alerts: Page<PatientAlert> = {
  data: [
    alert,
    { ...alert, ...noAllergy, id: 2, kind: 'pregnancy', text: 'سه‌ماهه دوم' },
    { ...alert, ...noAllergy, id: 3, kind: 'medicine', text: 'وارفارین' },
  ],
  meta: { page: 1, limit: 3, total: 3, totalPages: 1 },
};

const byPath: Readonly<Record<string, object>> = {
  '/patients/7': patient,
  '/patients/7/summary': summary,
  '/patients/7/alerts': alerts,
};

/** Answers the requests of the pages in place of the server. Throws for an unknown request. */
export async function answer(key: [string, string, { names: string }]): Promise<object> {
  const [resource, path] = key;
  if (!['/patients', '/patient-alerts'].includes(resource)) return drawnFiles(key);
  const found = byPath[path];
  if (!found) throw new Error('ارتباط با سرور برقرار نشد.');
  return found;
}
