import { platformType } from '@ziba/shared/contracts/permissions';
import type { Answer, Call } from '../../testing/call';
import { aRelease, aSection, publish } from '../../testing/releases';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await publish(api.anyone, aRelease('mfe-a', '1.0.0', [aSection('inventory')]));
});
afterAll(() => api.stop());

const wanted = { remote: 'mfe-a', address: 'http://localhost:4100' };
const begin = (call: Call, body: object = wanted) => call('POST', '/registry/override', body);
const cookieOf = (answer: Answer) => answer.headers.get('set-cookie') ?? '';
const sent = (cookie: string) => ({ cookie: `scheme=dark; ${cookie.split(';')[0]}` });

async function newDeveloper() {
  const member = api.newClinic().as('read');
  const username = (await member('GET', '/auth/me')).body.user.username as string;
  const { status, body } = await api.platform()('POST', '/registry/developers', { username });
  expect(status).toBe(201);
  return { member, username, userId: body.user_id as number };
}

it('lets a developer see a remote of their own machine, only in that browser and for themselves', async () => {
  const { member } = await newDeveloper();
  const usual = await member('GET', '/registry');
  const begun = await begin(member);
  const override = { remote: 'mfe-a', address: 'http://localhost:4100/' };
  expect(begun).toMatchObject({ status: 200, body: override });
  const cookie = cookieOf(begun);
  expect(cookie).toMatch(/^ziba_override=\S+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800$/);

  const { body: plan } = await member('GET', '/registry', undefined, sent(cookie));
  expect(plan).toEqual({ ...usual.body, plan: expect.any(String), override });
  expect(plan.plan).not.toBe(usual.body.plan);
  expect((await member('GET', '/registry')).body).toEqual(usual.body);
  const other = await api.newClinic().as('read')('GET', '/registry', undefined, sent(cookie));
  expect(other.body).not.toHaveProperty('override');

  const ended = await member('DELETE', '/registry/override');
  expect(cookieOf(ended)).toMatch(/^ziba_override=; .*Max-Age=0$/);
});

it('is refused for every other account, whatever its rights are', async () => {
  const admin = api.newClinic().as('all', { type: 'clinic_admin' });
  for (const call of [admin, api.platform({ type: platformType })]) {
    const answer = await begin(call);
    expect(answer).toMatchObject({ status: 403, body: { code: 'override_denied' } });
    expect(cookieOf(answer)).toBe('');
  }
});

it.each([
  'http://evil.example:4100/',
  'http://localhost.evil.example:4100/',
  'http://localhost:4100@evil.example/',
  'http://localhost:4100/x',
  'ftp://localhost:4100/',
  'http://localhost:99999/',
])('is refused for %s, which is not an address of the own machine', async (address) => {
  const { member } = await newDeveloper();
  expect(await begin(member, { ...wanted, address })).toMatchObject({ status: 400 });
});

it('ends when the permission is removed, and is ignored with a wrong signature', async () => {
  const { member, userId, username } = await newDeveloper();
  const cookie = cookieOf(await begin(member)).split(';')[0] ?? '';
  const overrideWith = async (text: string) =>
    (await member('GET', '/registry', undefined, sent(text))).body.override;
  expect(await overrideWith(cookie)).toBeDefined();
  const [value, signature] = cookie.slice('ziba_override='.length).split('.');
  const told = JSON.parse(Buffer.from(value ?? '', 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...told, remote: 'mfe-b' })).toString('base64url');
  expect(await overrideWith(`ziba_override=${forged}.${signature}`)).toBeUndefined();

  const operator = api.platform();
  const { body } = await operator('GET', '/registry/developers');
  expect(body.data).toContainEqual(expect.objectContaining({ user_id: userId, username }));
  expect((await operator('DELETE', `/registry/developers/${userId}`)).status).toBe(200);
  expect(await overrideWith(cookie)).toBeUndefined();
  expect((await operator('DELETE', `/registry/developers/${userId}`)).status).toBe(404);
});

it('does not name a developer whom it does not find', async () => {
  const answer = await api.platform()('POST', '/registry/developers', { username: 'nobody' });
  expect(answer).toMatchObject({
    status: 400,
    body: { fields: { username: 'کاربری با این نام یافت نشد' } },
  });
});
