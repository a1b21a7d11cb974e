import { aStaffInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

/** A clinic whose newest period allows so many active users, its administrator among them. */
async function clinicWithLimit(limit: number | null) {
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  await admin.userId();
  const id = await clinic.id();
  await api.db.platform((tx) =>
    tx.query(
      `insert into subscription_periods (clinic_id, type, days, starts_on, ends_on, user_limit)
       values ($1, 'purchase', 30, current_date, current_date + 30, $2)`,
      [id, limit],
    ),
  );
  return admin;
}

const full = {
  status: 409,
  body: { code: 'user_limit', message: expect.stringContaining('۲ کاربر') },
};

it('refuses one account more than the subscription has, made or activated', async () => {
  const admin = await clinicWithLimit(2);
  const first = await admin('POST', '/auth/register', aStaffInput());
  expect(first.status).toBe(201);
  expect(await admin('POST', '/auth/register', aStaffInput())).toMatchObject(full);

  const status = (status: string) => admin('POST', `/users/${first.body.id}/status`, { status });
  expect((await status('suspended')).status).toBe(200);
  expect((await admin('POST', '/auth/register', aStaffInput())).status).toBe(201);
  expect(await status('active')).toMatchObject(full);
  const edit = await admin('POST', `/users/${first.body.id}`, { account_status: 'active' });
  expect(edit).toMatchObject(full);
});

it('lets one of two accounts made at once be the last', async () => {
  const admin = await clinicWithLimit(2);
  const made = await Promise.all([
    admin('POST', '/auth/register', aStaffInput()),
    admin('POST', '/auth/register', aStaffInput()),
  ]);
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('refuses nothing without a limit', async () => {
  const admin = await clinicWithLimit(null);
  for (let count = 0; count < 3; count += 1) {
    expect((await admin('POST', '/auth/register', aStaffInput())).status).toBe(201);
  }
});
