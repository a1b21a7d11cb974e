import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { pageWith } from '@ziba/shared/testing/fake-api';
import { itForRightsOf } from '@ziba/shared/testing/rights-of-run';
import { findForbiddenOffers } from '@ziba/shared/testing/rights-walk';
import { aPatientRow, aStaffUser } from '@ziba/shared/testing/samples';
import { aTranscription } from '@ziba/shared/testing/transcription-samples';
import prescriptions from './prescriptions.section';

const answers = {
  'GET /appointments/today': () => pageWith(anAppointmentDetails({ id: 7 })),
  'GET /treatmentSessions/filterByDateRange': () => pageWith(),
  'GET /patients/pagination': () => pageWith(aPatientRow()),
  'GET /patients/7': () => aPatientRow(),
  'GET /patient-transcriptions/pagination': () => pageWith(aTranscription({ id: 7 })),
  'GET /patient-transcriptions/7': () => aTranscription({ id: 7 }),
  'GET /patient-transcriptions/by-appointment/61': () => pageWith(),
  'GET /appointments/7': () => anAppointmentDetails({ id: 7 }),
  'GET /patient-transcriptions/7/report/versions': () => pageWith(),
  'GET /presentableServices/clinic/1': () => pageWith(),
  'GET /users/doctors/1': () => pageWith(aStaffUser({ id: 7 })),
};

const cases = [['prescriptions', 'prescriptions', prescriptions]] as const;

for (const [words, file, section] of cases) {
  itForRightsOf(`mfe-prescriptions ${file}`)(
    `offers in ${words} nothing that the server would refuse`,
    async () => {
      const { opened, found } = await findForbiddenOffers(section, { answers });
      expect(opened).toBeGreaterThan(section.screens.length);
      expect(found).toEqual([]);
    },
    60_000,
  );
}
