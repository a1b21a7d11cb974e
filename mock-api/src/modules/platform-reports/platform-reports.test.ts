import { addDays, todayInTehran } from '../../lib/tehran';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('counts clinics by standing, users, waiting tickets by age, and the money of each month', async () => {
  const operator = api.platform({ sections: ['reports'] });
  const clinic = api.newClinic();
  await clinic.as('all', { columns: { last_login_at: new Date().toISOString() } }).userId();
  await clinic.as('all')('POST', '/tickets', { subject: 'چاپ', message: 'چاپ نمی‌شود' });
  await clinic.as('all')('POST', '/tickets', { subject: 'ورود', message: 'وارد نمی‌شود' });
  await api.newClinic({ account_status: 'suspended', is_active: false }).id();
  await api.newClinic({ account_status: 'pending', is_active: false }).id();
  const start = addDays(todayInTehran(), -20);
  await api.newClinic({ subscription_start_date: start, subscription_days: 10 }).id();
  await api.db.platform((tx) =>
    tx.query(
      `update tickets set created_at = app_now() - interval '5 days' where subject = 'ورود'`,
    ),
  );
  const { status, body } = await operator('GET', '/admin/reports');
  expect([status, body.months.length]).toEqual([200, 12]);
  expect(body).toMatchObject({
    clinics: { active: 1, expired: 1, suspended: 1, pending: 1 },
    users: { active: 3, seen: 1 },
    tickets: { to_1: 1, to_3: 0, to_7: 1, older: 0 },
  });
});

it('lists what each clinic uses and pays, for readers of the reports only', async () => {
  const clinic = api.newClinic({ name: 'کلینیک مهر گزارش' });
  const id = await clinic.id();
  await clinic.as('read').userId();
  const operator = api.platform();
  const { body: invoice } = await operator('POST', '/admin/invoices', {
    clinic_id: id,
    title: 'اشتراک',
    lines: [{ title: 'اشتراک', unit_price: 1_000_000 }],
  });
  await operator('POST', `/admin/invoices/${invoice.id}/payments`, { amount: 400_000 });
  await api.db.platform((tx) =>
    tx.query(
      `with file as (insert into files (clinic_id, "fileName", folder, "originalName", mime, size)
         values ($1, $2, 'general', 'a.png', 'image/png', 2048))
       insert into sms_messages (clinic_id, "to", body, parts, status)
       values ($1, '09120000000', 'x', 3, 'sent'), ($1, '09120000000', 'x', 9, 'failed')`,
      [id, `report-${id}.png`],
    ),
  );
  const reader = api.platform({ sections: ['reports'], levels: [2] });
  const path = `/admin/reports/clinics?search=${encodeURIComponent('مهر گزارش')}&sort=-remaining_days`;
  const { body } = await reader('GET', path);
  expect(body.data).toEqual([
    {
      ...{ id, name: 'کلینیک مهر گزارش', account_status: 'active', remaining_days: 365 },
      ...{ users: 1, storage: 2048, sms: 3, received: 400_000, owed: 700_000 },
    },
  ]);
  for (const other of [api.platform({ sections: ['clinics'] }), clinic.as('all')]) {
    expect((await other('GET', '/admin/reports')).status).toBe(403);
    expect((await other('GET', '/admin/reports/clinics')).status).toBe(403);
  }
});
