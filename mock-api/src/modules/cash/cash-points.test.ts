import { addDays, todayInTehran } from '../../lib/tehran';
import type { Call } from '../../testing/call';
import { payableOf } from '../../testing/debts';
import { created } from '../../testing/samples';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const today = todayInTehran();
const path = '/cash/points';
const dayClosed = 'صندوق این روز بسته شده است و پرداختی نمی‌پذیرد';

/** A clinic with a desk downstairs for one of two users; the other one takes money at the main till. */
async function twoDesks(clinic: TestClinic) {
  const main = clinic.as('all');
  const below = clinic.as('all');
  const { appointmentId } = await payableOf(api, clinic, { cost: 10_000 });
  const pay = (desk: Call, amount: number, more: object = {}) =>
    desk('POST', `/appointments/${appointmentId}/payments`, { amount, method: 'cash', ...more });
  const user_ids = [await below.userId()];
  const point = await created(main, path, { name: 'طبقه پایین', user_ids });
  return { main, below, pay, point };
}
const dayOf = async (desk: Call, point: number | 'main') =>
  (await desk('GET', `/cash/days/${today}?point=${point}`)).body;

it('closes the desks of a day each apart, with its own difference', async () => {
  const { main, below, pay, point } = await twoDesks(api.newClinic());
  await pay(main, 300);
  await pay(below, 200);
  const expense = { title: 'آب', category: 'supplies', method: 'cash', spent_on: today };
  await created(below, '/expenses', { ...expense, amount: 50 });
  expect(await dayOf(main, 'main')).toMatchObject({ cash_point: null, expected_total: 300 });
  expect(await dayOf(main, point)).toMatchObject({
    cash_point: { id: point, name: 'طبقه پایین' },
    expected_total: 150,
    payments: 1,
    expenses: 50,
  });

  const close = (body: object) => main('POST', '/cash/days/close', body);
  const count = { cash_point_id: point, counted: 140, note: 'کسری' };
  expect(await close(count)).toMatchObject({
    status: 200,
    body: { cash_point: { id: point }, state: 'closed', difference: -10 },
  });
  const rows = async (url: string) => (await main('GET', url)).body.data as { amount: number }[];
  expect(await rows(`/payments?point=${point}`)).toMatchObject([{ amount: 200 }]);
  expect(await rows('/payments?point=main')).toMatchObject([{ amount: 300 }]);
  expect(await rows(`/expenses/pagination?point=${point}`)).toMatchObject([{ amount: 50 }]);
  expect(await rows('/expenses/pagination?point=main')).toEqual([]);
  expect(await close(count)).toMatchObject({ status: 409, body: { code: 'day_closed' } });
  expect(await pay(below, 1)).toMatchObject({
    status: 409,
    body: { code: 'day_closed', message: dayClosed },
  });
  expect((await below('POST', '/expenses', { ...expense, amount: 1 })).status).toBe(409);
  const { body: paid } = await pay(main, 100);
  expect(
    (await below('POST', `/payments/${paid.id}/refund`, { amount: 1, reason: 'ـ' })).status,
  ).toBe(409);
  // What the other desk took is voided there, whoever voids it.
  expect((await below('POST', `/payments/${paid.id}/void`, { reason: 'ـ' })).status).toBe(200);
  expect(await close({ counted: 300 })).toMatchObject({ status: 200, body: { difference: 0 } });
  expect((await pay(main, 1)).status).toBe(409);

  const list = (query = '') => main('GET', `/cash/days${query}`);
  expect((await list()).body.data).toHaveLength(2);
  expect((await list('?point=main')).body.data).toMatchObject([
    { cash_point: null, expected_total: 300 },
  ]);
  expect((await list(`?point=${point}`)).body).toMatchObject({
    data: [{ cash_point: { name: 'طبقه پایین' }, expected_total: 150, difference: -10 }],
    meta: { total: 1 },
  });
});

