import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const login = (username: unknown, password: unknown = 'Ziba@1405') =>
  api.anyone('POST', '/auth/login', { username, password });

it('signs in and says who it is, what they may do and where the session ends', async () => {
  const { status, body } = await login('storekeeper');
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      user: {
        ...{ username: 'storekeeper', type: 'staff', clinic_id: 1, account_status: 'active' },
        ...{ fullName: 'رضا محمدی', profile: { fullName: 'رضا محمدی' } },
      },
      clinicData: { id: 1, name: 'کلینیک زیبایی مهر' },
      roles: [{ subMenu: '["inventory","services"]' }],
      permissions: [1],
      plan: { sections: [], remotes: [] },
    },
  });
  const { exp } = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
  expect(Math.abs(exp * 1000 - Date.parse(body.expires_at))).toBeLessThan(2000);
  expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(479 * 60_000);
});

it('answers how the user can be reached, at sign-in and later', async () => {
  const { body } = await login('mina');
  const reachable = {
    email: expect.stringContaining('@'),
    phoneNumber: expect.stringMatching(/^09/),
  };
  expect(body.user).toMatchObject(reachable);
  const again = await api.withToken(body.token)('GET', '/auth/me');
  expect(again.body.user).toEqual(body.user);
});

it('never answers anything secret', async () => {
  const { body } = await login('mina');
  expect(JSON.stringify(body)).not.toMatch(/password|hash|argon2/);
});

it('answers the platform operator without a clinic and with all sections', async () => {
  const { body } = await login('admin');
  expect(body).toMatchObject({
    user: { type: 'ziba', clinic_id: null },
    clinicData: null,
    roles: [{ subMenu: 'all' }],
  });
});

it('understands a username in any case and with Persian digits around it as typed', async () => {
  expect(await login(' MINA ')).toMatchObject({ status: 200 });
});

it.each([
  ['', 'Ziba@1405', { username: 'لطفا فیلد نام کاربری را پر کنید' }],
  ['mina', '', { password: 'لطفا فیلد رمز عبور را پر کنید' }],
  ['mina', '   ', { password: 'لطفا فیلد رمز عبور را پر کنید' }],
  [
    undefined,
    undefined,
    {
      username: 'لطفا فیلد نام کاربری را پر کنید',
      password: 'لطفا فیلد رمز عبور را پر کنید',
    },
  ],
])('names what is missing: %p %p', async (username, password, fields) => {
  const answer = await api.anyone('POST', '/auth/login', { username, password });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', fields } });
});

it('refuses a wrong password and an unknown username in the same words', async () => {
  const wrong = await login('viewer', 'wrong password');
  const unknown = await login('nobody_of_that_name', 'wrong password');
  expect(wrong).toMatchObject({
    status: 401,
    body: { code: 'wrong_login', message: 'نام کاربری یا رمز عبور اشتباه است' },
  });
  expect(unknown.body).toEqual(wrong.body);
});

it.each([
  [
    'inactive_user',
    'account_disabled',
    'دسترسی اکانت شما توسط مدیر نرم‌افزار محدود شده است. لطفا با پشتیبانی در ارتباط باشید.',
  ],
  [
    'expired_admin',
    'subscription_expired',
    'اشتراک کلینیک شما به اتمام رسیده است. لطفا اشتراک جدید تهیه نمایید.',
  ],
  [
    'suspended_admin',
    'clinic_suspended',
    'دسترسی به کلینیک توسط مدیر نرم‌افزار محدود شده است. لطفا با پشتیبانی در ارتباط باشید. دلیل: مدارک هویتی کلینیک هنوز تکمیل نشده است.',
  ],
])('gives %s no token and says why', async (username, code, message) => {
  const { status, body } = await login(username);
  expect({ status, body }).toEqual({ status: 403, body: { code, message } });
});

it('tells a blocked account nothing before the password is right', async () => {
  expect(await login('suspended_admin', 'wrong')).toMatchObject({ status: 401 });
});
