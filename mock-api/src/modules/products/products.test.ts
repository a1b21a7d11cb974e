import { addDays } from '../../seed/calendar';
import { todayInTehran } from '../../lib/tehran';
import type { Answer } from '../../testing/call';
import { aProductInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const names = ({ body }: Answer) => body.data.map(({ name }: { name: string }) => name);
const inDays = (days: number) => addDays(todayInTehran(), days);

it('stores a product with its own codes, its status and its first movement', async () => {
  const clinic = api.newClinic();
  const keeper = clinic.as('read', 'write');
  const input = await aProductInput(keeper, {
    stock: '۱٬۲۵۰٫۵',
    min_required_stock: '۳۰',
    attachment: ['a.png', 'b.pdf'],
  });
  const { status, body } = await keeper('POST', '/products', input);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'سرنگ',
    product_code: expect.stringMatching(/^[1-9]\d{4}$/),
    accounting_code: expect.stringMatching(/^[1-9]\d{4}$/),
    stock: 1250.5,
    min_required_stock: 30,
    attachment: 'a.png,b.pdf',
    brand: null,
    product_type: { id: input.type_id },
    product_category: { id: input.category_id },
    status: 'available',
  });
  expect(await movementsOf(await clinic.id(), body.id)).toEqual([
    { kind: 'initial', quantity: 1250.5, stock_after: 1250.5 },
  ]);
});

it('names the wrong fields in the order of the text', async () => {
  const { status, body } = await api.newClinic().as('write')('POST', '/products', {
    product_code: 'الف',
    accounting_code: 12.5,
    stock: -1,
  });
  expect(status).toBe(400);
  expect(Object.entries(body.fields)).toEqual([
    ['name', 'نام کالا الزامی است'],
    ['type_id', 'نوع کالا الزامی است'],
    ['category_id', 'دسته‌بندی کالا الزامی است'],
    ['stock', 'عدد وارد شده معتبر نیست'],
    ['unit', 'واحد اصلی کالا الزامی است'],
    ['product_code', 'کد باید فقط شامل عدد باشد'],
    ['accounting_code', 'کد باید فقط شامل عدد باشد'],
  ]);
});

it('answers a new code for a taken one, and refuses a type of another clinic', async () => {
  const keeper = api.newClinic().as('write');
  const input = await aProductInput(keeper);
  const codes = { product_code: '10001', accounting_code: '20001' };
  const typed = { product_code: '۱۰۰۰۱', accounting_code: 20001 };
  expect((await keeper('POST', '/products', { ...input, ...typed })).body).toMatchObject(codes);
  const { status, body } = await keeper('POST', '/products', { ...input, ...codes });
  expect(status).toBe(201);
  expect(body.product_code).toMatch(/^(?!10001)\d{5}$/);
  expect(body.accounting_code).toMatch(/^(?!20001)\d{5}$/);
  expect(await api.newClinic().as('write')('POST', '/products', input)).toMatchObject({
    status: 400,
    body: { fields: { type_id: 'نوع کالا الزامی است' } },
  });
});

it('does not change stock and codes with an edit, clears fields with null and keeps missing ones', async () => {
  const keeper = api.newClinic().as('read', 'write');
  const input = await aProductInput(keeper, { brand: 'سوپا', min_required_stock: 5 });
  const { body: stored } = await keeper('POST', '/products', input);
  const change = { ...stored, name: 'سرنگ ۵ سی‌سی', stock: 999, brand: null };
  const sent = {
    name: change.name,
    stock: change.stock,
    brand: null,
    product_code: stored.product_code,
  };
  expect(await keeper('POST', `/products/${stored.id}`, sent)).toMatchObject({
    status: 200,
    body: { ...stored, name: 'سرنگ ۵ سی‌سی', brand: null, version: stored.version + 1 },
  });
  expect(await keeper('POST', `/products/${stored.id}`, { accounting_code: '1' })).toMatchObject({
    status: 409,
    body: { fields: { accounting_code: 'کد پس از ثبت کالا قابل تغییر نیست' } },
  });
});

