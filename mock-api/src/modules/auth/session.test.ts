import { createHmac } from 'node:crypto';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const tokenOf = async (username: string): Promise<string> => {
  const body = { username, password: 'Ziba@1405' };
  return (await api.anyone('POST', '/auth/login', body)).body.token;
};

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('says again who is signed in', async () => {
  const call = await api.login('reception');
  expect(await call('GET', '/auth/me')).toMatchObject({
    status: 200,
    body: {
      user: { username: 'reception' },
      clinicData: { id: 1, account_status: 'active' },
      roles: [{ subMenu: '["appointments","patients"]' }],
      permissions: [2, 3],
    },
  });
});

it('ends a session at sign-out, at once and only that one', async () => {
  const [here, there] = [await api.login('mina'), await api.login('mina')];
  expect(await here('POST', '/auth/logout')).toMatchObject({ status: 200 });
  expect(await here('GET', '/auth/me')).toMatchObject({
    status: 401,
    body: {
      code: 'unauthenticated',
      message: 'زمان نشست شما به پایان رسید؛ لطفا مجددا وارد حساب کاربری خود شوید!',
    },
  });
  expect(await there('GET', '/auth/me')).toMatchObject({ status: 200 });
});

describe('a token', () => {
  it.each([
    ['none', undefined],
    ['unreadable', 'Bearer nonsense'],
    ['of another scheme', 'Basic bWluYTpaaWJh'],
    ['unsigned', `Bearer ${base64({ alg: 'none' })}.${base64({ sid: 'x', exp: 9e9 })}.`],
  ])('that is %s is refused', async (_, authorization) => {
    const headers = authorization ? { authorization } : undefined;
    expect(await api.anyone('GET', '/auth/me', undefined, headers)).toMatchObject({ status: 401 });
  });

  it('that was tampered with is refused', async () => {
    const [header = '', payload = '', signature = ''] = (await tokenOf('viewer')).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const longer = base64({ ...claims, exp: claims.exp + 60 });
    const forged = createHmac('sha256', 'guess').update(`${header}.${payload}`).digest('base64url');
    for (const token of [
      `${header}.${longer}.${signature}`,
      `${header}.${payload}.${forged}`,
      `${header}.${payload}`,
    ]) {
      expect(await api.withToken(token)('GET', '/auth/me')).toMatchObject({ status: 401 });
    }
  });

  it('that has expired is refused', async () => {
    const { sid } = JSON.parse(
      Buffer.from((await tokenOf('viewer')).split('.')[1] ?? '', 'base64url').toString(),
    );
    const expired = api.app.tokenFor(sid, new Date(Date.now() - 1000).toISOString());
    expect(await api.withToken(expired)('GET', '/auth/me')).toMatchObject({ status: 401 });
  });

  it('whose session has ended in the database is refused', async () => {
    const token = await tokenOf('viewer');
    await api.db.platform((tx) =>
      tx.query("update sessions set expires_at = app_now() - interval '1 s'"),
    );
    expect(await api.withToken(token)('GET', '/auth/me')).toMatchObject({ status: 401 });
  });
});

it('answers 403, not 401, to a user who is suspended while signed in', async () => {
  const call = await api.login('accountant');
  await api.db.platform((tx) =>
    tx.query("update users set account_status = 'suspended' where username = 'accountant'"),
  );
  expect(await call('GET', '/auth/me')).toMatchObject({
    status: 403,
    body: { code: 'account_disabled' },
  });
});

it('answers 403 to everybody of a clinic that is suspended while they are signed in', async () => {
  const clinic = api.newClinic();
  const call = clinic.as('all');
  expect(await call('GET', '/auth/me')).toMatchObject({ status: 200 });
  const id = await clinic.id();
  await api.db.platform((tx) =>
    tx.query("update clinics set account_status = 'suspended' where id = $1", [id]),
  );
  expect(await call('GET', '/auth/me')).toMatchObject({
    status: 403,
    body: { code: 'clinic_suspended' },
  });
});

it('answers 403 from the day on which the subscription has ended', async () => {
  const ended = { subscription_days: 30, subscription_start_date: '2020-01-01' };
  expect(await api.newClinic(ended).as('all')('GET', '/auth/me')).toMatchObject({
    status: 403,
    body: { code: 'subscription_expired' },
  });
});
