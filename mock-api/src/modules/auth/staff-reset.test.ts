import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

let last = 0;
/** An administrator with a phone of their own, and somebody of their clinic. */
async function clinicPair(columns: Record<string, unknown> = {}) {
  const phone = `0912555${String((last += 1)).padStart(4, '0')}`;
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin', columns: { phoneNumber: phone } });
  const user = clinic.as('read', { columns });
  return { phone, clinic, admin, user, path: `/users/${await user.userId()}/reset-password` };
}

async function codeAt(phone: string): Promise<string> {
  const { body } = await api.anyone('GET', `/sms/outbox?to=${phone}`);
  return /: (\d{6})/.exec(body.data[0].body)?.[1] ?? '';
}

it("sends the code to the administrator's own phone, masked in the answer", async () => {
  const { admin, phone, path } = await clinicPair();
  const { status, body } = await admin('POST', `${path}/code`);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { phoneNumber: `•••••••${phone.slice(-4)}`, expiresIn: 120, resendAfter: 120 },
  });
  expect(await codeAt(phone)).toMatch(/^\d{6}$/);
  expect(JSON.stringify(body)).not.toContain(await codeAt(phone));
});

it('sets the password with the code, signs the user out and asks them for another', async () => {
  const { admin, user, phone, path } = await clinicPair({ phoneNumber: '09127770000' });
  expect((await user('GET', '/auth/me')).status).toBe(200);
  await admin('POST', `${path}/code`);
  const verificationCode = (await codeAt(phone)).replace(/\d/g, (digit) =>
    String.fromCharCode(0x06f0 + Number(digit)),
  );
  const { status, body } = await admin('POST', path, {
    password: 'set by another',
    verificationCode,
  });
  expect({ status, body }).toMatchObject({ status: 200, body: { credentials_expired: true } });
  expect((await user('GET', '/auth/me')).status).toBe(401);
  const call = await api.login(body.username, 'set by another');
  expect((await call('GET', '/auth/me')).body.user.credentials_expired).toBe(true);
  const told = await api.anyone('GET', '/sms/outbox?to=09127770000');
  expect(told.body.data[0].body).toMatch(/رمز عبور شما تغییر کرد/);
  // A code serves once.
  const again = { password: 'and once more', verificationCode };
  expect((await admin('POST', path, again)).status).toBe(400);
});

it('says what is missing, weak or wrong', async () => {
  const { admin, phone, path } = await clinicPair();
  const fieldsOf = async (body: unknown) => (await admin('POST', path, body)).body.fields;
  expect(await fieldsOf({})).toEqual({
    password: 'رمز عبور الزامی است',
    verificationCode: 'کد تایید پیامک شده الزامی است',
  });
  expect(await fieldsOf({ password: 'short', verificationCode: '' })).toEqual({
    password: 'رمز عبور باید حداقل 8 کاراکتر باشد',
    verificationCode: 'کد تایید پیامک شده الزامی است',
  });
  await admin('POST', `${path}/code`);
  const verificationCode = await codeAt(phone);
  expect(await fieldsOf({ password: 'password1', verificationCode })).toHaveProperty('password');
  const wrong = verificationCode === '111111' ? '222222' : '111111';
  expect(await fieldsOf({ password: 'a good password', verificationCode: wrong })).toEqual({
    verificationCode: 'کد تایید صحیح نیست',
  });
});

it('ends a code after five wrong tries', async () => {
  const { admin, phone, path } = await clinicPair();
  await admin('POST', `${path}/code`);
  const right = await codeAt(phone);
  const wrong = right === '111111' ? '222222' : '111111';
  const attempt = (verificationCode: string) =>
    admin('POST', path, { password: 'a good password', verificationCode });
  for (let count = 0; count < 5; count += 1) expect((await attempt(wrong)).status).toBe(400);
  expect((await attempt(right)).status).toBe(400);
});

it('says that a code has expired', async () => {
  const { admin, phone, path } = await clinicPair();
  const adminId = await admin.userId();
  await admin('POST', `${path}/code`);
  const verificationCode = await codeAt(phone);
  await api.db.platform((tx) =>
    tx.query('update otp_requests set expires_at = app_now() where user_id = $1', [adminId]),
  );
  expect(
    await admin('POST', path, { password: 'a good password', verificationCode }),
  ).toMatchObject({
    status: 400,
    body: { fields: { verificationCode: 'مهلت کد تأیید تمام شده است؛ کد جدیدی بگیرید' } },
  });
});

