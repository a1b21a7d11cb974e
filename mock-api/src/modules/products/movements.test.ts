import { addDays, todayInTehran } from '../../lib/tehran';
import type { Member } from '../../lib/actor';
import type { Call } from '../../testing/call';
import { aProductInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';
import { consumeStock } from './consume';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const inDays = (days: number) => addDays(todayInTehran(), days);

async function aProduct(call: Call, overrides: Record<string, unknown> = {}) {
  const id = await created(call, '/products', await aProductInput(call, overrides));
  const product = async () => (await call('GET', `/products/${id}`)).body;
  return {
    id,
    move: (kind: string, quantity: unknown, more: Record<string, unknown> = {}) =>
      call('POST', `/products/${id}/movements`, { kind, quantity, ...more }),
    lots: async () =>
      (await call('GET', `/products/${id}/lots`)).body.data.map((lot: Record<string, unknown>) => [
        lot.lot_no,
        lot.expires_on,
        lot.quantity,
      ]),
    ledger: async (query = '') => (await call('GET', `/products/${id}/movements?${query}`)).body,
    product,
    stock: async () => (await product()).stock,
  };
}

it('changes the stock in every way, and answers who did what and why', async () => {
  const keeper = api.newClinic().as('all', { columns: { fullName: 'رضا محمدی' } });
  const gel = await aProduct(keeper, { stock: 10 });
  expect(await gel.move('receive', '۵٫۵')).toMatchObject({
    status: 201,
    body: { kind: 'receive', quantity: 5.5, stock_after: 15.5, stock: 15.5 },
  });
  expect((await gel.move('consume', 2.5)).body).toMatchObject({ quantity: -2.5, stock: 13 });
  expect((await gel.move('return', 1)).body.stock).toBe(14);
  expect((await gel.move('adjust', -4, { reason: 'شکسته' })).body.stock).toBe(10);
  expect((await gel.move('adjust', 1, { reason: 'پیدا شد' })).body.stock).toBe(11);
  expect((await gel.move('dispose', 1, { reason: 'آلوده' })).body.stock).toBe(10);
  expect((await gel.move('count', 7)).body).toMatchObject({ quantity: -3, stock: 7 });
  expect((await gel.move('count', '۷')).body).toMatchObject({ quantity: 0, stock: 7 });
  expect(await gel.stock()).toBe(7);
  const { data, meta } = await gel.ledger('limit=2&page=4');
  expect(meta).toMatchObject({ total: 9, totalPages: 5 });
  expect(data).toMatchObject([
    { kind: 'consume', quantity: -2.5, user: { fullName: 'رضا محمدی' } },
    { kind: 'receive', quantity: 5.5, stock_after: 15.5 },
  ]);
  expect((await gel.ledger('search=شکسته')).data).toMatchObject([
    { kind: 'adjust', quantity: -4, reason: 'شکسته' },
  ]);
  expect((await gel.ledger('sort=id')).data[0].kind).toBe('initial');
});

it('can consume goods that were received or bought without a date when the old ones have expired', async () => {
  const keeper = api.newClinic().as('all');
  const gel = await aProduct(keeper, { stock: 2, expiration_or_service: inDays(-2) });
  await gel.move('receive', 3);
  const { accounting_code } = await gel.product();
  const bought = await keeper('POST', '/product-financial', {
    accounting_code,
    purchased_quantity: 5,
    paid_cost: 100_000,
  });
  expect(bought.status).toBe(201);
  expect(await gel.lots()).toEqual([
    [null, inDays(-2), 2],
    [null, null, 8],
  ]);
  expect((await gel.move('consume', 8)).status).toBe(201);
});

it('takes goods first that expire first, and consumes none that have expired', async () => {
  const keeper = api.newClinic().as('all');
  const botox = await aProduct(keeper, { stock: 2, expiration_or_service: inDays(60) });
  await botox.move('receive', 3, { lot_no: 'B', expires_on: inDays(30) });
  await botox.move('receive', 1, { lot_no: 'A', expires_on: inDays(-1) });
  await botox.move('receive', 1, { lot_no: 'B' });
  expect(await botox.lots()).toEqual([
    ['A', inDays(-1), 1],
    ['B', inDays(30), 4],
    [null, inDays(60), 2],
  ]);
  expect(await botox.product()).toMatchObject({
    expiration_or_service: inDays(-1),
    status: 'expired',
  });
  const used = await botox.move('consume', 5);
  expect(used.body.lots.map(({ quantity }: { quantity: number }) => quantity)).toEqual([-4, -1]);
  expect((await botox.ledger('limit=2')).data).toMatchObject([
    { quantity: -1, stock_after: 2 },
    { quantity: -4, stock_after: 3 },
  ]);
  expect(await botox.move('consume', 2)).toMatchObject({
    status: 409,
    body: { code: 'stock_short', fields: { quantity: 'موجودی قابل مصرف کالا کافی نیست' } },
  });
  expect((await botox.move('dispose', 1, { reason: 'تاریخ گذشته' })).status).toBe(201);
  expect(await botox.lots()).toEqual([[null, inDays(60), 1]]);
  expect(await botox.product()).toMatchObject({ expiration_or_service: inDays(60), stock: 1 });
});

it('changes the named lot', async () => {
  const keeper = api.newClinic().as('all');
  const gauze = await aProduct(keeper, { stock: 5, expiration_or_service: inDays(5) });
  await gauze.move('receive', 4, { lot_no: 'Z', expires_on: inDays(90) });
  expect((await gauze.move('dispose', 5, { lot_no: 'Z', reason: 'خیس' })).status).toBe(409);
  expect((await gauze.move('dispose', 3, { lot_no: 'Z', reason: 'خیس' })).status).toBe(201);
  expect((await gauze.move('count', 2, { lot_no: 'Z' })).body).toMatchObject({
    quantity: 1,
    stock: 7,
  });
  expect(await gauze.lots()).toEqual([
    [null, inDays(5), 5],
    ['Z', inDays(90), 2],
  ]);
});

it("uses the product's expiry date for goods without a number", async () => {
  const keeper = api.newClinic().as('all');
  const mask = await aProduct(keeper, { stock: 5 });
  await keeper('POST', `/products/${mask.id}`, { expiration_or_service: inDays(9) });
  expect(await mask.lots()).toEqual([[null, inDays(9), 5]]);
});

it('lets no goods expire on the day of a service', async () => {
  const keeper = api.newClinic().as('all');
  const handpiece = await aProduct(keeper, {
    stock: 3,
    expiration_or_service: inDays(-1),
    date_kind: 'service',
  });
  expect(await handpiece.product()).toMatchObject({ status: 'service_due' });
  expect(await handpiece.lots()).toEqual([[null, null, 3]]);
  expect((await handpiece.move('consume', 1)).status).toBe(201);

  await keeper('POST', `/products/${handpiece.id}`, { date_kind: 'expiry' });
  expect(await handpiece.lots()).toEqual([[null, inDays(-1), 2]]);
  expect(await handpiece.product()).toMatchObject({ status: 'expired' });
});

it('names wrong values, and needs a reason for adjusted or disposed goods', async () => {
  const keeper = api.newClinic().as('all');
  const { move } = await aProduct(keeper);
  const fieldsOf = async (...sent: Parameters<typeof move>) => {
    const { status, body } = await move(...sent);
    return [status, body.fields];
  };
  expect(await fieldsOf('adjust', -1)).toEqual([400, { reason: 'علت را بنویسید' }]);
  expect(await fieldsOf('dispose', 1, { reason: '  ' })).toEqual([
    400,
    { reason: 'علت را بنویسید' },
  ]);
  expect(await fieldsOf('receive', 0)).toEqual([400, { quantity: 'مقدار باید بیشتر از صفر باشد' }]);
  expect(await fieldsOf('consume', -3)).toEqual([
    400,
    { quantity: 'مقدار باید بیشتر از صفر باشد' },
  ]);
  expect(await fieldsOf('steal', 'چند')).toEqual([
    400,
    { kind: 'نوع گردش کالا را انتخاب کنید', quantity: 'عدد وارد شده معتبر نیست' },
  ]);
});

it('gives the last unit to one of fifty simultaneous requests', async () => {
  const clinic = api.newClinic();
  const keeper = clinic.as('all');
  const vial = await aProduct(keeper, { stock: 1 });
  const member = { clinicId: await clinic.id(), userId: await keeper.userId() } as Member;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, refId) =>
      api.db.tenant(member.clinicId, (tx) =>
        consumeStock(tx, member, { productId: vial.id, quantity: 1, refKind: 'session', refId }),
      ),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['stock_short']));
  expect(await vial.stock()).toBe(0);
  expect((await vial.ledger()).data[0]).toMatchObject({ kind: 'consume', ref_kind: 'session' });
});

