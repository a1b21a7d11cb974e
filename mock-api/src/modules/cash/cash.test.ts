import { addDays, todayInTehran } from '../../lib/tehran';
import { payableOf } from '../../testing/debts';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const today = todayInTehran();

it('expects by method payments minus refunds, without the wallet and voided payments', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId, patientId } = await payableOf(api, clinic, { cost: 1000 });
  const path = `/appointments/${appointmentId}/payments`;
  await desk('POST', path, { amount: 300, method: 'cash' });
  const { body: card } = await desk('POST', path, { amount: 200, method: 'card' });
  const { body: wrong } = await desk('POST', path, { amount: 50, method: 'cash' });
  await desk('POST', `/patients/${patientId}/payments`, { amount: 40, method: 'transfer' });
  await desk('POST', path, { amount: 40, method: 'wallet' });
  await desk('POST', `/payments/${wrong.id}/void`, { reason: 'اشتباه' });
  await desk('POST', `/payments/${card.id}/refund`, { amount: 70, method: 'cash', reason: 'ـ' });

  expect(await desk('GET', '/cash/today')).toMatchObject({
    status: 200,
    body: {
      date: today,
      state: 'open',
      expected: { cash: 230, card: 200, transfer: 40, other: 0 },
      expected_total: 470,
      counted: null,
      difference: null,
      payments: 3,
      refunds: 1,
    },
  });
});

it('closes a day with the counted amounts; afterwards it takes no payments', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all', { columns: { fullName: 'مینا راد' } });
  const { appointmentId } = await payableOf(api, clinic, { cost: 1000 });
  const path = `/appointments/${appointmentId}/payments`;
  const { body: paid } = await desk('POST', path, { amount: 300, method: 'cash' });
  await desk('POST', path, { amount: 100, method: 'card' });

  const counted = { cash: '۲۹۰', card: 100 };
  expect(await desk('POST', '/cash/days/close', { counted, note: 'کسری' })).toMatchObject({
    status: 200,
    body: {
      date: today,
      state: 'closed',
      expected: { cash: 300, card: 100 },
      counted: { cash: 290, card: 100 },
      counted_total: 390,
      difference: -10,
      note: 'کسری',
      closed_by: { fullName: 'مینا راد' },
    },
  });
  expect(await desk('POST', path, { amount: 1 })).toMatchObject({
    status: 409,
    body: { code: 'day_closed', message: 'صندوق این روز بسته شده است و پرداختی نمی‌پذیرد' },
  });
  expect((await desk('POST', `/payments/${paid.id}/void`, { reason: 'اشتباه' })).status).toBe(409);
  const refund = { amount: 1, reason: 'انصراف' };
  expect((await desk('POST', `/payments/${paid.id}/refund`, refund)).status).toBe(409);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  expect((await desk('POST', path, { amount: 1, paid_at: yesterday })).status).toBe(201);
  expect(await desk('POST', '/cash/days/close', { counted: 1 })).toMatchObject({
    status: 409,
    body: { code: 'day_closed' },
  });
});

it('includes every payment of a closed day in the expected amount, also one that arrives at the same time', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId } = await payableOf(api, clinic, { cost: 1000 });
  const pay = () => desk('POST', `/appointments/${appointmentId}/payments`, { amount: 10 });
  const [closed, ...paid] = await Promise.all([
    desk('POST', '/cash/days/close', { counted: 0, note: 'شمارش نشد' }),
    ...Array.from({ length: 12 }, pay),
  ]);
  const taken = paid.filter(({ status }) => status === 201).length;
  expect(closed.body.expected.cash).toBe(taken * 10);
  expect(paid.every(({ status }) => status === 201 || status === 409)).toBe(true);
});

it('lists the days, the newest first, open ones with their current amounts', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId } = await payableOf(api, clinic, { cost: 1000 });
  const path = `/appointments/${appointmentId}/payments`;
  const yesterday = addDays(today, -1);
  await desk('POST', path, { amount: 10, paid_at: `${yesterday}T12:00:00` });
  await desk('POST', path, { amount: 20 });
  await desk('POST', '/cash/days/close', { counted: { cash: 10 }, date: yesterday });

  const { body } = await desk('GET', '/cash/days');
  expect(body).toMatchObject({
    data: [
      { date: today, state: 'open', expected: { cash: 20 } },
      { date: yesterday, state: 'closed', difference: 0 },
    ],
    meta: { total: 2 },
  });
  expect((await desk('GET', '/cash/days?state=closed')).body.meta.total).toBe(1);
  expect((await desk('GET', `/cash/days?from=${today}`)).body.meta.total).toBe(1);
  expect((await api.newClinic().as('all')('GET', '/cash/days')).body.data).toEqual([]);
});

it('refuses a future day, a day without counted amounts, and users without the right', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const close = (body: unknown) => desk('POST', '/cash/days/close', body);
  expect((await close({})).body).toMatchObject({
    fields: { counted: 'لطفا مبلغ شمارش شده را وارد کنید' },
  });
  for (const counted of [{}, -1, 'کم', { gold: 1 }, null]) {
    expect((await close({ counted })).status).toBe(400);
  }
  expect((await close({ counted: 1, date: addDays(today, 1) })).status).toBe(400);
  expect((await clinic.as('read')('POST', '/cash/days/close', {})).status).toBe(403);
  const booking = clinic.as('all', { sections: ['appointments'] });
  expect((await booking('GET', '/cash/today')).status).toBe(403);
});

it('needs a reason for a difference, and shows any day by its date', async () => {
  const desk = api.newClinic().as('all');
  const path = `/cash/days/${today}`;
  expect((await desk('GET', path)).body).toMatchObject({ id: null, state: 'open', expenses: 0 });
  expect(await desk('POST', '/cash/days/close', { counted: 5 })).toMatchObject({
    status: 400,
    body: { fields: { note: 'علت اختلاف را بنویسید' } },
  });
  await desk('POST', '/cash/days/close', { counted: 5, note: 'از روز پیش مانده بود' });
  expect((await desk('GET', path)).body).toMatchObject({
    state: 'closed',
    difference: 5,
    note: 'از روز پیش مانده بود',
  });
  expect((await desk('GET', '/cash/days/1405-13-01')).status).toBe(400);
});
