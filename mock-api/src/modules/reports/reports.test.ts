import { addDays, todayInTehran } from '../../lib/tehran';
import { payableOf } from '../../testing/debts';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const today = todayInTehran();
const yesterday = addDays(today, -1);

it('sums up the income by day, method, doctor and target', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const doctorId = await clinic.as('all', { type: 'doctor' }).userId();
  const { appointmentId, patientId } = await payableOf(api, clinic, { cost: 1000, doctorId });
  const path = `/appointments/${appointmentId}/payments`;
  const pay = async (body: unknown) => (await desk('POST', path, body)).body;
  await pay({ amount: 300, paid_at: `${yesterday}T12:00:00` });
  const card = await pay({ amount: 200, method: 'card' });
  const wrong = await pay({ amount: 50 });
  await desk('POST', `/payments/${wrong.id}/void`, { reason: 'اشتباه' });
  await desk('POST', `/payments/${card.id}/refund`, { amount: 80, reason: 'انصراف' });
  await desk('POST', `/patients/${patientId}/payments`, { amount: 40 });
  await pay({ amount: 40, method: 'wallet' });

  const report = async (query: string) => (await desk('GET', `/reports/income?${query}`)).body;
  expect(await report(`from=${yesterday}&to=${today}`)).toMatchObject({
    data: [
      { key: yesterday, amount: 300, payments: 1 },
      { key: today, received: 240, refunded: 80, amount: 160, payments: 2 },
    ],
    from: yesterday,
    to: today,
    total: 460,
    received: 540,
    refunded: 80,
    previous_total: 0,
  });
  expect(await report(`from=${today}&to=${today}&by=method`)).toMatchObject({
    data: [
      { key: 'card', amount: 120 },
      { key: 'cash', amount: 40 },
    ],
    previous_total: 300,
  });
  expect((await report('by=doctor')).data).toMatchObject([
    { key: String(doctorId), label: expect.any(String), amount: 420 },
    { key: null, amount: 40 },
  ]);
  expect((await report('by=service')).data).toMatchObject([{ key: null, amount: 460 }]);
  expect((await report('by=target')).data).toMatchObject([
    { key: 'appointment', amount: 420 },
    { key: 'wallet', amount: 40 },
  ]);
});

it('counts appointments by status, and how many patients did not come', async () => {
  const clinic = api.newClinic();
  const doctor = clinic.as('all', { type: 'doctor' });
  const statuses = ['done', 'no_show', 'done', 'canceled'];
  for (const [index, status] of statuses.entries()) {
    const doctorId = index === 0 ? await doctor.userId() : undefined;
    const { appointmentId } = await payableOf(api, clinic, { doctorId });
    await api.db.tenant(await clinic.id(), (tx) =>
      tx.query('update appointments set status = $1 where id = $2', [status, appointmentId]),
    );
  }
  const desk = clinic.as('read', { sections: ['reports'] });
  expect((await desk('GET', '/reports/appointments')).body).toMatchObject({
    data: [{ key: today, total: 4, done: 2, no_show: 1, canceled: 1 }],
    total: { total: 4, done: 2, waiting: 0 },
    no_show_rate: 33.3,
    previous: { total: 0, no_show_rate: 0 },
  });
  expect((await doctor('GET', '/reports/appointments?by=doctor')).body.data).toMatchObject([
    { key: String(await doctor.userId()), total: 1 },
  ]);
  expect((await desk('GET', '/reports/patients')).body).toMatchObject({
    registered: 4,
    first_visits: 2,
    returning: 0,
    previous: { registered: 0, first_visits: 0, returning: 0 },
  });
});

it('lists debtors by age of the debt, with search and order', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const small = await payableOf(api, clinic, { cost: 50, isDone: true });
  const large = await payableOf(api, clinic, { cost: 70, isDone: true });
  await desk('POST', `/patients/${large.patientId}`, { full_name: 'نیلوفر کریمی' });
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(
      `update treatment_sessions set starts_at = app_now() - interval '45 days' where id = $1`,
      [small.sessionId],
    ),
  );
  const { body } = await desk('GET', '/reports/debts');
  expect(body).toMatchObject({
    data: [
      { patient_id: large.patientId, total: 70, to_30: 70, to_60: 0 },
      { patient_id: small.patientId, total: 50, to_30: 0, to_60: 50, older: 0 },
    ],
    meta: { total: 2 },
    total: 120,
    ages: { to_30: 70, to_60: 50, to_90: 0, older: 0 },
  });
  const search = encodeURIComponent('نيلوفر');
  expect((await desk('GET', `/reports/debts?search=${search}`)).body).toMatchObject({
    data: [{ patient_id: large.patientId }],
    total: 70,
  });
  expect((await desk('GET', '/reports/debts?sort=total&limit=1')).body.data).toMatchObject([
    { total: 50 },
  ]);
});

it('refuses a range that ends before it starts or is too long, and users without the right', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('read');
  for (const query of [
    `from=${today}&to=${yesterday}`,
    'from=2020-01-01&to=2022-01-01',
    'by=mood',
  ]) {
    expect((await desk('GET', `/reports/income?${query}`)).status).toBe(400);
  }
  const accountant = clinic.as('read', { sections: ['accounting'] });
  expect((await accountant('GET', '/reports/income')).status).toBe(200);
  for (const name of ['appointments', 'patients', 'plans', 'stock', 'sms']) {
    expect((await accountant('GET', `/reports/${name}`)).status).toBe(403);
  }
  const manager = clinic.as('read', { sections: ['reports'] });
  expect((await manager('GET', '/reports/profit')).status).toBe(200);
  expect((await manager('GET', '/accounting/figures')).status).toBe(403);
  const booking = clinic.as('all', { sections: ['appointments'] });
  expect((await booking('GET', '/reports/debts')).status).toBe(403);
  expect((await api.newClinic().as('read')('GET', '/reports/debts')).body.data).toEqual([]);
});
