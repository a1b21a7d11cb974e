import { addDays, todayInTehran } from '../../lib/tehran';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/devices';
const laser = {
  device_name: 'لیزر الکساندرایت',
  purchase_cost: '۴٬۸۰۰٬۰۰۰٬۰۰۰',
  remaining_cost: '0',
  service_cost_per_period: 35_000_000,
  service_interval_months: '۶',
  receipt_attachment: 'a.png,b.png',
  description: '',
};

it('stores a device with its own code and the day of its next service', async () => {
  const accountant = api.newClinic().as('all');
  const { status, body } = await accountant('POST', path, {
    ...laser,
    last_service_on: '2026-08-31',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    system_code: expect.stringMatching(/^DEV-[1-9]\d{2}$/),
    purchase_cost: 4_800_000_000,
    remaining_cost: 0,
    service_interval_months: 6,
    next_service_on: '2027-02-28',
    receipt_attachment: 'a.png,b.png',
    description: null,
  });
  const edit = (sent: object) => accountant('POST', `${path}/${body.id}`, sent);
  expect((await edit({ service_interval_months: 3, system_code: 'DEV-1' })).body).toMatchObject({
    system_code: body.system_code,
    next_service_on: '2026-11-30',
  });
  expect((await edit({ service_interval_months: null })).body).toMatchObject({
    next_service_on: null,
    service_due: false,
  });
  expect((await accountant('GET', `${path}/${body.id}`)).body.next_service_on).toBeNull();
});

it('counts from the day of registration until the first service, and then from the last one', async () => {
  const accountant = api.newClinic().as('all');
  const { body } = await accountant('POST', path, { ...laser, service_interval_months: 1 });
  expect(body.last_service_on).toBeNull();
  expect(body.next_service_on > addDays(todayInTehran(), 27)).toBe(true);
  const serve = (serviced_on: string) =>
    accountant('POST', `${path}/${body.id}/services`, { serviced_on, cost: '۳۰۰', note: 'لامپ' });
  expect((await serve('2026-01-15')).body).toMatchObject({
    last_service_on: '2026-01-15',
    next_service_on: '2026-02-15',
    service_due: true,
  });
  // A service that is recorded late changes nothing.
  expect((await serve('2025-12-15')).body.next_service_on).toBe('2026-02-15');
  expect((await serve(addDays(todayInTehran(), 1))).body.fields).toEqual({
    serviced_on: 'تاریخ سرویس نمی‌تواند در آینده باشد',
  });
  const ahead = { ...laser, last_service_on: addDays(todayInTehran(), 1) };
  expect((await accountant('POST', path, ahead)).body.fields).toEqual({
    last_service_on: 'تاریخ سرویس نمی‌تواند در آینده باشد',
  });
  await accountant('POST', path, laser);
  const due = async (query: string) =>
    (await accountant('GET', `${path}/pagination?due=${query}`)).body.data.map(
      (row: { id: number }) => row.id,
    );
  expect(await due('true')).toEqual([body.id]);
  expect(await due('false')).toHaveLength(1);
});

it('keeps the services of a device with their costs; a voided one counts nowhere', async () => {
  const clinic = api.newClinic();
  const accountant = clinic.as('all');
  const { body: device } = await accountant('POST', path, {
    ...laser,
    last_service_on: '2026-01-10',
  });
  const serve = (input: object) => accountant('POST', `${path}/${device.id}/services`, input);
  await serve({ serviced_on: '2026-07-12', cost: 300, payment_method: 'cash' });
  await serve({ serviced_on: '2026-03-01', cost: '۵۰' });
  const list = async (query = '') =>
    (await accountant('GET', `/device-services/pagination?device_id=${device.id}${query}`)).body
      .data;
  const [last, first] = await list();
  expect([last, first]).toMatchObject([
    { serviced_on: '2026-07-12', cost: 300, payment_method: 'cash', previous_on: '2026-01-10' },
    { serviced_on: '2026-03-01', cost: 50, payment_method: null, status: 'posted' },
  ]);
  expect(await list('&from=2026-07-01')).toHaveLength(1);
  expect((await accountant('GET', '/cash/today')).body).toMatchObject({
    documents: 300,
    expected: { cash: -300 },
  });

  const voidLast = `/device-services/${last.id}/void`;
  expect((await clinic.as('write')('POST', voidLast, { reason: 'اشتباه' })).status).toBe(403);
  expect((await accountant('POST', voidLast, { reason: ' ' })).body.fields).toHaveProperty(
    'reason',
  );
  expect((await accountant('POST', voidLast, { reason: 'دو بار' })).body).toMatchObject({
    status: 'void',
    void_reason: 'دو بار',
  });
  expect((await accountant('POST', voidLast, { reason: 'باز' })).body.code).toBe('voided');
  expect((await accountant('GET', `${path}/${device.id}`)).body.last_service_on).toBe('2026-03-01');
  expect((await accountant('GET', '/cash/today')).body.documents).toBe(0);
  const { data } = (await accountant('GET', `/cash/days/${todayInTehran()}/documents`)).body;
  expect(data).toMatchObject([
    { kind: 'device', document_id: device.id, title: device.device_name, amount: 300 },
    { kind: 'device', code: device.system_code, method: 'cash', amount: -300 },
  ]);
});

