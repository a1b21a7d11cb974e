import { addDays } from '../../seed/calendar';
import { todayInTehran } from '../../lib/tehran';
import { startApi, type TestApi } from '../../testing/start-api';
import { refreshSubscriptionNotices } from './subscription-notices';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const notice = { title: 'به‌روزرسانی', content: 'امشب سامانه به‌روز می‌شود' };

it('sends what the operator writes to one clinic, or to all', async () => {
  const [one, two] = [api.newClinic(), api.newClinic()];
  const [reader, other] = [one.as('read'), two.as('read')];
  for (const user of [reader, other]) await user('GET', '/notifications');
  const clinicId = await one.id();
  const count = await api.platform()('GET', `/notifications/recipients?clinicId=${clinicId}`);
  expect(count).toMatchObject({ status: 200, body: { recipients: 1 } });
  const sent = await api.platform()('POST', '/notifications', { ...notice, clinicId });
  expect(sent).toMatchObject({ status: 201, body: { ...notice, clinicId, recipients: 1 } });
  expect((await reader('GET', '/notifications')).body.data).toMatchObject([
    { ...notice, type: 'platform', isRead: false },
  ]);
  expect((await other('GET', '/notifications')).body.data).toEqual([]);
  await api.platform()('POST', '/notifications', { ...notice, clinicId: '' });
  expect((await other('GET', '/notifications')).body.data).toHaveLength(1);
});

it('lists only the unread ones on request', async () => {
  const user = api.newClinic().as();
  await user('GET', '/notifications');
  await api.platform()('POST', '/notifications', notice);
  const { body } = await user('GET', '/notifications?unread=true');
  expect(body.data).toHaveLength(1);
  await user('POST', `/notifications/${body.data[0].id}/read`);
  expect((await user('GET', '/notifications?unread=true')).body.data).toEqual([]);
  expect((await user('GET', '/notifications')).body.data).toHaveLength(1);
});

it('needs title and text, an existing clinic, and the right to write', async () => {
  const operator = api.platform();
  expect((await operator('POST', '/notifications', { ...notice, title: ' ' })).status).toBe(400);
  expect((await operator('POST', '/notifications', { ...notice, clinicId: 9_999 })).status).toBe(
    400,
  );
  expect((await api.newClinic().as('all')('POST', '/notifications', notice)).status).toBe(403);
  expect((await api.platform({ levels: [2] })('POST', '/notifications', notice)).status).toBe(403);
});

it('notifies operator and manager of a subscription that ends soon, once for each step', async () => {
  const clinic = api.newClinic({
    name: 'کلینیک مهر',
    subscription_start_date: addDays(todayInTehran(), -20),
    subscription_days: 26,
  });
  const manager = clinic.as('all', { type: 'clinic_admin' });
  const staff = clinic.as('all');
  const operator = api.platform();
  for (const user of [manager, staff, operator]) await user('GET', '/notifications');
  await refreshSubscriptionNotices(api.db);
  await refreshSubscriptionNotices(api.db);
  const told = { type: 'subscription', title: "از اشتراک 'کلینیک مهر' 6 روز باقی مانده است" };
  const [own] = (await manager('GET', '/notifications')).body.data;
  expect(own).toMatchObject({
    ...told,
    severity: 'warning',
    link: '/clinic/settings/subscription',
  });
  expect((await operator('GET', '/notifications')).body.data).toMatchObject([
    { ...told, link: `/admin/clinics/${await clinic.id()}` },
  ]);
  expect((await staff('GET', '/notifications')).body.data).toEqual([]);

  await manager('DELETE', `/notifications/${own.id}`);
  await refreshSubscriptionNotices(api.db);
  expect((await manager('GET', '/notifications')).body.data).toEqual([]);
  await operator('POST', `/clinics/${await clinic.id()}`, { subscription_days: 22 });
  await refreshSubscriptionNotices(api.db);
  expect((await manager('GET', '/notifications')).body.data).toMatchObject([
    { severity: 'danger' },
  ]);
  await operator('POST', `/clinics/${await clinic.id()}`, { subscription_days: 365 });
  await refreshSubscriptionNotices(api.db);
  expect((await manager('GET', '/notifications')).body.data).toEqual([]);
});
