import { throttlesOf } from '../../data/shared-throttle';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const expiryOf = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp;

describe('refreshing', () => {
  it('extends the session; both tokens name it, and signing out ends both', async () => {
    const member = api.newClinic().as('read');
    const { status, body } = await member('POST', '/auth/refresh');
    expect({ status, body }).toMatchObject({ status: 200, body: { permissions: [2] } });
    expect(expiryOf(body.token) * 1000).toBeGreaterThan(Date.now() + 479 * 60_000);
    expect(Math.abs(expiryOf(body.token) * 1000 - Date.parse(body.expires_at))).toBeLessThan(2000);
    expect((await member('GET', '/auth/me')).body.expires_at).toBe(body.expires_at);

    const renewed = api.withToken(body.token);
    expect((await renewed('POST', '/auth/logout')).status).toBe(200);
    expect((await renewed('GET', '/auth/me')).status).toBe(401);
    expect((await member('GET', '/auth/me')).status).toBe(401);
  });

  it('ends seven days after the sign-in, however often it is done', async () => {
    const member = api.newClinic().as('read');
    const id = await member.userId();
    await member('GET', '/auth/me');
    await api.db.platform((tx) =>
      tx.query(
        `update sessions set created_at = app_now() - interval '7 days' + interval '90 minutes'
         where user_id = $1`,
        [id],
      ),
    );
    const { body } = await member('POST', '/auth/refresh');
    expect(Date.parse(body.expires_at)).toBeLessThan(Date.now() + 91 * 60_000);
  });
});

describe('the own sessions', () => {
  it('are listed, the one that asks marked, and end one by one', async () => {
    const [here, there] = [await api.login('dr_sara'), await api.login('dr_sara')];
    const { body } = await here('GET', '/auth/sessions');
    expect(body.data).toHaveLength(2);
    expect(body.data.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      ip: expect.any(String),
      last_seen_at: expect.any(String),
    });

    const other = body.data.find(({ current }: { current: boolean }) => !current);
    expect((await here('DELETE', `/auth/sessions/${other.id}`)).status).toBe(200);
    expect((await there('GET', '/auth/me')).status).toBe(401);
    expect((await here('GET', '/auth/me')).status).toBe(200);
    expect((await here('DELETE', `/auth/sessions/${other.id}`)).status).toBe(404);
  });

  it("do not include anybody else's", async () => {
    const mina = await api.login('mina');
    const [own] = (await mina('GET', '/auth/sessions')).body.data;
    const nima = await api.login('nima');
    expect((await nima('DELETE', `/auth/sessions/${own.id}`)).status).toBe(404);
    expect((await nima('DELETE', '/auth/sessions/7')).status).toBe(400);
    expect((await mina('GET', '/auth/me')).status).toBe(200);
  });
});

describe('the own password', () => {
  const change = { currentPassword: 'Ziba@1405', newPassword: 'quite another one' };

  it('changes with the current one, and ends the other sessions', async () => {
    const [here, there] = [await api.login('accountant'), await api.login('accountant')];
    expect((await here('POST', '/auth/password', change)).status).toBe(200);
    expect((await here('GET', '/auth/me')).status).toBe(200);
    expect((await there('GET', '/auth/me')).status).toBe(401);
    await api.login('accountant', 'quite another one');
  });

  it('may be sent again after a lost answer', async () => {
    const call = await api.login('dr_leila');
    expect((await call('POST', '/auth/password', change)).status).toBe(200);
    expect((await call('POST', '/auth/password', change)).status).toBe(200);
  });

  it('needs the current one and a good new one', async () => {
    const call = await api.login('viewer');
    const fieldsOf = async (body: unknown) => {
      const answer = await call('POST', '/auth/password', body);
      return [answer.status, answer.body.fields];
    };
    expect(await fieldsOf({ newPassword: 'short' })).toEqual([
      400,
      {
        currentPassword: 'رمز عبور فعلی الزامی است',
        newPassword: 'رمز عبور باید حداقل 8 کاراکتر باشد',
      },
    ]);
    expect(await fieldsOf({ ...change, currentPassword: 'wrong' })).toEqual([
      400,
      { currentPassword: 'رمز عبور فعلی اشتباه است' },
    ]);
    expect(await fieldsOf({ ...change, newPassword: 'qwertyuiop' })).toEqual([
      400,
      { newPassword: 'این رمز عبور بسیار رایج است؛ رمز دیگری انتخاب کنید' },
    ]);
  });

  it('is not guessed through a session that somebody left open', async () => {
    const call = await api.login('storekeeper');
    const wrong = { ...change, currentPassword: 'wrong' };
    for (let count = 0; count < 5; count += 1) await call('POST', '/auth/password', wrong);
    const { status, headers } = await call('POST', '/auth/password', change);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(590);
  });
});

it('counts failures of all processes together', async () => {
  // Another process has objects of its own on the same database.
  const other = throttlesOf(api.db).loginUser;
  const key = 'reception';
  for (let count = 0; count < 5; count += 1) expect(await other.take(key)).toHaveProperty('mark');
  const login = { username: 'Reception', password: 'Ziba@1405' };
  expect((await api.anyone('POST', '/auth/login', login)).status).toBe(429);
  await other.clear(key);
  expect((await api.anyone('POST', '/auth/login', login)).status).toBe(200);
});