it('gives a new code for a taken one, also when all codes with three digits are taken', async () => {
  const clinic = api.newClinic();
  const accountant = clinic.as('all');
  await api.db.tenant(await clinic.id(), async (tx) =>
    tx.query(
      `insert into devices (clinic_id, system_code, device_name)
       select $1, 'DEV-' || code, 'دستگاه' from generate_series(100, 999) as code`,
      [await clinic.id()],
    ),
  );
  for (const sent of [laser, { ...laser, system_code: 'DEV-500' }]) {
    const { status, body } = await accountant('POST', path, sent);
    expect([status, body.system_code]).toEqual([201, expect.stringMatching(/^DEV-\d{4}$/)]);
  }
  const own = await accountant('POST', path, { ...laser, system_code: 'dev-4711' });
  expect(own.body.system_code).toBe('DEV-4711');
});

it('names wrong values', async () => {
  const { status, body } = await api.newClinic().as('all')('POST', path, {
    system_code: 'X',
    purchase_cost: '12.5',
    service_interval_months: 1.5,
    last_service_on: 'دیروز',
  });
  expect([status, body.fields]).toEqual([
    400,
    {
      device_name: 'لطفا نام دستگاه را وارد کنید',
      system_code: 'شناسه دستگاه باید با DEV- شروع شود',
      purchase_cost: 'عدد وارد شده معتبر نیست',
      service_interval_months: 'دوره باید عدد صحیح ماه باشد',
      last_service_on: 'تاریخ وارد شده معتبر نیست',
    },
  ]);
});

it('lists devices with search and sort', async () => {
  const accountant = api.newClinic().as('all');
  await accountant('POST', path, laser);
  await accountant('POST', path, { device_name: 'هایفو', purchase_cost: 1 });
  const names = async (query: string) =>
    (await accountant('GET', `${path}/pagination?${query}`)).body.data.map(
      (row: { device_name: string }) => row.device_name,
    );
  expect(await names('')).toEqual(['هایفو', 'لیزر الکساندرایت']);
  expect(await names('sort=device_name')).toEqual(['لیزر الکساندرایت', 'هایفو']);
  expect(await names('search=هايفو')).toEqual(['هایفو']);
  expect(await names('sort=-purchase_cost&limit=1')).toEqual(['لیزر الکساندرایت']);
});

it('needs the accounting section, and finds nothing of another clinic', async () => {
  const clinic = api.newClinic();
  const { body } = await clinic.as('all')('POST', path, laser);
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `${path}/${body.id}`)).status).toBe(404);
  expect((await stranger('POST', `${path}/${body.id}`, { no: 1 })).status).toBe(404);
  expect((await stranger('POST', `${path}/${body.id}/services`, {})).status).toBe(404);
  const foreign = `${path}/pagination?clinicId=${await clinic.id()}`;
  expect((await stranger('GET', foreign)).status).toBe(404);
  expect((await stranger('POST', '/device-services/1/void', { reason: 'x' })).status).toBe(404);
  expect((await clinic.as('read')('POST', path, {})).status).toBe(403);
  expect((await clinic.as('all', { sections: ['inventory'] })('GET', foreign)).status).toBe(403);
});
