import { addDays, todayInTehran } from '../../lib/tehran';
import { aStockedProduct } from '../../testing/products';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const inDays = (days: number) => addDays(todayInTehran(), days);

it('asks for the date of a new lot of goods that expire, and changes nothing then', async () => {
  const keeper = api.newClinic().as('all');
  const expiring = { stock: 5, expiration_or_service: inDays(5) };
  const gauze = await aStockedProduct(keeper, expiring);
  const move = (id: number, kind: string, quantity: number, more: object) =>
    keeper('POST', `/products/${id}/movements`, { kind, quantity, ...more });
  for (const kind of ['receive', 'return', 'adjust']) {
    const sent = await move(gauze.id, kind, 2, { lot_no: 'N', reason: 'شمارش دوباره' });
    expect(sent).toMatchObject({
      status: 400,
      body: { fields: { expires_on: 'تاریخ انقضای این سری ساخت را وارد کنید' } },
    });
  }
  expect(await gauze.stockNow()).toBe(5);
  expect((await keeper('GET', `/products/${gauze.id}/lots`)).body.data).toHaveLength(1);

  const dated = { lot_no: 'N', expires_on: inDays(9) };
  expect((await move(gauze.id, 'return', 2, dated)).status).toBe(201);
  // The lot is known now, with its date; goods that do not expire need none.
  expect((await move(gauze.id, 'return', 1, { lot_no: 'N' })).status).toBe(201);
  const pen = await aStockedProduct(keeper, { stock: 1 });
  expect((await move(pen.id, 'receive', 1, { lot_no: 'N' })).status).toBe(201);
});
