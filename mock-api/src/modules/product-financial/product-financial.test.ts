import { aStockedProduct } from '../../testing/products';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/product-financial';

it('changes the stock by purchased minus sold, and an edit by the difference', async () => {
  const clinic = api.newClinic();
  const accountant = clinic.as('all');
  const product = await aStockedProduct(accountant, { stock: 10 });
  const sent = product.document({
    purchased_quantity: '۷٫۵',
    sold_quantity: '۲',
    paid_cost: '۱۲۰٬۰۰۰',
  });
  const { status, body } = await accountant('POST', path, sent);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    product_id: product.id,
    accounting_code: product.accounting_code,
    purchased_quantity: 7.5,
    sold_quantity: 2,
    paid_cost: 120_000,
    remaining_cost: 0,
    product: { name: 'سرنگ', stock: 15.5 },
  });
  expect((await accountant('POST', `${path}/${body.id}`, { sold_quantity: 5 })).body).toMatchObject(
    {
      sold_quantity: 5,
      product: { stock: 12.5 },
    },
  );
  await accountant('POST', `${path}/${body.id}`, {
    description: 'خرید ماهانه',
    sold_quantity: null,
  });
  expect(await product.stockNow()).toBe(17.5);

  const movements = await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(
      'select quantity, stock_after from stock_movements where product_id = $1 order by id',
      [product.id],
    ),
  );
  expect(movements).toEqual([
    { quantity: 10, stock_after: 10 },
    { quantity: 5.5, stock_after: 15.5 },
    { quantity: -3, stock_after: 12.5 },
    { quantity: 5, stock_after: 17.5 },
  ]);
});

it('lists documents, the newest first, with search by product and code', async () => {
  const accountant = api.newClinic().as('all');
  const [gel, gauze] = [
    await aStockedProduct(accountant, { name: 'ژل' }),
    await aStockedProduct(accountant, { name: 'گاز' }),
  ];
  const sent = { purchased_quantity: 1, product_id: null };
  const code = { accounting_code: Number(gel.accounting_code) };
  expect((await accountant('POST', path, { ...gel.document(sent), ...code })).status).toBe(201);
  const { body: last } = await accountant('POST', path, gauze.document({ purchased_quantity: 2 }));
  const list = async (query: string) =>
    (await accountant('GET', `${path}/pagination?${query}`)).body;

  expect(await list('limit=1')).toMatchObject({ data: [last], meta: { total: 2, totalPages: 2 } });
  expect((await list(`search=${gel.accounting_code}`)).data).toMatchObject([
    { product: { name: 'ژل' } },
  ]);
  expect((await list('search=گاز')).data).toMatchObject([{ id: last.id }]);
  expect((await accountant('GET', `${path}/${last.id}`)).body).toEqual(last);
});

it('names the wrong fields in the order of the text', async () => {
  const { status, body } = await api.newClinic().as('write')('POST', path, {
    sold_quantity: 'چند',
  });
  expect(status).toBe(400);
  expect(Object.entries(body.fields)).toEqual([
    ['accounting_code', 'کد حسابداری الزامی است'],
    ['purchased_quantity', 'مقدار خرید الزامی است'],
    ['paid_cost', 'هزینه واریزی الزامی است'],
    ['sold_quantity', 'عدد وارد شده معتبر نیست'],
  ]);
});

it('refuses a code or an id that no product of the clinic has', async () => {
  const product = await aStockedProduct(api.newClinic().as('all'));
  const stranger = api.newClinic().as('all');
  const own = await aStockedProduct(stranger);
  const unknown = { fields: { accounting_code: 'کالایی با این کد یافت نشد' } };
  expect(
    await stranger('POST', path, { ...product.document({}), accounting_code: '99' }),
  ).toMatchObject({ status: 400, body: unknown });
  expect(
    await stranger('POST', path, { ...own.document({}), product_id: product.id }),
  ).toMatchObject({
    status: 404,
    body: { code: 'not_found', fields: { product_id: 'کالایی با این شناسه یافت نشد' } },
  });
});

it('uses the id if both are sent, and answers the code of that product', async () => {
  const accountant = api.newClinic().as('all');
  const product = await aStockedProduct(accountant, { stock: 1 });
  const sent = { ...product.document({ purchased_quantity: 2 }), accounting_code: '99' };
  expect(await accountant('POST', path, { ...sent, product_id: product.id })).toMatchObject({
    status: 201,
    body: { accounting_code: product.accounting_code, product: { id: product.id, stock: 3 } },
  });
});