it('keeps lots, stock and ledger equal whatever happens at the same time', async () => {
  const clinic = api.newClinic();
  const keeper = clinic.as('all');
  const glove = await aProduct(keeper, { stock: 6 });
  const moves = ['receive', 'consume', 'dispose', 'consume', 'return', 'consume'].flatMap(
    (kind) => [
      glove.move(kind, 2, { reason: 'شمارش' }),
      glove.move(kind, 1, { reason: 'شمارش', ...(kind === 'receive' && { lot_no: 'L' }) }),
    ],
  );
  await Promise.all(moves);
  const [sums] = await api.db.tenant(await clinic.id(), (tx) =>
    tx.query<{ stock: number; lots: number; ledger: number }>(
      `select stock, (select sum(quantity) from stock_lots l where l.product_id = p.id) as lots,
        (select sum(quantity) from stock_movements m where m.product_id = p.id) as ledger
       from products p where id = $1`,
      [glove.id],
    ),
  );
  expect(sums).toEqual({ stock: sums?.stock, lots: sums?.stock, ledger: sums?.stock });
});

it('archives products without stock, and unused types and categories', async () => {
  const keeper = api.newClinic().as('all');
  const input = await aProductInput(keeper, { stock: 3 });
  const id = await created(keeper, '/products', input);
  expect(await keeper('DELETE', `/products/${id}`)).toMatchObject({
    status: 409,
    body: { message: 'تا وقتی از این کالا موجودی هست بایگانی نمی‌شود' },
  });
  expect((await keeper('DELETE', `/productTypes/${input.type_id}`)).status).toBe(409);
  await keeper('POST', `/products/${id}/movements`, { kind: 'consume', quantity: 3 });
  expect(await keeper('DELETE', `/products/${id}`)).toMatchObject({
    status: 200,
    body: { id, archived: true },
  });
  expect((await keeper('GET', `/products/${id}`)).status).toBe(404);
  expect((await keeper('DELETE', `/products/${id}`)).status).toBe(404);

  const { name } = (await keeper('GET', `/productTypes/${input.type_id}`)).body;
  expect((await keeper('DELETE', `/productTypes/${input.type_id}`)).status).toBe(200);
  expect((await keeper('DELETE', `/productCategories/${input.category_id}`)).status).toBe(200);
  expect(await keeper('POST', '/products', input)).toMatchObject({
    status: 400,
    body: { fields: { type_id: 'نوع کالا الزامی است' } },
  });
  expect((await keeper('POST', '/productTypes', { name })).status).toBe(201);
});

it('needs the right section and level, and finds no product of another clinic', async () => {
  const clinic = api.newClinic();
  const keeper = clinic.as('all');
  const { id } = await aProduct(keeper);
  const movement = { kind: 'receive', quantity: 1 };
  const path = `/products/${id}/movements`;
  const viewer = clinic.as('read', { sections: ['inventory'] });
  expect((await viewer('GET', path)).status).toBe(200);
  expect((await viewer('GET', `/products/${id}/lots`)).status).toBe(200);
  expect((await viewer('POST', path, movement)).status).toBe(403);
  const writer = clinic.as('write', { sections: ['inventory'] });
  expect((await writer('POST', path, movement)).status).toBe(201);
  expect((await writer('DELETE', `/products/${id}`)).status).toBe(403);
  const accountant = clinic.as('all', { sections: ['accounting'] });
  expect((await accountant('POST', path, movement)).status).toBe(403);
  const stranger = api.newClinic().as('all');
  expect((await stranger('POST', path, {})).status).toBe(404);
  expect((await stranger('GET', path)).status).toBe(404);
  expect((await stranger('GET', `/products/${id}/lots`)).status).toBe(404);
  expect((await stranger('DELETE', `/products/${id}`)).status).toBe(404);
});
