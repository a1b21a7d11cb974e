import type { Call } from '../testing/call';
import { startApi, type TestApi } from '../testing/start-api';
import type { ListedRoute } from './allow';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const calls = () =>
  api.app.routeTable
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/'))
    .map((route) => ({ ...route, url: route.url.slice('/api'.length) }));

const send = (call: Call, { method, url }: ListedRoute, id = '1') =>
  call(method, url.replace(/:\w+/g, id), method === 'GET' ? undefined : {});

const outcomes = async (routes: ListedRoute[], call: Call) =>
  Promise.all(
    routes.map(async (route) => `${route.method} ${route.url} ${(await send(call, route)).status}`),
  );

it('opens exactly these calls to anyone', () => {
  const open = calls().filter(({ allowed }) => allowed === 'public');
  expect(open.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    'GET /auth/check-email',
    'GET /auth/check-username',
    'GET /files/:name',
    'GET /health',
    'GET /registry/public',
    'GET /registry/releases',
    'GET /settings/general',
    'GET /sms/outbox',
    'POST /auth/forgot-password',
    'POST /auth/login',
    'POST /auth/register',
    'POST /auth/reset-password',
    'POST /auth/verify-reset-code',
    'POST /registry/releases',
  ]);
});

it('answers 401 without a token to every other call', async () => {
  const closed = calls().filter(({ allowed }) => allowed !== 'public');
  expect(closed.length).toBeGreaterThan(40);
  const others = (await outcomes(closed, api.anyone)).filter(
    (outcome) => !outcome.endsWith(' 401'),
  );
  expect(others).toEqual([]);
});

it('answers 403 to a user without sections and levels wherever sections are asked for', async () => {
  const nobody = api.newClinic().as({ sections: [], levels: [] });
  const guarded = calls().filter(({ allowed }) => allowed !== 'public' && allowed !== 'signed-in');
  const others = (await outcomes(guarded, nobody)).filter((outcome) => !outcome.endsWith(' 403'));
  expect(others).toEqual([]);
});

it("answers 404 to everything of another clinic's, reading and writing", async () => {
  const stranger = await api.login('nima');
  const owned = calls().filter(
    ({ url, allowed, area }) =>
      allowed !== 'public' && area !== 'admin' && /:(id|clinicId)\b/.test(url),
  );
  expect(owned.length).toBeGreaterThan(15);
  // Clinic 1 has the first row of every table.
  const others = (await outcomes(owned, stranger)).filter((outcome) => !outcome.endsWith(' 404'));
  expect(others).toEqual([]);
});

it('answers 400 to an id that is none', async () => {
  const owner = await api.login('mina');
  const owned = calls().filter(
    ({ url, allowed, area }) => allowed !== 'public' && area !== 'admin' && /:id\b/.test(url),
  );
  for (const route of owned) {
    const { status } = await send(owner, route, '99999999999');
    expect([`${route.method} ${route.url}`, status]).toEqual([`${route.method} ${route.url}`, 400]);
  }
});
