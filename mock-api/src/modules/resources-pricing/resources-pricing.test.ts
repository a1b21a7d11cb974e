import { startApi, type TestApi } from '../../testing/start-api';
import type { Call } from '../../testing/call';
import { created } from '../../testing/samples';

let api: TestApi;
let operator: Call;
beforeAll(async () => {
  api = await startApi();
  operator = api.platform();
});
afterAll(() => api.stop());

const aPrice = (overrides: Record<string, unknown> = {}) => ({
  title: '۵ گیگابایت',
  price: '۱,۲۰۰,۰۰۰',
  type: 'storage',
  ...overrides,
});

it('stores prices by type', async () => {
  const { status, body } = await operator('POST', '/resources-pricing', aPrice());
  expect(status).toBe(201);
  expect(body).toMatchObject({ title: '۵ گیگابایت', price: 1_200_000, type: 'storage' });
  const edited = await operator('POST', `/resources-pricing/${body.id}`, { price: 900_000 });
  expect(edited).toMatchObject({ status: 200, body: { title: '۵ گیگابایت', price: 900_000 } });
  await operator('POST', '/resources-pricing', aPrice({ type: 'sms', title: '۱۰۰۰ پیامک' }));

  const all = await operator('GET', '/resources-pricing?page=1&limit=500&sort=price');
  expect(all.body.data.map(({ price }: { price: number }) => price)).toEqual([900_000, 1_200_000]);
  const { body: bySms } = await operator('GET', '/resources-pricing/type/sms');
  expect(bySms.data.map(({ title }: { title: string }) => title)).toEqual(['۱۰۰۰ پیامک']);
  expect((await operator('GET', '/resources-pricing/type/gold')).status).toBe(400);
});

it('keeps the history of a price: what it was, what it became, and who changed it', async () => {
  const id = await created(operator, '/resources-pricing', aPrice({ title: 'فضای بزرگ' }));
  const change = (body: unknown) => operator('POST', `/resources-pricing/${id}`, body);
  expect((await change({ price: 1_500_000 })).status).toBe(200);
  expect((await change({ title: '۲۰ گیگابایت' })).status).toBe(200);
  expect((await operator('DELETE', `/resources-pricing/${id}`)).status).toBe(200);
  const { status, body } = await operator('GET', '/resources-pricing/history?page=1&limit=3');
  expect(status).toBe(200);
  const price = { title: '۲۰ گیگابایت', type: 'storage', user_name: expect.any(String) };
  expect(body.data).toMatchObject([
    { ...price, before: 1_500_000, after: null },
    { ...price, before: 1_200_000, after: 1_500_000 },
    { ...price, before: null, after: 1_200_000 },
  ]);
});

it.each([
  [{ title: '' }, 'title'],
  [{ price: '' }, 'price'],
  [{ price: 'زیاد' }, 'price'],
  [{ price: -1 }, 'price'],
  [{ type: 'gold' }, 'type'],
  [{ colour: 'red' }, 'colour'],
])('refuses %j', async (wrong, field) => {
  const { status, body } = await operator('POST', '/resources-pricing', aPrice(wrong));
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it('adds up the chosen prices, with 10 % tax', async () => {
  const storage = await created(operator, '/resources-pricing', aPrice({ price: 1_000_005 }));
  const module = await created(
    operator,
    '/resources-pricing',
    aPrice({ type: 'module', price: 300_000 }),
  );
  const { status, body } = await operator('POST', '/clinics/quote', {
    storage: String(storage),
    modules: [module],
    sms: null,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    subtotal: 1_300_005,
    tax_rate: 10,
    tax: 130_001,
    total: 1_430_006,
    lines: [{ id: storage, total: 1_000_005 }, { id: module }],
  });
  expect((await operator('POST', '/clinics/quote', { resource_ids: [99_999] })).status).toBe(400);
});

it('is only for the operator', async () => {
  const staff = api.newClinic().as('all');
  expect((await staff('GET', '/resources-pricing')).status).toBe(403);
  expect((await staff('POST', '/resources-pricing', aPrice())).status).toBe(403);
  const reader = api.platform({ levels: [2] });
  expect((await reader('POST', '/resources-pricing', aPrice())).status).toBe(403);
  expect((await operator('POST', '/resources-pricing/99999', {})).status).toBe(404);
});

it('stores the kinds of clinics, each name once', async () => {
  const id = await created(operator, '/clinic-categories', { name: 'لیزر', name_en: 'laser' });
  const again = await operator('POST', '/clinic-categories', { name: 'لیزر' });
  expect(again).toMatchObject({ status: 409, body: { fields: { name: expect.any(String) } } });
  const renamed = await operator('POST', `/clinic-categories/${id}`, { name_en: null });
  expect(renamed.body).toEqual({ id, version: 2, name: 'لیزر', name_en: null });
  expect((await operator('POST', '/clinic-categories', { name: ' ' })).status).toBe(400);
  expect((await operator('POST', '/clinic-categories/99999', { name: 'x' })).status).toBe(404);
});
