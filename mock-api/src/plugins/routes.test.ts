import { levels, type Need } from '@ziba/shared/contracts/permissions';
import { walkedRoutes, type WalkedRoute } from '../testing/route-table';
import { startApi, type TestApi } from '../testing/start-api';
import { emptyBody, isOfMembers, unlike, userOf } from '../testing/walk';

/*
 * Calls every route of the API of all modules; a new route is included when it is registered. Exceptions depend on what
 * a call does, never on its address.
 */

let api: TestApi;
let routes: WalkedRoute[];
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  routes = walkedRoutes(api.app);
});
afterAll(() => api.stop());

const unlikeOf = (...rest: Tail<Parameters<typeof unlike>>) => unlike(api, ...rest);
type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

const isGuarded = ({ allowed }: WalkedRoute) => allowed !== 'public' && allowed !== 'signed-in';
/** Support is a section that everybody has. */
const isOfEverybody = ({ allowed }: WalkedRoute) => [allowed].flat().includes('support');

it('allows exactly these calls without sign-in', () => {
  const open = routes.filter(({ allowed }) => allowed === 'public');
  expect(open.map(({ name }) => name).sort()).toEqual([
    'GET /auth/check-email',
    'GET /auth/check-username',
    'GET /docs',
    'GET /docs/style.css',
    'GET /files/:name',
    'GET /health',
    'GET /metrics',
    'GET /openapi.json',
    'GET /registry/fallback/:remote',
    'GET /registry/public',
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

const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`;

it.each([
  ['without a token', undefined],
  ['with a token that is none', forged],
])('answers 401 %s', async (_, token) => {
  const closed = routes.filter(({ allowed }) => allowed !== 'public');
  expect(closed.length).toBeGreaterThan(60);
  const fill = (route: WalkedRoute) => ({ token, body: emptyBody(route) });
  expect(await unlikeOf(401, closed, fill)).toEqual([]);
});

it('answers 403 without the section, whatever the levels are', async () => {
  const guarded = routes.filter((route) => isGuarded(route) && !isOfEverybody(route));
  const token = userOf(api, { sections: [], levels: [levels.all] });
  const fill = async (route: WalkedRoute) => ({
    token: await token(route),
    body: emptyBody(route),
  });
  expect(await unlikeOf(403, guarded, fill)).toEqual([]);
});

it.each([
  ['read', []],
  ['write', [levels.read]],
  ['delete', [levels.read, levels.write]],
] as [Need, number[]][])(
  'answers 403 without the level to %s, whatever the sections are',
  async (needed, granted) => {
    const guarded = routes.filter((route) => isGuarded(route) && route.need === needed);
    const token = userOf(api, { sections: ['all'], levels: granted });
    const fill = async (route: WalkedRoute) => ({
      token: await token(route),
      body: emptyBody(route),
    });
    expect(await unlikeOf(403, guarded, fill)).toEqual([]);
  },
);

it('requires for every writing call more than the level to read', () => {
  const lax = routes.filter(
    (route) => route.method !== 'GET' && isGuarded(route) && route.need === 'read',
  );
  expect(lax.map(({ name }) => name)).toEqual([]);
  const deleting = routes.filter((route) => route.method === 'DELETE' && isGuarded(route));
  expect(deleting.filter(({ need }) => need !== 'delete').map(({ name }) => name)).toEqual([]);
});

it('answers 403 to members on calls of the platform, and to the platform on calls of clinics', async () => {
  const everything = { sections: ['all'], levels: [levels.all] };
  const member = api.newClinic().as({ type: 'clinic_admin', ...everything }).token;
  const operator = api.platform(everything).token;
  const other = routes.filter((route) => isGuarded(route) && route.area !== 'both');
  const fill = async (route: WalkedRoute) => ({
    token: await (route.area === 'admin' ? member() : operator()),
    body: emptyBody(route),
  });
  expect(await unlikeOf(403, other, fill)).toEqual([]);
});

it('answers 404 when the path names another clinic, or one of its rows', async () => {
  const token = userOf(api, { sections: ['all'], levels: [levels.all] });
  // Clinic 1 has the first row of every table.
  const owned = routes.filter(
    (route) => isOfMembers(route) && (route.ofClinic || route.ids.length > 0),
  );
  expect(owned.length).toBeGreaterThan(30);
  const fill = async (route: WalkedRoute) => ({
    token: await token(route),
    body: emptyBody(route),
  });
  expect(await unlikeOf(404, owned, fill)).toEqual([]);
});
