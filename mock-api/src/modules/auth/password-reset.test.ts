import { aStaffInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeEach(async () => {
  api = await startApi({ data: 'demo' });
});
afterEach(() => api.stop());

const post = (path: string, body: unknown) => api.anyone('POST', `/auth/${path}`, body);
const forgot = (username: string) => post('forgot-password', { username });

const phoneOf = async (username: string): Promise<string> => {
  const rows = await api.db.platform((tx) =>
    tx.query<{ phoneNumber: string }>('select "phoneNumber" from users where username = $1', [
      username,
    ]),
  );
  return rows[0]?.phoneNumber ?? '';
};

const sentTo = async (username: string) => {
  const { body } = await api.anyone('GET', `/sms/outbox?to=${await phoneOf(username)}`);
  return body.data as { body: string }[];
};

const codeFor = async (username: string) =>
  /\d{6}/.exec((await sentTo(username))[0]?.body ?? '')?.[0] ?? '';

/** As if so many seconds had passed since the codes were sent. */
const later = (seconds: number) =>
  api.db.platform((tx) =>
    tx.query(
      `update otp_requests set created_at = created_at - make_interval(secs => $1),
         expires_at = expires_at - make_interval(secs => $1),
         used_at = used_at - make_interval(secs => $1)`,
      [seconds],
    ),
  );

const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');

it('sends a code, exchanges it and sets the new password', async () => {
  const { body: sent } = await forgot('mina');
  const phone = await phoneOf('mina');
  expect(sent).toEqual({
    requestId: expect.any(String),
    phoneNumber: `•••••••${phone.slice(-4)}`,
    resendAfter: 60,
    expiresIn: 300,
  });
  const code = await codeFor('mina');
  const verified = await post('verify-reset-code', { requestId: sent.requestId, code });
  expect(verified).toMatchObject({ status: 200, body: { resetToken: expect.any(String) } });
  const reset = {
    username: 'mina',
    confirmationCode: verified.body.resetToken,
    newPassword: 'another password',
  };
  expect(await post('reset-password', reset)).toMatchObject({ status: 200 });

  expect(await post('login', { username: 'mina', password: 'Ziba@1405' })).toMatchObject({
    status: 401,
  });
  expect(await post('login', { username: 'mina', password: 'another password' })).toMatchObject({
    status: 200,
  });
  const again = { ...reset, newPassword: 'yet another password' };
  expect(await post('reset-password', again)).toMatchObject({ status: 400 });
});

it('refuses a new password that anybody could guess, and keeps the code', async () => {
  const { body: sent } = await forgot('mina');
  const code = await codeFor('mina');
  const { body } = await post('verify-reset-code', { requestId: sent.requestId, code });
  const reset = (newPassword: string) =>
    post('reset-password', { username: 'mina', confirmationCode: body.resetToken, newPassword });
  expect(await reset('12345678')).toMatchObject({
    status: 400,
    body: { fields: { newPassword: 'این رمز عبور بسیار رایج است؛ رمز دیگری انتخاب کنید' } },
  });
  expect((await reset(await phoneOf('mina'))).status).toBe(400);
  expect((await reset('a much better one')).status).toBe(200);
});

it('takes no code of an account that had the username before', async () => {
  const admin = api.newClinic().as('all', { type: 'clinic_admin' });
  const person = aStaffInput();
  const id = await created(admin, '/auth/register', person);
  const { body: sent } = await forgot(person.username);
  const code = await codeFor(person.username);
  const { body } = await post('verify-reset-code', { requestId: sent.requestId, code });
  await admin('DELETE', `/users/${id}`);
  await created(admin, '/auth/register', person);
  const reset = {
    username: person.username,
    confirmationCode: body.resetToken,
    newPassword: 'the password of another',
  };
  expect(await post('reset-password', reset)).toMatchObject({ status: 400 });
});

describe('whose answer was lost', () => {
  const requestId = '0b9d7f64-5b0e-4c52-9d44-7a1f0f5f3c11';
  const forgotWith = (username: string) => post('forgot-password', { username, requestId });

  it.each(['mina', 'nobody_of_that_name'])(
    'sends %s one code for the same request',
    async (name) => {
      const first = await forgotWith(name);
      expect(first).toMatchObject({ status: 200, body: { requestId } });
      await later(20);
      const again = await forgotWith(name.toUpperCase());
      expect(again).toMatchObject({
        status: 200,
        body: { requestId, phoneNumber: first.body.phoneNumber },
      });
      expect(again.body.resendAfter).toBeLessThanOrEqual(40);
      expect(again.body.expiresIn).toBeLessThanOrEqual(280);
      if (name === 'mina') expect(await sentTo(name)).toHaveLength(1);
    },
  );

  it('sends another code for a request whose code is too old', async () => {
    await forgotWith('mina');
    await later(301);
    const { status, body } = await forgotWith('mina');
    expect(status).toBe(200);
    expect(body.requestId).not.toBe(requestId);
    const code = await codeFor('mina');
    expect(await post('verify-reset-code', { requestId: body.requestId, code })).toMatchObject({
      status: 200,
    });
  });

  it('answers nobody else for a request that another username made', async () => {
    await forgotWith('mina');
    const { body } = await forgotWith('dr_sara');
    expect(body.requestId).not.toBe(requestId);
  });

  it('takes the new password again with the same token, and changes nothing', async () => {
    const { body } = await forgot('mina');
    const code = await codeFor('mina');
    const verified = await post('verify-reset-code', { requestId: body.requestId, code });
    const confirmationCode = verified.body.resetToken;
    const reset = { username: 'mina', confirmationCode, newPassword: 'another password' };
    expect(await post('reset-password', reset)).toMatchObject({ status: 200 });
    const said = (await sentTo('mina')).length;
    const signedIn = { username: 'mina', password: 'another password' };
    const { body: session } = await post('login', signedIn);

    expect(await post('reset-password', reset)).toMatchObject({ status: 200 });
    expect(await sentTo('mina')).toHaveLength(said);
    const headers = { authorization: `Bearer ${session.token}` };
    expect(await api.anyone('GET', '/auth/me', undefined, headers)).toMatchObject({ status: 200 });

    for (const other of [
      { ...reset, newPassword: 'yet another password' },
      { ...reset, confirmationCode: code },
    ]) {
      expect(await post('reset-password', other)).toMatchObject({ status: 400 });
    }
    await later(601);
    expect(await post('reset-password', reset)).toMatchObject({ status: 400 });
  });
});

it('takes the code itself too, in Persian digits, signs out everywhere and tells the owner', async () => {
  const elsewhere = await api.login('mina');
  await forgot('mina');
  const code = (await codeFor('mina')).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
  const reset = { username: 'mina', confirmationCode: code, newPassword: 'another password' };
  expect(await post('reset-password', reset)).toMatchObject({ status: 200 });
  expect(await elsewhere('GET', '/auth/me')).toMatchObject({ status: 401 });
  expect((await sentTo('mina'))[0]?.body).toContain('رمز عبور شما تغییر کرد');
});

it('answers an unknown username exactly like a known one', async () => {
  const known = await forgot('mina');
  const unknown = await forgot('nobody_of_that_name');
  expect(unknown.status).toBe(known.status);
  expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
  expect(unknown.body.phoneNumber).toMatch(/^•••••••\d{4}$/);
  expect(await forgot('nobody_of_that_name')).toMatchObject({ status: 429 });
  const reset = {
    username: 'nobody_of_that_name',
    confirmationCode: '123456',
    newPassword: 'another password',
  };
  expect(await post('reset-password', reset)).toMatchObject({
    status: 400,
    body: { fields: { confirmationCode: 'کد تایید صحیح نیست' } },
  });
});

it('sends another code only after a minute, and then the first one is void', async () => {
  const { body: first } = await forgot('mina');
  const firstCode = await codeFor('mina');
  const tooEarly = await forgot('mina');
  expect(tooEarly.status).toBe(429);
  expect(Number(tooEarly.headers.get('retry-after'))).toBeGreaterThan(50);

  await later(61);
  expect(await forgot('mina')).toMatchObject({ status: 200 });
  const old = { requestId: first.requestId, code: firstCode };
  expect(await post('verify-reset-code', old)).toMatchObject({ status: 400 });
});

it('sends one code when two are asked for at once', async () => {
  const answers = await Promise.all([forgot('mina'), forgot('mina'), forgot('mina')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  expect(await sentTo('mina')).toHaveLength(1);
});

it('sends at most three codes an hour to one user', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect(await forgot('mina')).toMatchObject({ status: 200 });
    await later(61);
  }
  expect(await forgot('mina')).toMatchObject({ status: 429 });
});

it('takes no code after five wrong ones', async () => {
  const { body } = await forgot('mina');
  const code = await codeFor('mina');
  for (let count = 0; count < 5; count += 1) {
    const wrong = { requestId: body.requestId, code: otherCode(code) };
    expect(await post('verify-reset-code', wrong)).toMatchObject({
      status: 400,
      body: { fields: { code: 'کد تایید صحیح نیست' } },
    });
  }
  const right = { requestId: body.requestId, code };
  const direct = { username: 'mina', confirmationCode: code, newPassword: 'another password' };
  for (const refused of [
    await post('verify-reset-code', right),
    await post('reset-password', direct),
  ]) {
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_codes' } });
    expect(refused.body.message).toMatch(/کد.*ثانیه دیگر/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }

  await later(61);
  expect(await forgot('mina')).toMatchObject({ status: 200 });
  const fresh = { ...direct, confirmationCode: await codeFor('mina') };
  expect(await post('reset-password', fresh)).toMatchObject({ status: 200 });
});

it('counts wrong codes of an unknown username alike', async () => {
  const { body } = await forgot('nobody_of_that_name');
  const attempt = () => post('verify-reset-code', { requestId: body.requestId, code: '123456' });
  for (let count = 0; count < 5; count += 1) expect(await attempt()).toMatchObject({ status: 400 });
  expect(await attempt()).toMatchObject({ status: 429 });
});

it('takes no code after five minutes', async () => {
  const { body } = await forgot('mina');
  const code = await codeFor('mina');
  await later(301);
  const late = { requestId: body.requestId, code };
  expect(await post('verify-reset-code', late)).toMatchObject({ status: 400 });
});

it('keeps neither code nor token readable', async () => {
  await forgot('mina');
  const code = await codeFor('mina');
  const rows = await api.db.platform((tx) => tx.query('select * from otp_requests'));
  expect(JSON.stringify(rows.map(({ id: _, ...row }) => row))).not.toContain(`"${code}"`);
});

it('refuses a short new password at the field', async () => {
  const reset = { username: 'mina', confirmationCode: '123456', newPassword: 'short' };
  expect(await post('reset-password', reset)).toMatchObject({
    status: 400,
    body: { fields: { newPassword: 'رمز عبور باید حداقل 8 کاراکتر باشد' } },
  });
});
