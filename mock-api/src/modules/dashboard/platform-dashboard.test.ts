import { addDays, todayInTehran } from '../../lib/tehran';
import type { Call } from '../../testing/call';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
let operator: Call;
beforeAll(async () => {
  api = await startApi();
  operator = api.platform();
});
afterAll(() => api.stop());

const path = '/admin/dashboard/figures';
const endsIn = (days: number) => ({
  subscription_start_date: addDays(todayInTehran(), days - 100),
  subscription_days: 100,
});

it('counts what needs the operator, as the lists behind it do', async () => {
  const figures = async () => (await operator('GET', path)).body;
  expect(await figures()).toEqual({
    expiring_7: 0,
    expiring_30: 0,
    overdue_invoices: 0,
    waiting_tickets: 0,
    failed_sms: 0,
    failed_backups: 0,
    failing_clinics: 0,
  });
  const soon = await api.newClinic(endsIn(7)).id();
  const later = await api.newClinic(endsIn(30)).id();
  for (const days of [0, 31]) await api.newClinic(endsIn(days)).id();
  const clinic = api.newClinic();
  const clinicId = await clinic.id();
  await operator('POST', '/admin/invoices', {
    clinic_id: clinicId,
    title: 'اشتراک',
    lines: [{ title: 'اشتراک', unit_price: 1000 }],
    due_on: addDays(todayInTehran(), -1),
  });
  await clinic.as('all')('POST', '/tickets', { subject: 'چاپ', message: 'چاپ نمی‌شود' });
  await api.db.platform(async (tx) => {
    await tx.query(`insert into sms_messages ("to", body, parts, status)
      values ('09120000000', 'x', 1, 'failed'), ('09120000000', 'x', 1, 'sent')`);
    await tx.query(`insert into backups (status) values ('failed')`);
  });
  expect(await figures()).toMatchObject({
    ...{ expiring_7: 1, expiring_30: 2, overdue_invoices: 1, waiting_tickets: 1 },
    ...{ failed_sms: 1, failed_backups: 1 },
  });

  const ids = async (query: string) =>
    (await operator('GET', `/clinics/pagination?${query}`)).body.data
      .map(({ id }: { id: number }) => id)
      .sort((one: number, other: number) => one - other);
  expect(await ids('ends_within=7')).toEqual([soon]);
  expect(await ids('ends_within=30')).toEqual([soon, later]);
  const day = addDays(todayInTehran(), 30);
  expect(await ids(`ends_on=${day}`)).toEqual([later]);
  expect((await operator('GET', '/clinics/pagination?ends_on=x')).status).toBe(400);
  const days = `/admin/dashboard/endings?from=${day}&to=${addDays(day, 3)}`;
  expect((await operator('GET', days)).body.data).toEqual([
    { date: day, count: 1 },
    { date: addDays(day, 1), count: 1 },
  ]);
});

it('counts only lists that the caller may read', async () => {
  const support = api.platform({ sections: ['dashboard', 'support'] });
  const { body } = await support('GET', path);
  expect(body).toMatchObject({ waiting_tickets: 1, expiring_7: null, overdue_invoices: null });
  expect(body).toMatchObject({ failed_sms: null, failed_backups: null, failing_clinics: null });
  expect(
    (await support('GET', '/admin/dashboard/endings?from=2026-01-01&to=2026-01-02')).status,
  ).toBe(403);
  expect((await api.newClinic().as('all')('GET', path)).status).toBe(403);
});