it('leaves what was taken at a desk there when its user moves to another one', async () => {
  const { main, below, pay, point } = await twoDesks(api.newClinic());
  const { body: paid } = await pay(below, 200);
  const user_ids = [await below.userId()];
  const other = await created(main, path, { name: 'طبقه بالا', user_ids });
  await pay(below, 70);
  expect((await dayOf(main, point)).expected_total).toBe(200);
  expect((await dayOf(main, other)).expected_total).toBe(70);
  expect((await main('GET', path)).body.data).toMatchObject([
    { id: other, user_ids },
    { id: point, user_ids: [] },
  ]);

  // The payment belongs to the first desk, money that is given back to the desk of who gives it.
  await below('POST', `/payments/${paid.id}/refund`, { amount: 30, reason: 'انصراف' });
  expect(await dayOf(main, point)).toMatchObject({ expected_total: 200, refunds: 0 });
  expect(await dayOf(main, other)).toMatchObject({ expected_total: 40, refunds: 1 });

  const staff = { user_id: user_ids[0], title: 'علی‌الحساب', document_type: 'پرداختی' };
  const document = { ...staff, paid_amount: 25, payment_method: 'cash' };
  await created(below, '/financial-documents', document);
  const documents = (which: number | string) =>
    main('GET', `/cash/days/${today}/documents?point=${which}`);
  expect((await documents(other)).body.data).toMatchObject([{ amount: 25 }]);
  expect((await documents('main')).body.data).toEqual([]);

  await main('POST', `${path}/${other}`, { user_ids: [] });
  await pay(below, 5);
  expect((await dayOf(main, 'main')).expected_total).toBe(5);
  const all = (await main('GET', '/cash/days')).body.data as { expected_total: number }[];
  expect(all.reduce((sum, { expected_total }) => sum + expected_total, 0)).toBe(220);
});

it('archives a desk only when its day is closed or empty; its days stay', async () => {
  const { main, below, pay, point } = await twoDesks(api.newClinic());
  await pay(below, 20);
  const archive = () => main('DELETE', `${path}/${point}`);
  expect(await archive()).toMatchObject({ status: 409, body: { code: 'day_open' } });
  const yesterday = addDays(today, -1);
  await pay(below, 30, { paid_at: `${yesterday}T12:00:00` });
  await main('POST', '/cash/days/close', { cash_point_id: point, counted: 20 });
  expect(await archive()).toMatchObject({ status: 200, body: { archived: true } });

  expect((await main('GET', path)).body.data).toEqual([]);
  expect((await archive()).status).toBe(404);
  expect((await pay(below, 1)).status).toBe(201);
  expect((await dayOf(main, 'main')).expected_total).toBe(1);
  expect(await dayOf(main, point)).toMatchObject({ state: 'closed', expected_total: 20 });
  // A day before that is still open is counted later.
  const late = { cash_point_id: point, date: yesterday, counted: 30 };
  expect((await main('POST', '/cash/days/close', late)).status).toBe(200);
  const empty = await created(main, path, { name: 'طبقه پایین' });
  expect((await main('DELETE', `${path}/${empty}`)).status).toBe(200);
  expect((await main('GET', '/cash/days')).body.meta.total).toBe(3);
});

it("refuses another clinic's desk and users, a taken name and users without the right", async () => {
  const clinic = api.newClinic();
  const { main, point } = await twoDesks(clinic);
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', path)).body.data).toEqual([]);
  expect((await stranger('GET', `/cash/days/${today}?point=${point}`)).status).toBe(404);
  expect((await stranger('GET', `/cash/days/${today}/documents?point=${point}`)).body.data).toEqual(
    [],
  );
  expect((await stranger('POST', `${path}/${point}`, { name: 'من' })).status).toBe(404);
  expect((await stranger('DELETE', `${path}/${point}`)).status).toBe(404);
  const counted = { counted: 0, cash_point_id: point };
  expect(await stranger('POST', '/cash/days/close', counted)).toMatchObject({
    status: 400,
    body: { fields: { cash_point_id: 'این صندوق در کلینیک شما نیست' } },
  });
  const theirs = { name: 'میز', user_ids: [await stranger.userId()] };
  expect((await main('POST', path, theirs)).body).toMatchObject({
    fields: { user_ids: 'این کاربر در کلینیک شما نیست' },
  });
  expect((await main('GET', path)).body.data).toHaveLength(1);

  expect((await main('POST', path, { name: 'طبقه  پايين' })).body).toMatchObject({
    fields: { name: 'صندوق دیگری با این نام ثبت شده است' },
  });
  expect((await main('POST', path, { name: '' })).body.fields).toHaveProperty('name');
  expect((await clinic.as('read')('POST', path, { name: 'میز' })).status).toBe(403);
  expect((await clinic.as('read', 'write')('DELETE', `${path}/${point}`)).status).toBe(403);
  expect((await main('GET', '/cash/days?point=x')).status).toBe(400);
});

it('counts every payment of a desk that is closed while users pay there and are moved', async () => {
  const { main, below, pay, point } = await twoDesks(api.newClinic());
  const [closed, ...paid] = await Promise.all([
    main('POST', '/cash/days/close', { cash_point_id: point, counted: 0, note: 'شمارش نشد' }),
    ...Array.from({ length: 8 }, () => pay(below, 10)),
    main('POST', `${path}/${point}`, { user_ids: [] }),
  ]);
  const there = await dayOf(main, point);
  expect(there.expected).toEqual(closed.body.expected);
  const taken = paid.filter(({ status }) => status === 201).length;
  const { expected_total } = await dayOf(main, 'main');
  expect(there.expected_total + expected_total).toBe(taken * 10);
});
