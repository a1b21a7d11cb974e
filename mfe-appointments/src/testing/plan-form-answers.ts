import { anAppointment } from '@ziba/shared/testing/clinic-samples';
import { pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aPatient, aService, aStaffUser } from '@ziba/shared/testing/samples';

const chosen = { ...anAppointment(), patient_id: 7, doctor_id: 3 };
const summary = {
  patient_id: 7,
  appointments: { total: 0, waiting: 0, visiting: 0, done: 0, canceled: 0, no_show: 0 },
  treatment_plans: 0,
  sessions: { total: 0, done: 0 },
  transcriptions: 0,
  payments: { total: 0, amount: 0 },
  last_visit: null,
  next_appointment: null,
  wallet_balance: 0,
  debt: 0,
};
/** What the form of a plan reads: one doctor, one service, one patient and an appointment of theirs. */
export const planFormAnswers: Record<string, FakeAnswer> = {
  'GET /users/doctors/1': () => pageWith(aStaffUser({ id: 3 })),
  'GET /presentableServices/clinic/1': () =>
    pageWith(aService({ id: 21, title: 'لیزر صورت', fee: 890_000, duration: 90 })),
  'GET /patients/7': () => ({ ...aPatient({ id: 7 }), wallet_balance: 0 }),
  'GET /patients/7/summary': () => summary,
  'GET /appointments/61': () => chosen,
  'GET /schedule/doctor-availability': () => pageWith(),
};
