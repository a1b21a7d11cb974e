import { aNationalCode, aPatientInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const required = 'لطفا همه فیلدها را کامل کنید.';
const settings = '/appointments/settings';
const firstFields = () => ({ full_name: 'سارا رضایی', contact_number: '09171234567' });
const later = {
  national_code: null,
  birth_date: null,
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
  const sent = { ...firstFields(), national_code: '12' };
  const { status, body } = await staff('POST', '/patients', sent);
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    ...Object.fromEntries(Object.keys(later).map((name) => [name, required])),
    national_code: 'کد ملی باید ۱۰ رقم باشد',
  });
});

it('needs name and phone at the desk, unless the clinic asks for everything there, too', async () => {
  const staff = api.newClinic().as('all');
  const register = (name: string) =>
    staff('POST', '/patients', { ...firstFields(), full_name: name, at_desk: true });
  expect(await register('سارا رضایی')).toMatchObject({ status: 201, body: later });
  await staff('PUT', settings, { short_registration: false });
  const { status, body } = await register('مینا رضایی');
  expect(status).toBe(400);
  expect(body.fields).toMatchObject({ national_code: required, birth_date: required });
});

it('keeps a patient without a national code, and completes it later', async () => {
  const { clinic, staff } = await aPatientClinic();
  const { body: patient } = await staff('POST', '/patients', firstFields());
  const file = await staff('GET', `/patients/${patient.id}`);
  expect(file.body).toMatchObject({ national_code: null, birth_date: null });
  const code = aNationalCode();
  const changed = await staff('POST', `/patients/${patient.id}`, { national_code: code });
  expect(changed.body.national_code).toBe(code);
  const again = { ...firstFields(), full_name: 'مینا رضایی', national_code: code };
  expect(await clinic.as('all')('POST', '/patients', again)).toMatchObject({
    status: 409,
    body: { code: 'taken', details: { patient_id: patient.id } },
  });
});

it('registers a person once when two desks do it at the same time, and names the file', async () => {
  const { staff, clinic } = await aPatientClinic();
  const [one, two] = [staff, clinic.as('all')];
  const answers = await Promise.all([
    one('POST', '/patients', firstFields()),
    two('POST', '/patients', { ...firstFields(), full_name: 'سارا‌ رضایي' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const first = answers.find(({ status }) => status === 201)?.body;
  const refused = answers.find(({ status }) => status === 409)?.body;
  const message = 'زیباجویی با همین نام و شماره تماس قبلا ثبت شده است';
  expect(refused).toMatchObject({
    code: 'taken',
    message,
    fields: { contact_number: message },
    details: { patient_id: first.id },
  });
  const found = await staff('GET', '/patients/pagination?search=09171234567');
  expect(found.body.data).toHaveLength(1);
});

it('registers two people with one phone number, and two of one name with codes of their own', async () => {
  const { staff } = await aPatientClinic();
  const register = (more: object) => staff('POST', '/patients', { ...firstFields(), ...more });
  const statuses = [
    await register({ national_code: aNationalCode() }),
    await register({ full_name: 'مادر سارا' }),
    await register({ national_code: aNationalCode() }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 201]);
});

it('registers a patient with name and phone, who is found and completed later', async () => {
  const { staff } = await aPatientClinic();
  const first = firstFields();
  const { status, body } = await staff('POST', '/patients', first);
  expect({ status, body }).toMatchObject({ status: 201, body: { ...first, ...later } });
  const found = await staff('GET', `/patients/pagination?search=${first.contact_number}`);
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
  const empty = {
    national_code: '',
    birth_date: '',
    father_name: ' ',
    gender: '',
    address: '',
    weight: '',
    height: '',
  };
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
