import { addDays, todayInTehran } from '../../lib/tehran';
import { aStockedProduct } from '../../testing/products';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/stock-deliveries';
const nextYear = addDays(todayInTehran(), 365);
const inventory = { sections: ['inventory'] } as const;

it('receives several products at once, with lots, prices and the documents of accounting', async () => {
  const clinic = api.newClinic();
  const all = clinic.as('all');
  const gel = await aStockedProduct(all, { stock: 2, expiration_or_service: nextYear });
  const glove = await aStockedProduct(all, { stock: 0 });
  const keeper = clinic.as('write', inventory);
  const { status, body } = await keeper('POST', path, {
    supplier: 'پخش مهر',
    invoice_no: '۷۷۱',
    lines: [
      { product_id: glove.id, quantity: '۱۰', unit_cost: 12_000 },
      { product_id: gel.id, quantity: 3, lot_no: 'A1', expires_on: '1406/01/15', unit_cost: 500 },
    ],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    supplier: 'پخش مهر',
    invoice_no: '771',
    lines: [
      { product_id: gel.id, quantity: 3, stock: 5, lot_no: 'A1', expires_on: '2027-04-04' },
      { product_id: glove.id, quantity: 10, stock: 10 },
    ],
  });
  const { data } = (await keeper('GET', `/products/${gel.id}/movements`)).body;
  expect(data[0]).toMatchObject({
    kind: 'receive',
    quantity: 3,
    ref_kind: 'delivery',
    ref_id: body.id,
    reason: 'دریافت کالا از پخش مهر، فاکتور 771',
  });
  const lots = (await keeper('GET', `/products/${gel.id}/lots`)).body.data;
  const costs = lots.map((lot: Record<string, unknown>) => [lot.lot_no, lot.unit_cost]);
  expect(new Map(costs)).toEqual(
    new Map<string | null, number | null>([
      [null, null],
      ['A1', 500],
    ]),
  );
  const documents = (await all('GET', '/product-financial/pagination')).body.data;
  expect(documents).toMatchObject([
    { purchased_quantity: 10, paid_cost: 0, remaining_cost: 120_000, status: 'posted' },
    { purchased_quantity: 3, paid_cost: 0, remaining_cost: 1500, status: 'posted' },
  ]);
  const voided = await all('POST', `/product-financial/${documents[0].id}/void`, {
    reason: 'برگشت خورد',
  });
  expect(voided.status).toBe(200);
  expect(await glove.stockNow()).toBe(0);
});

it('asks about a delivery that is typed twice, also at the same time, and receives it when told so', async () => {
  const keeper = api.newClinic().as('all', { columns: { fullName: 'رضا محمدی' } });
  const { id: product_id, stockNow } = await aStockedProduct(keeper, { stock: 0 });
  const goods = { supplier: 'پخش مهر', lines: [{ product_id, quantity: 4 }] };
  const answers = await Promise.all([
    keeper('POST', path, goods),
    keeper('POST', path, { ...goods, supplier: 'پخش  مهر' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'delivery_known',
    details: { user: 'رضا محمدی', delivery_id: expect.any(Number) },
  });
  expect(await stockNow()).toBe(4);
  expect((await keeper('POST', path, { ...goods, is_again: true })).status).toBe(201);
  expect(await stockNow()).toBe(8);

  // The same invoice is the same delivery, whatever its lines are; another invoice is another one.
  const invoiced = { ...goods, invoice_no: '12' };
  expect((await keeper('POST', path, { ...invoiced, is_again: true })).status).toBe(201);
  const more = { ...invoiced, lines: [{ product_id, quantity: 9 }] };
  expect((await keeper('POST', path, more)).status).toBe(409);
  expect((await keeper('POST', path, { ...invoiced, invoice_no: '13' })).status).toBe(409);
  const other = { ...more, invoice_no: '13' };
  expect((await keeper('POST', path, other)).status).toBe(201);
});

it('names what is wrong at its line, and receives nothing then', async () => {
  const keeper = api.newClinic().as('all');
  const gel = await aStockedProduct(keeper, { stock: 1, expiration_or_service: nextYear });
  const send = (...lines: object[]) => keeper('POST', path, { supplier: 'پخش مهر', lines });
  const good = { product_id: gel.id, quantity: 1 };
  expect((await send()).body.fields).toEqual({ lines: 'دست‌کم یک کالا را وارد کنید' });
  expect((await send(good, { product_id: gel.id, quantity: 0 })).body.fields).toEqual({
    'lines.1.quantity': 'مقدار باید بیشتر از صفر باشد',
  });
  expect((await send(good, { ...good, lot_no: 'N' })).body.fields).toEqual({
    'lines.1.expires_on': 'تاریخ انقضای این سری ساخت را وارد کنید',
  });
  expect(await send(good, { product_id: 999_999, quantity: 1 })).toMatchObject({
    status: 404,
    body: { fields: { 'lines.1.product_id': 'کالایی با این شناسه یافت نشد' } },
  });
  expect((await send({ ...good, quantity: 999_999_999, unit_cost: 999_999_999 })).status).toBe(400);
  expect(await gel.stockNow()).toBe(1);
});

it('needs the right to write the inventory', async () => {
  const clinic = api.newClinic();
  const { id: product_id } = await aStockedProduct(clinic.as('all'));
  const goods = { supplier: 'پخش مهر', lines: [{ product_id, quantity: 4 }] };
  expect((await clinic.as('read', inventory)('POST', path, goods)).status).toBe(403);
  const accountant = clinic.as('all', { sections: ['accounting'] });
  expect((await accountant('POST', path, goods)).status).toBe(403);
});

it('finds a product by its barcode, else by a code of it, and refuses a barcode twice', async () => {
  const keeper = api.newClinic().as('all');
  const gel = await aStockedProduct(keeper, { barcode: '۶۲۶۱۲۳' });
  const glove = await aStockedProduct(keeper);
  const byCode = (code: string) => keeper('GET', `/products/by-code/${encodeURIComponent(code)}`);
  expect((await byCode('626123')).body).toMatchObject({ id: gel.id, barcode: '626123' });
  expect((await byCode(glove.product_code)).body.id).toBe(glove.id);
  expect(await byCode('nothing')).toMatchObject({
    status: 404,
    body: { message: 'کالایی با این بارکد یا کد یافت نشد' },
  });
  const taken = await keeper('POST', `/products/${glove.id}`, { barcode: '626123' });
  expect(taken).toMatchObject({
    status: 409,
    body: { fields: { barcode: 'این بارکد برای کالای دیگری ثبت شده است' } },
  });
});

it('lists what to buy: goods that have reached their minimum, or are gone', async () => {
  const clinic = api.newClinic();
  const keeper = clinic.as('all');
  const low = await aStockedProduct(keeper, { stock: 5, min_required_stock: 5 });
  const out = await aStockedProduct(keeper, { stock: 0 });
  await aStockedProduct(keeper, { stock: 6, min_required_stock: 5 });
  const list = `/products/clinic/${await clinic.id()}?to_buy=true&sort=id`;
  const { data } = (await keeper('GET', list)).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual([low.id, out.id]);
});
