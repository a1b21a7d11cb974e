import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { pageWith } from '@ziba/shared/testing/fake-api';
import { aPayment, aTreatmentPlan } from '@ziba/shared/testing/plan-samples';
import { itForRightsOf } from '@ziba/shared/testing/rights-of-run';
import { findForbiddenOffers } from '@ziba/shared/testing/rights-walk';
import { aPatientRow, aPatientSummary } from '@ziba/shared/testing/samples';
import patientFile from './patient-file.section';
import patients from './patients.section';

const tabs = [
  'timeline',
  'appointments',
  'plans',
  'prescriptions',
  'payments',
  'messages',
  'changes',
];
const walk = {
  answers: {
    'GET /appointments': () => pageWith(anAppointmentDetails({ id: 7 })),
    'GET /files/sign': () => ({ data: {} }),
    'GET /appointments/settings': () => ({ patient_details_later: false }),
    'GET /patients/pagination': () => pageWith(aPatientRow()),
    'GET /patients/settings': () => ({
      version: 0,
      only_own_patients: false,
    }),
    'GET /patients/archived': () => pageWith(),
    'GET /patients/7': () => ({ ...aPatientRow(), wallet_balance: -250 }),
    'GET /patients/7/bookings': () => ({ total: 0, bookings: [] }),
    'GET /patients/7/changes': () => pageWith(),
    'GET /patients/7/ledger': () => pageWith(),
    'GET /patients/7/payments': () => pageWith(aPayment()),
    'GET /patients/7/summary': () => aPatientSummary({ debt: 250, wallet_balance: -250 }),
    'GET /patients/7/timeline': () => ({ data: [], next: null }),
    'GET /patient-transcriptions/pagination': () => pageWith(),
    'GET /treatmentPlans': () => pageWith(aTreatmentPlan({ id: 7 })),
  },
  tabs: { 'file/:id': tabs },
};

const cases = [
  ['patients', 'patients', patients, 25],
  ['the reduced file', 'patient-file', patientFile, 24],
] as const;

for (const [words, file, section, atLeast] of cases) {
  itForRightsOf(`mfe-prescriptions ${file}`)(
    `offers in ${words} nothing that the server would refuse`,
    async () => {
      const { opened, found } = await findForbiddenOffers(section, walk);
      expect(opened).toBeGreaterThanOrEqual(atLeast);
      expect(found).toEqual([]);
    },
    120_000,
  );
}
