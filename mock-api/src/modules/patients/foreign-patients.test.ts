import { patientTexts } from '@ziba/shared/contracts/patients';
import { aPatientInput } from '../../testing/samples';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const foreigner = (more: object = {}) =>
  aPatientInput({ national_code: null, foreign_id: 'p 123-4567', ...more });

async function allow(clinic: TestClinic, foreign_patients: boolean): Promise<void> {
  const path = `/clinics/${await clinic.id()}`;
  expect((await clinic.as('all')('POST', path, { foreign_patients })).status).toBe(200);
}

/** A clinic that registers foreign patients. */
async function anOpenClinic() {
  const clinic = api.newClinic();
  await allow(clinic, true);
  return { clinic, staff: clinic.as('all') };
}

it('registers a patient by a foreign number only where the clinic wants it', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const closed = await staff('POST', '/patients', foreigner());
  expect(closed).toMatchObject({
    status: 400,
    body: { fields: { national_code: expect.any(String) } },
  });
  const both = await staff('POST', '/patients', aPatientInput({ foreign_id: 'P1234567' }));
  const fields = { foreign_id: patientTexts.foreignClosed };
  expect(both).toMatchObject({ status: 400, body: { fields } });

  await allow(clinic, true);
  const { status, body } = await staff('POST', '/patients', foreigner());
  expect([status, body]).toMatchObject([201, { national_code: null, foreign_id: 'P1234567' }]);
  const session = (await staff('GET', '/auth/me')).body;
  expect(session.clinicData.foreign_patients).toBe(true);
});

it('needs one of the two numbers, in its form', async () => {
  const { staff } = await anOpenClinic();
  const fieldsOf = async (more: object) =>
    (await staff('POST', '/patients', foreigner(more))).body.fields;
  expect(await fieldsOf({ foreign_id: '' })).toEqual({ national_code: patientTexts.required });
  expect(await fieldsOf({ foreign_id: 'پ۱۲' })).toMatchObject({
    foreign_id: patientTexts.foreignId,
  });
});

it('finds a patient by the foreign number, and shows it where the code would stand', async () => {
  const { staff } = await anOpenClinic();
  const { body } = await staff('POST', '/patients', foreigner({ full_name: 'احمد کریمی' }));
  const { data } = (await staff('GET', '/patients/pagination?search=p1234567')).body;
  expect(data).toMatchObject([{ id: body.id, foreign_id: 'P1234567' }]);
  const hits = (await staff('GET', '/search?q=1234567&kinds=patient&limit=5')).body.data;
  expect(hits).toMatchObject([{ title: 'احمد کریمی', code: 'P1234567' }]);
  const incomplete = (await staff('GET', '/patients/pagination?standing=incomplete')).body;
  expect(incomplete.meta.total).toBe(0);
  const plan = { title: 'لیزر', patient_id: body.id };
  expect((await staff('POST', '/treatmentPlans', plan)).body.patient).toMatchObject({
    national_code: 'P1234567',
  });
});

it('has one patient for a number, and two of one name and phone with different numbers', async () => {
  const { staff } = await anOpenClinic();
  expect((await staff('POST', '/patients', foreigner())).status).toBe(201);
  expect(await staff('POST', '/patients', foreigner({ full_name: 'دیگری' }))).toMatchObject({
    status: 409,
    body: { code: 'taken', fields: { foreign_id: patientTexts.foreignIdTaken } },
  });
  const sibling = await staff('POST', '/patients', foreigner({ foreign_id: 'K7654321' }));
  expect(sibling.status).toBe(201);
});

it('keeps the number of a known patient when the clinic stops, and never the last number away', async () => {
  const { clinic, staff } = await anOpenClinic();
  const { id } = (await staff('POST', '/patients', foreigner())).body;
  await allow(clinic, false);
  const edit = (body: object) => staff('POST', `/patients/${id}`, body);
  expect((await edit({ foreign_id: 'P1234567', address: 'شیراز', version: 1 })).status).toBe(200);
  expect(await edit({ foreign_id: 'P7654321', version: 2 })).toMatchObject({
    status: 400,
    body: { fields: { foreign_id: patientTexts.foreignClosed } },
  });
  expect(await edit({ foreign_id: '', version: 2 })).toMatchObject({
    status: 400,
    body: { fields: { foreign_id: patientTexts.foreignKept } },
  });
  const named = { foreign_id: '', national_code: '0084575948', version: 2 };
  expect((await edit(named)).body).toMatchObject({ foreign_id: null, national_code: '0084575948' });
});