it('has a code serve for the one user and the one administrator only', async () => {
  const { clinic, admin, phone, path } = await clinicPair();
  const other = clinic.as('all', { type: 'clinic_admin', columns: { phoneNumber: '09125559999' } });
  await admin('POST', `${path}/code`);
  const body = { password: 'a good password', verificationCode: await codeAt(phone) };
  expect((await other('POST', path, body)).status).toBe(400);
  const third = `/users/${await clinic.as('read').userId()}/reset-password`;
  expect((await admin('POST', third, body)).status).toBe(400);
  expect((await admin('POST', path, body)).status).toBe(200);
});

it('needs a phone, and does not send for ever', async () => {
  const clinic = api.newClinic();
  const path = `/users/${await clinic.as('read').userId()}/reset-password/code`;
  const phoneless = clinic.as('all', { type: 'clinic_admin' });
  expect(await phoneless('POST', path)).toMatchObject({ status: 409, body: { code: 'no_phone' } });

  const admin = clinic.as('all', { type: 'clinic_admin', columns: { phoneNumber: '09125558888' } });
  for (let count = 0; count < 20; count += 1) await admin('POST', path);
  const { status, headers } = await admin('POST', path);
  expect([status, Number(headers.get('retry-after'))]).toEqual([429, 3600]);
});

it('is closed to other clinics and to who may only read', async () => {
  const { clinic, path } = await clinicPair();
  const stranger = api.newClinic().as('all', { type: 'clinic_admin' });
  for (const [method, address] of [
    ['POST', path],
    ['POST', `${path}/code`],
    ['GET', `${path}/code`],
  ] as const) {
    const body = method === 'POST' ? {} : undefined;
    expect((await stranger(method, address, body)).status).toBe(404);
    expect((await clinic.as('read')(method, address, body)).status).toBe(403);
  }
});

it('takes the code that the user got for a forgotten password, once', async () => {
  const phoneNumber = '09127770099';
  const { admin, path } = await clinicPair({ phoneNumber, username: 'forgetful_one' });
  await api.anyone('POST', '/auth/forgot-password', { username: 'forgetful_one' });
  const sent = { password: 'set by another', verificationCode: await codeAt(phoneNumber) };
  expect((await admin('POST', path, sent)).status).toBe(200);
  expect((await admin('POST', path, sent)).status).toBe(400);
});

describe('the code that was sent last', () => {
  const none = { phoneNumber: null, resendAfter: 0, expiresIn: 0 };

  it('is known with its remaining time to who asked for it, for this user only, and never itself', async () => {
    const { clinic, admin, phone, path } = await clinicPair();
    expect(await admin('GET', `${path}/code`)).toMatchObject({ status: 200, body: none });
    await admin('POST', `${path}/code`);
    await api.db.platform(async (tx) =>
      tx.query(
        `update otp_requests set expires_at = app_now() + interval '45 seconds' where user_id = $1`,
        [await admin.userId()],
      ),
    );
    const { body } = await admin('GET', `${path}/code`);
    expect(body).toEqual({
      phoneNumber: `•••••••${phone.slice(-4)}`,
      resendAfter: body.expiresIn,
      expiresIn: expect.any(Number),
    });
    expect(body.expiresIn).toBeLessThanOrEqual(45);
    expect(body.expiresIn).toBeGreaterThan(30);

    const third = `/users/${await clinic.as('read').userId()}/reset-password/code`;
    expect((await admin('GET', third)).body).toEqual(none);
    const colleague = clinic.as('all', { type: 'clinic_admin' });
    expect((await colleague('GET', `${path}/code`)).body).toEqual(none);
  });

  it('is gone when it was used, and after five wrong tries', async () => {
    const used = await clinicPair();
    await used.admin('POST', `${used.path}/code`);
    const verificationCode = await codeAt(used.phone);
    await used.admin('POST', used.path, { password: 'set by another', verificationCode });
    expect((await used.admin('GET', `${used.path}/code`)).body).toEqual(none);

    const { admin, phone, path } = await clinicPair();
    await admin('POST', `${path}/code`);
    const wrong = (await codeAt(phone)) === '111111' ? '222222' : '111111';
    for (let count = 0; count < 5; count += 1) {
      await admin('POST', path, { password: 'set by another', verificationCode: wrong });
    }
    expect((await admin('GET', `${path}/code`)).body).toEqual(none);
  });
});
