import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const given = 'Ziba@1405';

/** A user whose password was set by an administrator, as after a reset with a code, signed in with it. */
async function signedInAfterReset(username: string) {
  await api.db.platform((tx) =>
    tx.query('update users set must_change_password = true where username = $1', [username]),
  );
  return api.login(username, given);
}

const refused = {
  status: 403,
  body: {
    code: 'password_change_required',
    message: 'پیش از ادامه کار باید رمز عبور خود را تغییر دهید',
  },
};

it('refuses everything but the change of the password, and lets the session live', async () => {
  const call = await signedInAfterReset('storekeeper');
  for (const [method, path] of [
    ['GET', '/products/clinic/1'],
    ['GET', '/notifications'],
    ['GET', '/auth/profile'],
    ['GET', '/auth/sessions'],
    ['GET', '/events'],
    ['POST', '/auth/register'],
  ] as const) {
    expect(await call(method, path, method === 'POST' ? {} : undefined)).toMatchObject(refused);
  }
  expect((await call('GET', '/auth/me')).body.user.credentials_expired).toBe(true);
  expect((await call('GET', '/registry')).status).toBe(200);
  expect((await call('POST', '/auth/refresh')).status).toBe(200);

  const change = { currentPassword: given, newPassword: 'a word of my own' };
  expect((await call('POST', '/auth/password', change)).status).toBe(200);
  expect((await call('GET', '/products/clinic/1')).status).toBe(200);
  expect((await call('GET', '/auth/me')).body.user.credentials_expired).toBe(false);
});

it('does not take the given password once more', async () => {
  const call = await signedInAfterReset('viewer');
  const same = { currentPassword: given, newPassword: given };
  expect(await call('POST', '/auth/password', same)).toMatchObject({
    status: 400,
    body: { fields: { newPassword: 'رمز عبور جدید نباید با رمز عبور فعلی یکی باشد' } },
  });
  expect((await call('GET', '/products/clinic/1')).status).toBe(403);
});

it('lets the user sign out instead', async () => {
  const call = await signedInAfterReset('accountant');
  expect((await call('POST', '/auth/logout')).status).toBe(200);
});
