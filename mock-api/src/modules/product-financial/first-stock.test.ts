import { aStockedProduct } from '../../testing/products';
import type { Call } from '../../testing/call';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/product-financial';

describe('the document of the first stock', () => {
  const ledgerOf = async (call: Call, id: number): Promise<number[]> =>
    (await call('GET', `/products/${id}/movements`)).body.data.map(
      ({ quantity }: { quantity: number }) => quantity,
    );
  const sum = (quantities: number[]) => quantities.reduce((total, one) => total + one, 0);

  it('replaces the opening balance instead of adding to it', async () => {
    const accountant = api.newClinic().as('all');
    const product = await aStockedProduct(accountant, { stock: 12 });
    const purchase = product.document({ purchased_quantity: 12, of_first_stock: true });
    const { status, body } = await accountant('POST', path, purchase);
    expect([status, body.product.stock]).toEqual([201, 12]);
    expect(sum(await ledgerOf(accountant, product.id))).toBe(12);

    const edit = { purchased_quantity: 15 };
    expect((await accountant('POST', `${path}/${body.id}`, edit)).body.product.stock).toBe(15);
    await accountant('POST', `${path}/${body.id}/void`, { reason: 'اشتباه' });
    expect(await product.stockNow()).toBe(0);
    expect(sum(await ledgerOf(accountant, product.id))).toBe(0);
  });

  it('may have another quantity, also when some of the goods were used meanwhile', async () => {
    const accountant = api.newClinic().as('all');
    const product = await aStockedProduct(accountant, { stock: 12 });
    await accountant('POST', `/products/${product.id}/movements`, { kind: 'consume', quantity: 5 });
    const purchase = product.document({ purchased_quantity: 10, of_first_stock: true });
    expect((await accountant('POST', path, purchase)).body.product.stock).toBe(5);
    expect(sum(await ledgerOf(accountant, product.id))).toBe(5);
  });

  it('is only one, and needs a first stock', async () => {
    const accountant = api.newClinic().as('all');
    const refused = {
      status: 409,
      body: { message: 'موجودی اولیه این کالا سند خرید دارد؛ خرید جدید را بدون آن ثبت کنید' },
    };
    const product = await aStockedProduct(accountant, { stock: 12 });
    const purchase = product.document({ purchased_quantity: 12, of_first_stock: true });
    await accountant('POST', path, purchase);
    expect(await accountant('POST', path, purchase)).toMatchObject(refused);
    const empty = await aStockedProduct(accountant, { stock: 0 });
    const first = empty.document({ purchased_quantity: 3, of_first_stock: true });
    expect((await accountant('POST', path, first)).body.product.stock).toBe(3);
    expect(await product.stockNow()).toBe(12);
  });
});
