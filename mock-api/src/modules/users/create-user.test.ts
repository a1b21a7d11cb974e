import { firstSignIn } from '../../testing/first-sign-in';
import { aStaffInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

it("makes staff of the administrator's clinic, who have the rights given after changing the password", async () => {
  const mina = await api.login('mina');
  const input = aStaffInput({
    macAddress: '00:00:00:00:00:00',
    clinic_id: 1,
    type: 'receptionist',
  });
  const { status, body } = await mina('POST', '/auth/register', input);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    userId: body.id,
    clinic_id: 1,
    type: 'receptionist',
    account_status: 'active',
    roles: ['patients', 'appointments'],
    permissions: ['patients', 'appointments', '2', '3'],
    subMenu: '["patients","appointments"]',
    profile: { fullName: 'نسترن شکوهی', systemCode: expect.stringMatching(/^U-\d+$/) },
  });
  expect(JSON.stringify(body)).not.toMatch(/password_hash|argon2/);

  expect(body.credentials_expired).toBe(true);
  const waiting = await api.login(input.username, input.password);
  expect(await waiting('GET', '/patients/pagination')).toMatchObject({
    status: 403,
    body: { code: 'password_change_required' },
  });
  const call = await firstSignIn(api, input);
  expect((await call('GET', '/patients/pagination')).status).toBe(200);
  expect((await call('GET', '/products/clinic/1')).status).toBe(403);
});

it.each([
  ['a text', { permissions: 'inventory, services,1', roles: undefined }],
  ['lists of both', { permissions: ['1', 'services'], roles: 'inventory' }],
  ['a menu', { permissions: 1, roles: undefined, subMenu: '["inventory","services"]' }],
])('understands rights as %s', async (_, rights) => {
  const sent = aStaffInput({
    ...rights,
    ...(rights.permissions === 1 ? { permissions: [1] } : {}),
  });
  const { body } = await (await api.login('mina'))('POST', '/auth/register', sent);
  expect({ sections: [...body.roles].sort(), levels: body.permissions.slice(-1) }).toEqual({
    sections: ['inventory', 'services'],
    levels: ['1'],
  });
});

it('gives sections without a level the levels of their maker, and smsPanel its stored name', async () => {
  const sent = aStaffInput({ roles: undefined, permissions: 'smsPanel' });
  const { body } = await (await api.login('mina'))('POST', '/auth/register', sent);
  expect(body.permissions).toEqual(['sms-panel', '1']);
});

it('says what text 3 says of what is missing or taken', async () => {
  const mina = await api.login('mina');
  const empty = await mina('POST', '/auth/register', { email: 'x', phoneNumber: '12' });
  expect(empty).toMatchObject({
    status: 400,
    body: {
      fields: {
        username: 'نام کاربری الزامی است',
        password: 'رمز عبور الزامی است',
        email: 'فرمت ایمیل نامعتبر است',
        phoneNumber: 'شماره تلفن باید 11 رقم باشد و با 09 شروع شود',
      },
    },
  });
  const first = aStaffInput();
  await mina('POST', '/auth/register', first);
  const again = (change: Record<string, unknown>) =>
    mina('POST', '/auth/register', aStaffInput(change)).then(({ status, body }) => [
      status,
      body.fields,
    ]);
  expect(await again({ username: first.username.toUpperCase() })).toEqual([
    409,
    { username: 'این نام کاربری قبلا در سیستم ثبت شده است' },
  ]);
  expect(await again({ email: first.email })).toEqual([
    409,
    { email: 'این ایمیل قبلا در سیستم ثبت شده است' },
  ]);
  expect(await again({ nationalCode: first.nationalCode })).toEqual([
    409,
    { nationalCode: 'این کد ملی قبلا ثبت شده است' },
  ]);
});

it.each([
  [{ username: 'نام فارسی' }, 'username'],
  [{ meta_rolesId: '' }, 'meta_rolesId'],
  [{ meta_rolesId: 987654 }, 'meta_rolesId'],
  [{ confirmPassword: 'another one' }, 'confirmPassword'],
  [{ permissions: ['no-such-section'] }, 'permissions'],
  [{ permissions: [5] }, 'permissions'],
  [{ password: 'password123' }, 'password'],
  [{ username: 'same_as_me', password: 'Same_As_Me' }, 'password'],
  [{ phoneNumber: '09121112299', password: '09121112299' }, 'password'],
  [{ gender: 'زن' }, 'gender'],
  [{ surprise: 1 }, 'surprise'],
])('refuses %p with 400', async (change, field) => {
  const answer = await (await api.login('mina'))('POST', '/auth/register', aStaffInput(change));
  expect({ status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({
    status: 400,
    fields: [field],
  });
});

it('gives a clashing system code a fresh one', async () => {
  const mina = await api.login('mina');
  const systemCode = 'U-1700000000000';
  await mina('POST', '/auth/register', aStaffInput({ systemCode }));
  const { status, body } = await mina('POST', '/auth/register', aStaffInput({ systemCode }));
  expect(status).toBe(201);
  expect(body.profile.systemCode).toMatch(/^U-\d+$/);
  expect(body.profile.systemCode).not.toBe(systemCode);
});

it('keeps a category and a main service only of doctors', async () => {
  const mina = await api.login('mina');
  const roles = (await mina('GET', '/metaRoles')).body.data as { id: number; name: string }[];
  const idOf = (name: string) => roles.find((role) => role.name === name)?.id;
  const [type] = (await mina('GET', '/doctorTypes')).body.data;
  const only = { doctor_typesId: type.id, main_service: 'ویزیت' };
  const doctor = await mina(
    'POST',
    '/auth/register',
    aStaffInput({ ...only, meta_rolesId: idOf('پزشک') }),
  );
  expect(doctor.body).toMatchObject({
    type: 'doctor',
    role: { name: 'پزشک' },
    roleId: idOf('پزشک'),
    doctor_typesId: type.id,
    doctor_type: type.name_en,
    main_service: 'ویزیت',
  });
  const other = aStaffInput({ ...only, type: 'staff', roleId: idOf('حسابدار') });
  expect((await mina('POST', '/auth/register', other)).body).toMatchObject({
    type: 'staff',
    doctor_typesId: null,
    doctor_type: null,
    main_service: null,
  });
});

it('makes one account for one key', async () => {
  const mina = await api.login('mina');
  const key = { 'idempotency-key': 'one-new-user' };
  const sent = aStaffInput();
  const answers = [
    await mina('POST', '/auth/register', sent, key),
    await mina('POST', '/auth/register', sent, key),
  ];
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
    [201, answers[0]?.body.id],
    [201, answers[0]?.body.id],
  ]);
});

it('asks in one sentence for what the short form lacks, a blank password included', async () => {
  const mina = await api.login('mina');
  const whole = {
    username: 'short_form',
    password: 'a good password',
    email: 'short@example.com',
    phoneNumber: '09121112266',
    permissions: 'services',
  };
  for (const field of Object.keys(whole)) {
    for (const value of ['', '          ', null, undefined]) {
      const sent = { ...whole, [field]: value };
      expect({ sent, ...(await mina('POST', '/users/create', sent)) }).toMatchObject({
        status: 400,
        body: { message: 'اطلاعات ناقص است. لطفا همه فیلدهای ضروری را تکمیل کنید.' },
      });
    }
  }
});

it('takes no password of spaces', async () => {
  const mina = await api.login('mina');
  const answer = await mina('POST', '/auth/register', aStaffInput({ password: '          ' }));
  expect(answer).toMatchObject({ status: 400, body: { message: 'رمز عبور الزامی است' } });
});
