import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { pageWith } from '@ziba/shared/testing/fake-api';
import { findForbiddenOffers } from '@ziba/shared/testing/rights-walk';
import { aPatientRow } from '@ziba/shared/testing/samples';
import patients from './patients.section';
import prescriptions from './prescriptions.section';

const answers = {
  'GET /appointments/today': () => pageWith(anAppointmentDetails({ id: 7 })),
  'GET /treatmentSessions/filterByDateRange': () => pageWith(),
  'GET /patients/pagination': () => pageWith(aPatientRow()),
  'GET /patients/7': () => aPatientRow(),
};

it.each([
  ['patients', patients],
  ['prescriptions', prescriptions],
])(
  'offers in %s nothing that the server would refuse',
  async (_, section) => {
    const { opened, found } = await findForbiddenOffers(section, { answers });
    expect(opened).toBeGreaterThan(section.screens.length);
    expect(found).toEqual([]);
  },
  60_000,
);
