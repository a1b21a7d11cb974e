import type { Notification } from '@ziba/shared/contracts/notifications';
import { startApi, type TestApi } from '../../testing/start-api';
import { refreshDeviceNotices } from './device-notices';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

type Caller = Awaited<ReturnType<TestApi['login']>>;

const path = '/auth/notification-preferences';
const switchTo = (call: Caller, kind: string, is_on: boolean) =>
  call('PUT', path, { kinds: [{ kind, is_on }] });
const typesOf = async (call: Caller): Promise<string[]> =>
  (await call('GET', '/notifications')).body.data.map(({ type }: { type: string }) => type);

it('lists the kinds that the user can get, all on at first', async () => {
  const kindsOf = async (call: Caller) =>
    (await call('GET', path)).body.kinds.map(({ kind }: { kind: string }) => kind);
  expect(await kindsOf(await api.login('storekeeper'))).toEqual([
    ...['low_stock', 'near_expiry', 'stock_shortage', 'ticket_reply'],
  ]);
  expect(await kindsOf(await api.login('accountant'))).toEqual(['device_service', 'ticket_reply']);
  expect(await kindsOf(await api.login('admin'))).toEqual([
    ...['subscription', 'subscription_request', 'open_ticket'],
  ]);
  const { body } = await (await api.login('mina'))('GET', path);
  expect(body.kinds).toHaveLength(7);
  expect(body.kinds.every(({ is_on }: { is_on: boolean }) => is_on)).toBe(true);
});

it('changes only the kinds that are sent, and only those of the user', async () => {
  const [call, other] = [await api.login('storekeeper'), await api.login('viewer')];
  await switchTo(call, 'near_expiry', false);
  const { body } = await switchTo(call, 'ticket_reply', false);
  const off = body.kinds.filter(({ is_on }: { is_on: boolean }) => !is_on);
  expect(off.map(({ kind }: { kind: string }) => kind)).toEqual(['near_expiry', 'ticket_reply']);
  await switchTo(call, 'ticket_reply', true);
  expect((await call('GET', path)).body.kinds).toContainEqual({
    kind: 'ticket_reply',
    is_on: true,
  });
  expect((await other('GET', path)).body.kinds).toContainEqual({
    kind: 'near_expiry',
    is_on: true,
  });
  expect((await switchTo(call, 'platform', false)).status).toBe(400);
});

it('stops the notifications of a kind, and brings those of a state back when it is on again', async () => {
  const [call, colleague] = [await api.login('storekeeper'), await api.login('mina')];
  const [product] = (await call('GET', '/products/clinic/1')).body.data;
  const save = async (min_required_stock: number) => {
    const body = { min_required_stock };
    expect((await call('POST', `/products/${product.id}`, body)).status).toBe(200);
  };
  const isTold = async (reader: Caller) => {
    const { data } = (await reader('GET', '/notifications')).body;
    const link = `/clinic/inventory/edit/${product.id}`;
    return data.some((notice: Notification) => notice.type === 'low_stock' && notice.link === link);
  };
  await switchTo(call, 'low_stock', false);
  await save(1_000_000);
  expect([await isTold(call), await isTold(colleague)]).toEqual([false, true]);

  await switchTo(call, 'low_stock', true);
  await save(1_000_001);
  expect(await isTold(call)).toBe(true);
});

it('stops notices that a job writes', async () => {
  const call = await api.login('accountant');
  await api.db.platform((tx) =>
    tx.query('update devices set next_service_on = app_today() - 1 where clinic_id = 1'),
  );
  await switchTo(call, 'device_service', false);
  await refreshDeviceNotices(api.db);
  expect(await typesOf(call)).not.toContain('device_service');
  await switchTo(call, 'device_service', true);
  await refreshDeviceNotices(api.db);
  expect(await typesOf(call)).toContain('device_service');
});

it('stops notices about tickets', async () => {
  const [operator, sender] = [await api.login('admin'), await api.login('mina')];
  const before = (await typesOf(operator)).length;
  await switchTo(operator, 'open_ticket', false);
  const ticket = await sender('POST', '/tickets', { subject: 'چاپگر', message: 'کار نمی‌کند' });
  expect(ticket.status).toBe(201);
  expect(await typesOf(operator)).toHaveLength(before);
});