it('lists all rows unless a page is requested, and filters by status, type and words', async () => {
  const clinic = api.newClinic();
  const keeper = clinic.as('read', 'write');
  const input = await aProductInput(keeper, { min_required_stock: 5 });
  const goods = {
    منقضی: { expiration_or_service: inDays(-1), stock: 0 },
    تمام: { stock: 0, expiration_or_service: inDays(3) },
    نزدیک: { expiration_or_service: inDays(20), stock: 2 },
    کم: { stock: 5, expiration_or_service: inDays(21) },
    سرویس: { stock: 6, expiration_or_service: inDays(20), date_kind: 'service' },
    موجود: { stock: 6 },
  };
  for (const [name, rest] of Object.entries(goods)) {
    await created(keeper, '/products', { ...input, name, ...rest });
  }
  const list = `/products/clinic/${await clinic.id()}`;
  const byStatus = async (status: string) => names(await keeper('GET', `${list}?status=${status}`));

  expect((await keeper('GET', list)).body.meta).toMatchObject({ total: 6, totalPages: 1 });
  expect((await keeper('GET', `${list}?limit=2&page=3`)).body).toMatchObject({
    data: [{ name: 'تمام' }, { name: 'منقضی' }],
    meta: { page: 3, limit: 2, total: 6, totalPages: 3 },
  });
  expect(await byStatus('expired')).toEqual(['منقضی']);
  expect(await byStatus('out')).toEqual(['تمام']);
  expect(await byStatus('near_expiry')).toEqual(['نزدیک']);
  expect(await byStatus('low')).toEqual(['کم']);
  expect(await byStatus('service_due')).toEqual(['سرویس']);
  expect(await byStatus('available')).toEqual(['موجود']);
  expect(names(await keeper('GET', `${list}?search=موجود`))).toEqual(['موجود']);
  expect(names(await keeper('GET', `${list}?sort=stock&status=low`))).toEqual(['کم']);
  expect(names(await keeper('GET', `${list}?type_id=999999`))).toEqual([]);
});

it("treats another clinic's product as one that does not exist", async () => {
  const clinic = api.newClinic();
  const keeper = clinic.as('write');
  const id = await created(keeper, '/products', await aProductInput(keeper));
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `/products/${id}`)).status).toBe(404);
  expect((await stranger('POST', `/products/${id}`, { name: '' })).status).toBe(404);
  expect((await stranger('GET', `/products/clinic/${await clinic.id()}?page=x`)).status).toBe(404);
});

it('needs the right section and level', async () => {
  const clinic = api.newClinic();
  const list = `/products/clinic/${await clinic.id()}`;
  for (const section of ['inventory', 'dashboard', 'accounting']) {
    expect((await clinic.as('read', { sections: [section] })('GET', list)).status).toBe(200);
  }
  expect((await clinic.as('all', { sections: ['services'] })('GET', list)).status).toBe(403);
  const accountant = clinic.as('all', { sections: ['accounting'] });
  expect((await accountant('POST', '/products', {})).status).toBe(403);
  const viewer = clinic.as('read', { sections: ['inventory'] });
  expect((await viewer('POST', '/products', {})).status).toBe(403);
});

function movementsOf(clinicId: number, productId: number) {
  return api.db.tenant(clinicId, (tx) =>
    tx.query(
      'select kind, quantity, stock_after from stock_movements where product_id = $1 order by id',
      [productId],
    ),
  );
}

it.each([
  ['1409/1/1', '2030-03-21'],
  ['۱۴۰۸/۱۲/۳۰', '2030-03-20'],
  ['2030/3/21', '2030-03-21'],
  ['2030-03-21T00:00:00.000Z', '2030-03-21'],
])('reads the day %s', async (expiration_or_service, stored) => {
  const keeper = api.newClinic().as('write');
  const input = await aProductInput(keeper, { expiration_or_service });
  const { body } = await keeper('POST', '/products', input);
  expect(body.expiration_or_service).toBe(stored);
});

it('refuses a day that does not exist', async () => {
  const keeper = api.newClinic().as('write');
  for (const expiration_or_service of ['1404/12/30', '2030-02-30', '1409/13/1', 'فردا']) {
    const input = await aProductInput(keeper, { expiration_or_service });
    expect(await keeper('POST', '/products', input)).toMatchObject({
      status: 400,
      body: { fields: { expiration_or_service: 'تاریخ وارد شده معتبر نیست' } },
    });
  }
});
