import { aStockedProduct } from '../../testing/products';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const inventory = { sections: ['inventory'] } as const;

/** An open count of a clinic with two people who count, and two products. */
async function aCount() {
  const clinic = api.newClinic();
  const all = clinic.as('all');
  const gel = await aStockedProduct(all, { name: 'ژل', stock: 10, barcode: '626' });
  const glove = await aStockedProduct(all, { name: 'دستکش', stock: 4 });
  const keeper = clinic.as('write', { ...inventory, columns: { fullName: 'رضا محمدی' } });
  const helper = clinic.as('write', { ...inventory, columns: { fullName: 'نگار موسوی' } });
  const id = await created(keeper, '/stock-counts', { title: 'شمارش آبان' });
  const path = `/stock-counts/${id}`;
  return {
    ...{ clinic, all, gel, glove, keeper, helper, path },
    lines: async () => (await keeper('GET', path)).body.lines,
  };
}

it('adds up what two scanners read at the same time, by barcode or code', async () => {
  const { gel, glove, keeper, helper, path, lines } = await aCount();
  const scans = Array.from({ length: 6 }, (_, index) =>
    (index % 2 === 0 ? keeper : helper)('POST', `${path}/scans`, { code: '۶۲۶' }),
  );
  await Promise.all(scans);
  const { body } = await helper('POST', `${path}/scans`, {
    code: glove.product_code,
    quantity: '۴',
  });
  expect(body).toMatchObject({ product_id: glove.id, counted: 4, expected: 4, difference: 0 });
  expect(await lines()).toMatchObject([
    { product_id: glove.id, counted: 4, counted_by: 'نگار موسوی' },
    { product_id: gel.id, counted: 6, expected: 10, difference: -4 },
  ]);
  expect(await keeper('POST', `${path}/scans`, { code: '000' })).toMatchObject({
    status: 404,
    body: { fields: { code: 'کالایی با این بارکد یا کد یافت نشد' } },
  });
});

it('refuses a typed quantity of a line that somebody else has counted meanwhile', async () => {
  const { gel, keeper, helper, path, lines } = await aCount();
  const type = (call: typeof keeper, counted: number, version?: number) =>
    call('POST', `${path}/lines`, { product_id: gel.id, counted, version });
  const first = await type(keeper, 9);
  expect(first.body).toMatchObject({ counted: 9, version: 1 });
  expect(await type(helper, 3)).toMatchObject({
    status: 409,
    body: { code: 'counted_meanwhile', message: /همکار دیگری هم‌زمان/ },
  });
  const answers = await Promise.all([type(keeper, 8, 1), type(helper, 7, 1)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [line] = await lines();
  expect(line.counted).toBe(answers.find(({ status }) => status === 200)?.body.counted);
  expect((await keeper('POST', `${path}/lines`, { product_id: 999_999, counted: 1 })).body).toEqual(
    expect.objectContaining({ fields: { product_id: 'کالا را انتخاب کنید' } }),
  );
});

it('posts the differences once, with the reason, and leaves what moved since the count', async () => {
  const { gel, glove, keeper, path } = await aCount();
  await keeper('POST', `${path}/lines`, { product_id: gel.id, counted: 12 });
  await keeper('POST', `${path}/lines`, { product_id: glove.id, counted: 3 });
  await keeper('POST', `/products/${gel.id}/movements`, { kind: 'consume', quantity: 5 });
  expect((await keeper('POST', `${path}/post`, { reason: ' ' })).body.fields).toEqual({
    reason: 'علت اختلاف‌ها را بنویسید',
  });
  const [one, other] = await Promise.all([
    keeper('POST', `${path}/post`, { reason: 'شمارش فصل' }),
    keeper('POST', `${path}/post`, { reason: 'شمارش فصل' }),
  ]);
  expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  expect(await gel.stockNow()).toBe(7);
  expect(await glove.stockNow()).toBe(3);
  const { data } = (await keeper('GET', `/products/${gel.id}/movements`)).body;
  expect(data[0]).toMatchObject({
    kind: 'count',
    quantity: 2,
    ref_kind: 'count',
    reason: 'شمارش فصل',
  });
  const sheet = (await keeper('GET', path)).body;
  expect(sheet).toMatchObject({ status: 'posted', products: 2, differences: 2 });
  for (const [act, body] of [
    ['scans', { code: '626' }],
    ['lines', { product_id: gel.id, counted: 1 }],
    ['cancel', {}],
  ] as const) {
    expect(await keeper('POST', `${path}/${act}`, body)).toMatchObject({
      status: 409,
      body: { message: 'این شمارش بسته شده است و تغییر نمی‌کند' },
    });
  }
});

it('changes nothing when a product has too little left, and names it', async () => {
  const { gel, glove, keeper, path } = await aCount();
  await keeper('POST', `${path}/lines`, { product_id: glove.id, counted: 9 });
  await keeper('POST', `${path}/lines`, { product_id: gel.id, counted: 1 });
  await keeper('POST', `/products/${gel.id}/movements`, { kind: 'consume', quantity: 5 });
  expect(await keeper('POST', `${path}/post`, { reason: 'شمارش' })).toMatchObject({
    status: 409,
    body: { message: 'موجودی «ژل» پس از شمارش کم شده است؛ آن را دوباره بشمارید' },
  });
  expect([await gel.stockNow(), await glove.stockNow()]).toEqual([5, 4]);
});

it('can be canceled, and posts nothing when nothing was counted', async () => {
  const { gel, keeper, path } = await aCount();
  expect(await keeper('POST', `${path}/post`, { reason: 'شمارش' })).toMatchObject({
    status: 409,
    body: { message: 'هنوز کالایی شمرده نشده است' },
  });
  await keeper('POST', `${path}/scans`, { code: '626' });
  expect((await keeper('POST', `${path}/cancel`)).body).toMatchObject({ status: 'canceled' });
  expect(await gel.stockNow()).toBe(10);
  const { data } = (await keeper('GET', '/stock-counts/pagination')).body;
  expect(data).toMatchObject([{ title: 'شمارش آبان', status: 'canceled', products: 1 }]);
});

it('needs the section and the right to write, and belongs to its clinic', async () => {
  const { clinic, path } = await aCount();
  const viewer = clinic.as('read', inventory);
  expect((await viewer('GET', path)).status).toBe(200);
  expect((await viewer('POST', `${path}/scans`, { code: '626' })).status).toBe(403);
  expect((await clinic.as('all', { sections: ['accounting'] })('GET', path)).status).toBe(403);
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', path)).status).toBe(404);
  expect((await stranger('POST', `${path}/post`, { reason: 'x' })).status).toBe(404);
});
