import { pageWith } from '@ziba/shared/testing/fake-api';
import { findForbiddenOffers } from '@ziba/shared/testing/rights-walk';
import { aPatientRow } from '@ziba/shared/testing/samples';
import patients from './patients.section';

it('offers nothing that the server would refuse', async () => {
  const answers = {
    'GET /patients/pagination': () => pageWith(aPatientRow()),
    'GET /patients/7': () => aPatientRow(),
  };
  const { opened, found } = await findForbiddenOffers(patients, { answers });
  expect(opened).toBeGreaterThan(patients.screens.length);
  expect(found).toEqual([]);
}, 60_000);
