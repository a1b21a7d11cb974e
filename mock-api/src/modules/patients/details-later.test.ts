import { aNationalCode, aPatientInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const required = 'لطفا همه فیلدها را کامل کنید.';
const settings = '/appointments/settings';
const firstFields = () => ({
  full_name: 'سارا رضایی',
  national_code: aNationalCode(),
  birth_date: '1990-04-21',
  contact_number: '09171234567',
});
const later = {
  father_name: null,
  gender: null,
  address: null,
  weight: null,
  height: null,
  insurance_type: null,
  special_disease: null,
};

/** A user of a clinic that allows filling in the further fields later. */
async function aPatientClinic() {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const saved = await staff('PUT', settings, { patient_details_later: true });
  expect(saved).toMatchObject({ status: 200, body: { patient_details_later: true } });
  return { clinic, staff };
}

it('requires every field at once by default', async () => {
  const staff = api.newClinic().as('all');
  expect((await staff('GET', settings)).body.patient_details_later).toBe(false);
  const { status, body } = await staff('POST', '/patients', {
    ...firstFields(),
    national_code: '12',
  });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    national_code: 'کد ملی باید ۱۰ رقم باشد',
    ...Object.fromEntries(Object.keys(later).map((name) => [name, required])),
  });
});

it('registers a patient with four fields, who is found and completed later', async () => {
  const { staff } = await aPatientClinic();
  const first = firstFields();
  const { status, body } = await staff('POST', '/patients', first);
  expect({ status, body }).toMatchObject({ status: 201, body: { ...first, ...later } });
  const found = await staff('GET', `/patients/pagination?search=${first.national_code}`);
  expect(found.body.data).toMatchObject([{ id: body.id, ...later }]);

  const rest = { father_name: 'کاوه', gender: 'خانم', version: body.version };
  const path = `/patients/${body.id}`;
  expect(await staff('POST', path, rest)).toMatchObject({
    status: 200,
    body: { father_name: 'کاوه', gender: 'خانم', address: null },
  });
});

it('accepts empty fields that may follow, and refuses wrong ones', async () => {
  const { staff } = await aPatientClinic();
  const empty = { father_name: ' ', gender: '', address: '', weight: '', height: '' };
  const more = { insurance_type: '', special_disease: '' };
  const sent = await staff('POST', '/patients', { ...firstFields(), ...empty, ...more });
  expect(sent).toMatchObject({ status: 201, body: later });
  const wrong = { ...firstFields(), full_name: '', weight: 500, gender: 'دیگر' };
  expect(await staff('POST', '/patients', wrong)).toMatchObject({
    status: 400,
    body: {
      fields: {
        full_name: required,
        weight: 'وزن باید حداکثر ۴۰۰ کیلوگرم باشد',
        gender: required,
      },
    },
  });
});

it('does not allow clearing a field that was given', async () => {
  const { staff } = await aPatientClinic();
  const { body } = await staff('POST', '/patients', aPatientInput());
  expect(await staff('POST', `/patients/${body.id}`, { address: null })).toMatchObject({
    status: 400,
    body: { fields: { address: required } },
  });
});
