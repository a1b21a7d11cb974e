import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const request = (overrides: Record<string, unknown> = {}) => ({
  username: 'sahar_new',
  email: 'sahar@example.com',
  password: 'a good password',
  phoneNumber: '09121112233',
  ...overrides,
});

const register = (overrides?: Record<string, unknown>) =>
  api.anyone('POST', '/auth/register', request(overrides));

it('keeps a request for access that nobody can sign in with', async () => {
  const asked = { roles: ['inventory', 'smsPanel', 1], permissions: '2,3', macAddress: '00:00' };
  const { status, body } = await register(asked);
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      id: expect.any(Number),
      userId: body.id,
      username: 'sahar_new',
      email: 'sahar@example.com',
      phoneNumber: '09121112233',
      account_status: 'pending',
    },
  });

  const [user] = await api.db.platform((tx) =>
    tx.query('select clinic_id, sections, levels, requested_access from users where id = $1', [
      body.id,
    ]),
  );
  expect(user).toEqual({
    clinic_id: null,
    sections: [],
    levels: [],
    requested_access: { sections: ['inventory', 'sms-panel'], levels: [1, 2, 3] },
  });
});

it('shows whoever decides the name of the person and of the clinic', async () => {
  const { body } = await register({
    username: 'named_one',
    email: 'named@example.com',
    applicant: 'سحر امینی',
    clinic_name: 'کلینیک شیراز',
  });
  const operator = await api.login('admin');
  const { data } = (await operator('GET', '/users/requests')).body;
  expect(data.find(({ id }: { id: number }) => id === body.id)).toMatchObject({
    profile: { fullName: 'سحر امینی' },
    requested_access: { clinic_name: 'کلینیک شیراز' },
  });
});

it('tells a new account at sign-in that it waits for approval', async () => {
  await register({ username: 'waiting_one', email: 'waiting@example.com' });
  const login = (password: string) =>
    api.anyone('POST', '/auth/login', { username: 'waiting_one', password });
  expect(await login('a good password')).toMatchObject({
    status: 403,
    body: {
      code: 'account_pending',
      message:
        'حساب شما در انتظار تأیید است و پس از تأیید می‌توانید وارد شوید. برای پیگیری با مدیر کلینیک یا پشتیبانی تماس بگیرید.',
    },
  });
  expect(await login('a wrong password')).toMatchObject({ status: 401 });
});

it('refuses a username that is taken, whatever its case, at the field', async () => {
  const message = 'این نام کاربری قبلاً استفاده شده است';
  expect(await register({ username: 'MINA', email: 'other@example.com' })).toMatchObject({
    status: 409,
    body: { code: 'taken', message, fields: { username: message } },
  });
});

it('refuses an e-mail address that is taken, at the field', async () => {
  await register({ username: 'first_one', email: 'twice@example.com' });
  expect(await register({ username: 'second_one', email: 'Twice@Example.com' })).toMatchObject({
    status: 409,
    body: { fields: { email: 'این ایمیل قبلا در سیستم ثبت شده است' } },
  });
});

it('names every wrong field', async () => {
  const wrong = { username: '', email: 'no address', password: 'short', phoneNumber: '123' };
  expect(await register(wrong)).toMatchObject({
    status: 400,
    body: {
      fields: {
        username: 'لطفاً تمامی فیلدها را پر کنید',
        email: 'ایمیل وارد شده معتبر نیست',
        password: 'رمز عبور باید حداقل 8 کاراکتر باشد',
        phoneNumber: 'شماره تلفن باید 11 رقم باشد و با 09 شروع شود',
      },
    },
  });
});

it.each(['username', 'email', 'password', 'phoneNumber'])(
  'asks for all fields when %s is missing',
  async (field) => {
    for (const value of ['', '          ', null, undefined]) {
      expect(await register({ [field]: value })).toMatchObject({
        status: 400,
        body: { message: 'لطفاً تمامی فیلدها را پر کنید' },
      });
    }
  },
);

it('compares the repeated password, if it comes along', async () => {
  const repeated = { username: 'repeats', email: 'r@example.com' };
  expect(await register({ ...repeated, confirmPassword: 'another one' })).toMatchObject({
    status: 400,
    body: { fields: { confirmPassword: 'رمز عبور و تکرار آن باید یکسان باشند' } },
  });
  const alike = { ...repeated, confirmPassword: 'a good password' };
  expect((await register(alike)).status).toBe(201);
});

it('takes no rights from a request that names them otherwise', async () => {
  const sneaky = {
    username: 'sneaky',
    email: 's@example.com',
    clinic_id: 1,
    account_status: 'active',
  };
  expect(await register(sneaky)).toMatchObject({
    status: 400,
    body: { fields: { account_status: 'این فیلد شناخته شده نیست' } },
  });
});

it.each([
  ['/auth/check-username?username=mina', false],
  ['/auth/check-username?username=MINA', false],
  ['/auth/check-username?username=nobody', true],
  ['/auth/check-email?email=nobody@example.com', true],
])('%s answers unique: %p', async (path, unique) => {
  expect(await api.anyone('GET', path)).toMatchObject({ status: 200, body: { unique } });
});

it('asks for the name that is to be looked up', async () => {
  for (const query of ['', '?username=', '?username=%20']) {
    expect(await api.anyone('GET', `/auth/check-username${query}`)).toMatchObject({
      status: 400,
      body: { message: 'نام کاربری الزامی است' },
    });
  }
});

it('limits how often an address may ask whether a username is free', async () => {
  const asked = await Promise.all(
    Array.from({ length: 61 }, () => api.anyone('GET', '/auth/check-username?username=x')),
  );
  const refused = asked.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
});

it('answers the same request again with the account that it made: the first answer may be lost', async () => {
  const again = { username: 'lost_answer', email: 'lost@example.com', roles: ['inventory'] };
  const first = await register(again);
  expect(first.status).toBe(201);
  const second = await register(again);
  expect({ status: second.status, body: second.body }).toEqual({ status: 201, body: first.body });
  const [count] = await api.db.platform((tx) =>
    tx.query("select count(*)::int as accounts from users where username = 'lost_answer'"),
  );
  expect(count).toEqual({ accounts: 1 });
});

it.each([
  ['another password', { password: 'some other password' }],
  ['another phone', { phoneNumber: '09129998877' }],
  ['another wish', { roles: ['services'] }],
])('refuses a taken username with %s', async (_difference, other) => {
  const mine = { username: 'taken_name', email: 'taken@example.com' };
  await register(mine);
  expect(await register({ ...mine, ...other })).toMatchObject({ status: 409 });
});

it('refuses a password that anybody could guess, at the field', async () => {
  for (const password of ['12345678', 'guessable_one']) {
    const asked = { username: 'guessable_one', email: 'guessable@example.com', password };
    expect(await register(asked)).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    });
  }
});
