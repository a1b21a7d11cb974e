import { aNationalCode, aPatientInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('adds patients and lists them, the newest first', async () => {
  const staff = api.newClinic().as('read', 'write');
  const [first, second] = [aPatientInput(), aPatientInput()];
  expect(await staff('POST', '/patients', first)).toMatchObject({
    status: 201,
    body: { id: expect.any(Number), ...first },
  });
  await staff('POST', '/patients', second);

  expect(await staff('GET', '/patients/pagination?limit=1')).toMatchObject({
    status: 200,
    body: {
      data: [{ national_code: second.national_code }],
      meta: { page: 1, limit: 1, total: 2, totalPages: 2 },
    },
  });
  expect((await staff('GET', '/patients/pagination?page=9')).body).toMatchObject({
    data: [],
    meta: { total: 2, totalPages: 1 },
  });
});

it('names each missing or wrong field, in the order of the form', async () => {
  const wrong = aPatientInput({
    full_name: undefined,
    national_code: '12',
    contact_number: '0217',
    height: 0,
    weight: 'سنگین',
  });
  const { status, body } = await api.newClinic().as('write')('POST', '/patients', wrong);
  expect(status).toBe(400);
  expect(body.message).toBe('لطفا همه فیلدها را کامل کنید.');
  expect(Object.entries(body.fields)).toEqual([
    ['full_name', 'لطفا همه فیلدها را کامل کنید.'],
    ['national_code', 'کد ملی باید ۱۰ رقم باشد'],
    ['contact_number', 'شماره تماس باید ۱۱ رقم و با ۰۹ شروع شود'],
    ['height', 'قد باید عدد مثبت باشد'],
    ['weight', 'وزن باید عدد مثبت باشد'],
  ]);
});

it('accepts Persian and Arabic digits and letters, and stores Latin digits and Persian letters', async () => {
  const typed = aPatientInput({
    full_name: ' علي كريمي ',
    national_code: '۲۲۸۰۰۱۴۳۶۸',
    contact_number: '+98 917 123 4567',
    height: '۱۶۸',
    weight: '٦٤٫٥',
  });
  expect((await api.newClinic().as('write')('POST', '/patients', typed)).body).toMatchObject({
    full_name: 'علی کریمی',
    national_code: '2280014368',
    contact_number: '09171234567',
    height: 168,
    weight: 64.5,
  });
});

it('changes the sent fields, clears those with null and keeps the others', async () => {
  const staff = api.newClinic().as('read', 'write');
  const { body: stored } = await staff('POST', '/patients', aPatientInput({ notes: 'حساسیت' }));
  const change = { notes: null, address: 'شیراز، خیابان ارم' };
  expect(await staff('POST', `/patients/${stored.id}`, change)).toMatchObject({
    status: 200,
    body: { ...stored, ...change, version: 2 },
  });
});

it('refuses a national code twice in one clinic, and allows it in another', async () => {
  const here = api.newClinic().as('write');
  const patient = aPatientInput();
  const { body } = await here('POST', '/patients', patient);

  expect(await here('POST', '/patients', patient)).toMatchObject({
    status: 409,
    body: {
      code: 'taken',
      fields: { national_code: 'این کد ملی قبلا ثبت شده است' },
      details: { patient_id: body.id, full_name: body.full_name },
    },
  });
  const { national_code } = patient;
  expect((await here('POST', `/patients/${body.id}`, { national_code })).status).toBe(200);
  expect((await api.newClinic().as('write')('POST', '/patients', patient)).status).toBe(201);
});

it("treats another clinic's patient as one that does not exist, whatever is sent", async () => {
  const { body } = await api.newClinic().as('write')('POST', '/patients', aPatientInput());
  const stranger = api.newClinic().as('read', 'write');
  const path = `/patients/${body.id}`;

  expect((await stranger('GET', path)).status).toBe(404);
  expect((await stranger('POST', path, { national_code: 'نادرست' })).status).toBe(404);
  expect((await stranger('GET', '/patients/pagination')).body.meta.total).toBe(0);
  expect((await stranger('GET', '/patients/pagination?clinicId=1')).status).toBe(404);
});

it('lets booking and prescriptions search for patients, and nobody else', async () => {
  const clinic = api.newClinic();
  for (const section of ['patients', 'appointments', 'prescriptions']) {
    const caller = clinic.as('read', { sections: [section] });
    expect((await caller('GET', '/patients/pagination')).status).toBe(200);
  }
  const storekeeper = clinic.as('all', { sections: ['inventory'] });
  expect((await storekeeper('GET', '/patients/pagination')).status).toBe(403);
  const booking = clinic.as('all', { sections: ['appointments'] });
  expect((await booking('POST', '/patients', aPatientInput())).status).toBe(403);
});

it('refuses a save of a user who may only read, before the input is checked', async () => {
  expect(await api.newClinic().as('read')('POST', '/patients', {})).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
});

it('finds patients by name, national code and phone, however they are typed', async () => {
  const staff = api.newClinic().as('read', 'write');
  const national_code = aNationalCode();
  const person = { full_name: 'علی‌اکبر نیک‌نژاد', national_code, contact_number: '09361112233' };
  await staff('POST', '/patients', aPatientInput(person));
  await staff('POST', '/patients', aPatientInput({ full_name: 'ژاله پاکدل' }));

  for (const search of ['علي اكبر', 'نیک‌نژاد', national_code, '۰۹۳۶۱۱۱۲۲۳۳']) {
    const { body } = await staff(
      'GET',
      `/patients/pagination?search=${encodeURIComponent(search)}`,
    );
    expect(body.data).toMatchObject([{ full_name: 'علی‌اکبر نیک‌نژاد' }]);
  }
  expect((await staff('GET', '/patients/pagination?search=%25')).body.data).toEqual([]);
});

it('sorts names by the Persian alphabet, in both directions', async () => {
  const staff = api.newClinic().as('read', 'write');
  const names = ['گلناز', 'پریسا', 'لیلا', 'بهرام', 'ژاله'];
  for (const full_name of names) await staff('POST', '/patients', aPatientInput({ full_name }));
  const sorted = async (sort: string) =>
    (await staff('GET', `/patients/pagination?sort=${sort}`)).body.data.map(
      (patient: { full_name: string }) => patient.full_name,
    );
  const inOrder = ['بهرام', 'پریسا', 'ژاله', 'گلناز', 'لیلا'];
  expect(await sorted('full_name')).toEqual(inOrder);
  expect(await sorted('-full_name')).toEqual(inOrder.toReversed());
  expect(await sorted('constructor')).toHaveLength(5);
});

it('finds a patient by national code, with any digits', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('read', 'write');
  const { body } = await staff('POST', '/patients', aPatientInput({ national_code: '2280014368' }));
  expect(
    await staff('GET', `/patients/by-national-code/${encodeURIComponent('۲۲۸۰۰۱۴۳۶۸')}`),
  ).toEqual(expect.objectContaining({ status: 200, body }));
  expect(body.wallet_balance).toBe(0);
  expect((await staff('GET', '/patients/by-national-code/2280014369')).status).toBe(404);
  expect(await staff('GET', '/patients/by-national-code/228')).toMatchObject({
    status: 400,
    body: { fields: { code: 'کد ملی باید ۱۰ رقم باشد' } },
  });
  const stranger = api.newClinic().as('read');
  expect((await stranger('GET', '/patients/by-national-code/2280014368')).status).toBe(404);
});
