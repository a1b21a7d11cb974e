import { appointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import { pageWith } from '@ziba/shared/testing/fake-api';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { aTreatmentPlan, aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { itForRightsOf } from '@ziba/shared/testing/rights-of-run';
import { findForbiddenOffers } from '@ziba/shared/testing/rights-walk';
import { aPatient, aService, aStaffUser } from '@ziba/shared/testing/samples';
import appointments from './sections/appointments.section';
import dashboard from './sections/dashboard.section';
import plans from './sections/treatment-plans.section';

const appointment = anAppointmentDetails({ id: 7 });
const answers = {
  'GET /appointments': () => pageWith(appointment),
  'GET /appointments/today': () => pageWith(appointment),
  'GET /appointments/by-range': () => pageWith(appointment),
  'GET /appointments/7': () => appointment,
  'GET /appointments/day-counts': () => pageWith(),
  'GET /appointments/settings': () => ({ ...appointmentSettings.parse({}), version: 1 }),
  'GET /dashboard/figures': () => ({ today: 1, waiting: 1, unpaid_plans: 1, unread_notices: 0 }),
  'GET /doctorTypes/clinic/1': () => pageWith(),
  'GET /files/sign': () => ({ data: {} }),
  'GET /notifications': () => pageWith(),
  'GET /patients/7': () => ({ ...aPatient(), wallet_balance: 0 }),
  'GET /planTemplates': () =>
    pageWith({ id: 7, version: 1, title: 'لیزر', sessions: [], created_at: '2026-01-03' }),
  'GET /presentableServices/clinic/1': () => pageWith(aService()),
  'GET /schedule/doctor-availability': () => pageWith(),
  'GET /schedule/doctor-days': () => pageWith(),
  'GET /schedule/exceptions': () => pageWith(),
  'GET /schedule/holidays': () =>
    pageWith({ id: 5, version: 2, date: '2027-03-21', title: 'نوروز', is_open: false }),
  'GET /schedule/openings': () => pageWith({ doctor_id: 7, slots: [] }),
  'GET /schedule/working-hours': () => ({ ...pageWith(), version: 1 }),
  'GET /treatmentPlans': () => pageWith(aTreatmentPlan({ id: 7 })),
  'GET /treatmentPlans/7': () => aTreatmentPlan({ id: 7 }),
  'GET /treatmentSessions/7': () => aTreatmentSession({ id: 7 }),
  'GET /treatmentSessions/filterByDateRange': () => pageWith(),
  'GET /users/assistants/1': () => pageWith(),
  'GET /users/doctors/1': () => pageWith(aStaffUser({ id: 7 })),
};

const cases = [
  ['the dashboard', 'dashboard', dashboard, 2],
  ['appointments', 'appointments', appointments, 17],
  ['plans among the prescriptions', 'treatment-plans', plans, 8],
] as const;

for (const [words, file, section, atLeast] of cases) {
  itForRightsOf(`mfe-appointments ${file}`)(
    `offers in ${words} nothing that the server would refuse`,
    async () => {
      const { opened, found } = await findForbiddenOffers(section, { answers });
      expect(opened).toBeGreaterThanOrEqual(atLeast);
      expect(found).toEqual([]);
    },
    120_000,
  );
}
