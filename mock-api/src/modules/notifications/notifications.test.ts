import { addDays } from '../../seed/calendar';
import { todayInTehran } from '../../lib/tehran';
import type { Call } from '../../testing/call';
import { aProductInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';
import { refreshAllStockNotices } from '../products/stock-notices';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const noticesOf = async (call: Call) => (await call('GET', '/notifications')).body.data;
const titlesOf = async (call: Call): Promise<string[]> =>
  (await noticesOf(call)).map(({ title }: { title: string }) => title);
const inDays = (days: number) => addDays(todayInTehran(), days);

async function aProduct(call: Call, overrides: Record<string, unknown>) {
  const input = await aProductInput(call, { name: 'ژل', min_required_stock: 5, ...overrides });
  const { body } = await call('POST', '/products', input);
  const document = { accounting_code: body.accounting_code, paid_cost: 0, purchased_quantity: 0 };
  return {
    id: body.id,
    edit: (change: object) => call('POST', `/products/${body.id}`, change),
    buy: (purchased_quantity: number) =>
      call('POST', '/product-financial', { ...document, purchased_quantity }),
    sell: (sold_quantity: number) =>
      call('POST', '/product-financial', { ...document, sold_quantity }),
  };
}

it('notifies of low stock and of a near date, with a link to the record, and of nothing else', async () => {
  const keeper = api.newClinic().as('all');
  await keeper('GET', '/notifications');
  const low = await aProduct(keeper, { stock: 5 });
  await aProduct(keeper, { stock: 6 });
  await aProduct(keeper, { name: "'نخ'", stock: 9, expiration_or_service: inDays(20) });
  await aProduct(keeper, { stock: 9, expiration_or_service: inDays(21) });

  expect(await noticesOf(keeper)).toMatchObject([
    {
      title: "تاریخ انقضا یا سرویس کالای '’نخ’' نزدیک است",
      type: 'near_expiry',
      severity: 'warning',
      isRead: false,
    },
    {
      title: "موجودی کالای 'ژل' رو به اتمام است",
      type: 'low_stock',
      link: `/clinic/inventory/edit/${low.id}`,
    },
  ]);
});

it('follows the state: a worse one replaces a bad one, and a good one removes the notification', async () => {
  const keeper = api.newClinic().as('all');
  await keeper('GET', '/notifications');
  const product = await aProduct(keeper, { stock: 4, expiration_or_service: inDays(-1) });
  expect((await titlesOf(keeper)).toSorted()).toEqual([
    "تاریخ انقضا یا سرویس کالای 'ژل' گذشته است",
    "موجودی کالای 'ژل' رو به اتمام است",
  ]);
  await product.sell(4);
  await product.edit({ expiration_or_service: inDays(200), name: 'ژل لیزر' });
  expect(await titlesOf(keeper)).toEqual(["موجودی کالای 'ژل لیزر' به پایان رسیده است"]);
  await product.buy(50);
  expect(await titlesOf(keeper)).toEqual([]);
});

it('does not show a dismissed notification again until the state changes, and makes none twice', async () => {
  const keeper = api.newClinic().as('all');
  await keeper('GET', '/notifications');
  const product = await aProduct(keeper, { stock: 4 });
  const [notice] = await noticesOf(keeper);
  await refreshAllStockNotices(api.db);
  expect(await noticesOf(keeper)).toEqual([notice]);

  expect((await keeper('DELETE', `/notifications/${notice.id}`)).body).toEqual({ changed: 1 });
  await product.edit({ description: 'کنار یخچال' });
  await refreshAllStockNotices(api.db);
  expect(await noticesOf(keeper)).toEqual([]);

  await product.sell(4);
  expect(await noticesOf(keeper)).toMatchObject([
    { title: "موجودی کالای 'ژل' به پایان رسیده است", severity: 'danger' },
  ]);
  await keeper('DELETE', '/notifications');
  await product.buy(50);
  await product.sell(47);
  expect(await titlesOf(keeper)).toEqual(["موجودی کالای 'ژل' رو به اتمام است"]);
});

it('notifies users of stock or dashboard, each with a link that they may open', async () => {
  const clinic = api.newClinic();
  const keeper = clinic.as('all');
  const linkOf = async (call: Call) => (await noticesOf(call))[0]?.link;
  const viewer = clinic.as('read', { sections: ['inventory'] });
  const desk = clinic.as('all', { sections: ['dashboard'] });
  const doctor = clinic.as('all', { sections: ['patients'] });
  const away = clinic.as('all', { columns: { account_status: 'suspended' } });
  for (const user of [keeper, viewer, desk, doctor, away]) await user('GET', '/notifications');
  const { id } = await aProduct(keeper, { stock: 1 });

  expect(await linkOf(keeper)).toBe(`/clinic/inventory/edit/${id}`);
  expect(await linkOf(viewer)).toBe('/clinic/inventory');
  expect(await linkOf(desk)).toBeNull();
  expect(await noticesOf(doctor)).toEqual([]);
  const told = await api.db.tenant(await clinic.id(), (tx) =>
    tx.query('select id from notifications'),
  );
  expect(told).toHaveLength(3);
});

it('marks one or all as read, and deletes one or all, for each user their own', async () => {
  const clinic = api.newClinic();
  const [mine, yours] = [clinic.as('all'), clinic.as('read')];
  for (const user of [mine, yours]) await user('GET', '/notifications');
  await aProduct(mine, { stock: 1, expiration_or_service: inDays(1) });
  const [first] = await noticesOf(mine);

  expect(await mine('POST', `/notifications/${first.id}/read`)).toMatchObject({
    status: 200,
    body: { id: first.id, isRead: true },
  });
  expect((await mine('POST', '/notifications/read-all')).body).toEqual({ changed: 1 });
  expect((await noticesOf(mine)).every(({ isRead }: { isRead: boolean }) => isRead)).toBe(true);
  expect((await yours('POST', `/notifications/${first.id}/read`)).status).toBe(404);
  expect((await yours('DELETE', `/notifications/${first.id}`)).status).toBe(404);
  expect((await mine('DELETE', '/notifications')).body).toEqual({ changed: 2 });
  expect(await noticesOf(mine)).toEqual([]);
  expect(await noticesOf(yours)).toMatchObject([{ isRead: false }, { isRead: false }]);
});

it('works for the platform administrator too, and not without a token', async () => {
  expect(await api.platform()('GET', '/notifications')).toMatchObject({
    status: 200,
    body: { data: [], meta: { total: 0 } },
  });
  expect((await api.anyone('GET', '/notifications')).status).toBe(401);
});