describe('a stock', () => {
  it('never goes below zero, and a refused document stores nothing', async () => {
    const accountant = api.newClinic().as('all');
    const product = await aStockedProduct(accountant, { stock: 3 });
    const refusal = {
      status: 409,
      body: {
        code: 'stock_short',
        fields: { sold_quantity: 'موجودی کالا برای این مقدار فروش کافی نیست' },
      },
    };
    expect(await accountant('POST', path, product.document({ sold_quantity: 4 }))).toMatchObject(
      refusal,
    );
    expect((await accountant('GET', `${path}/pagination`)).body.meta.total).toBe(0);

    const { body } = await accountant('POST', path, product.document({ sold_quantity: 3 }));
    expect(await accountant('POST', `${path}/${body.id}`, { sold_quantity: 3.5 })).toMatchObject(
      refusal,
    );
    expect(await product.stockNow()).toBe(0);
  });

  it('stays right with many simultaneous sales: as many succeed as there are goods', async () => {
    const accountant = api.newClinic().as('all');
    const product = await aStockedProduct(accountant, { stock: 5 });
    const sale = product.document({ sold_quantity: 1 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => accountant('POST', path, sale)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(7).fill(409)]);
    expect(await product.stockNow()).toBe(0);
  });

  it('counts each of many simultaneous edits of one document once', async () => {
    const accountant = api.newClinic().as('all');
    const product = await aStockedProduct(accountant, { stock: 0 });
    const { body } = await accountant('POST', path, product.document({ purchased_quantity: 10 }));
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((sold_quantity) =>
        accountant('POST', `${path}/${body.id}`, { sold_quantity }),
      ),
    );
    const { sold_quantity } = (await accountant('GET', `${path}/${body.id}`)).body;
    expect(await product.stockNow()).toBe(10 - sold_quantity);
  });
});

it('reverses the change of a voided document, once, unless the goods are used', async () => {
  const clinic = api.newClinic();
  const accountant = clinic.as('all');
  const product = await aStockedProduct(accountant, { stock: 1 });
  const { body } = await accountant('POST', path, product.document({ purchased_quantity: 4 }));
  const sale = await accountant('POST', path, product.document({ sold_quantity: 2 }));
  const voidOf = (id: number, reason: unknown = 'اشتباه') =>
    accountant('POST', `${path}/${id}/void`, { reason });
  expect((await clinic.as('write')('POST', `${path}/${body.id}/void`, {})).status).toBe(403);
  expect((await voidOf(body.id, '')).status).toBe(400);
  expect(await voidOf(body.id)).toMatchObject({ status: 409, body: { code: 'stock_short' } });
  expect((await accountant('GET', `${path}/${body.id}`)).body.status).toBe('posted');
  expect(await voidOf(sale.body.id)).toMatchObject({
    status: 200,
    body: { status: 'void', void_reason: 'اشتباه', sold_quantity: 2, product: { stock: 5 } },
  });
  expect((await voidOf(body.id)).body.product.stock).toBe(1);
  expect((await voidOf(body.id)).status).toBe(409);
  const edit = await accountant('POST', `${path}/${body.id}`, { purchased_quantity: 9 });
  expect(edit).toMatchObject({ status: 409, body: { code: 'voided' } });
  expect(await product.stockNow()).toBe(1);
});

it('does not change the product of a document', async () => {
  const accountant = api.newClinic().as('all');
  const [product, other] = [await aStockedProduct(accountant), await aStockedProduct(accountant)];
  const { body } = await accountant('POST', path, product.document({ purchased_quantity: 1 }));
  const edit = (sent: object) => accountant('POST', `${path}/${body.id}`, sent);
  expect((await edit({ accounting_code: product.accounting_code })).status).toBe(200);
  expect((await edit({ accounting_code: other.accounting_code })).status).toBe(409);
  expect((await edit({ product_id: other.id })).status).toBe(409);
});

it("needs the accounting section, and does not find another clinic's document", async () => {
  const clinic = api.newClinic();
  const accountant = clinic.as('all');
  const product = await aStockedProduct(accountant);
  const { body } = await accountant('POST', path, product.document({ purchased_quantity: 1 }));
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `${path}/${body.id}`)).status).toBe(404);
  expect((await stranger('POST', `${path}/${body.id}`, { paid_cost: 'هیچ' })).status).toBe(404);
  const foreign = `${path}/pagination?clinicId=${await clinic.id()}`;
  expect((await stranger('GET', foreign)).status).toBe(404);
  expect((await accountant('GET', foreign)).status).toBe(200);

  const keeper = clinic.as('all', { sections: ['inventory'] });
  expect((await keeper('POST', path, {})).status).toBe(403);
  expect((await keeper('GET', `${path}/pagination`)).status).toBe(403);
  expect((await clinic.as('read', { sections: ['accounting'] })('POST', path, {})).status).toBe(
    403,
  );
});
