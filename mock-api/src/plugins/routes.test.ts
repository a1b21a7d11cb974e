import { levels, type Need } from '@ziba/shared/contracts/permissions';
import type { Member } from '../lib/actor';
import type { TestUser } from '../testing/people';
import { sendTo, walkedRoutes, type Filling, type WalkedRoute } from '../testing/route-table';
import { publishToken, startApi, type TestApi } from '../testing/start-api';

/*
 * Walks every call of the API, whatever modules there are: a new route is in the walk by being
 * registered. What a call is excepted from follows from what it is, never from its address.
 */

let api: TestApi;
let routes: WalkedRoute[];
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  routes = walkedRoutes(api.app);
});
afterAll(() => api.stop());

/** Sends to each route, eight at a time, and answers those whose status is none of the expected. */
async function unlike(
  expected: number[],
  list: WalkedRoute[],
  fill: (route: WalkedRoute) => Filling | Promise<Filling>,
) {
  const wrong: string[] = [];
  const waiting = [...list];
  const worker = async () => {
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const { status, text } = await sendTo(api.address, route, await fill(route));
      if (!expected.includes(status)) wrong.push(`${route.name} ${status} ${text.slice(0, 120)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return wrong.sort();
}

const isGuarded = ({ allowed }: WalkedRoute) => allowed !== 'public' && allowed !== 'signed-in';
/** Support is a section that everybody has. */
const isOfEverybody = ({ allowed }: WalkedRoute) => [allowed].flat().includes('support');
const emptyBody = ({ method }: WalkedRoute) => (method === 'GET' ? undefined : '{}');

/** Signs in a user of the route's area: of the platform, or of a clinic without any row. */
function userOf(user: TestUser) {
  const clinic = api.newClinic().as({ type: 'clinic_admin', ...user }).token;
  const platform = api.platform(user).token;
  return ({ area }: WalkedRoute) => (area === 'admin' ? platform() : clinic());
}

async function mina(): Promise<{ token: string; member: Member }> {
  const { body } = await api.anyone('POST', '/auth/login', {
    username: 'mina',
    password: 'Ziba@1405',
  });
  const member = { userId: 2, clinicId: 1, type: 'clinic_admin', sections: 'all', levels: [1] };
  return {
    token: body.token,
    member: { ...member, sid: '', username: 'mina', expiresAt: '' } as Member,
  };
}

it('opens exactly these calls to anyone', () => {
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

it('answers 401 without a token, and with one that is none', async () => {
  const closed = routes.filter(({ allowed }) => allowed !== 'public');
  expect(closed.length).toBeGreaterThan(60);
  expect(await unlike([401], closed, (route) => ({ body: emptyBody(route) }))).toEqual([]);
  const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`;
  expect(
    await unlike([401], closed, (route) => ({ token: forged, body: emptyBody(route) })),
  ).toEqual([]);
});

it('answers 403 without the section, whatever the levels', async () => {
  const guarded = routes.filter((route) => isGuarded(route) && !isOfEverybody(route));
  const token = userOf({ sections: [], levels: [levels.all] });
  const fill = async (route: WalkedRoute) => ({
    token: await token(route),
    body: emptyBody(route),
  });
  expect(await unlike([403], guarded, fill)).toEqual([]);
});

it.each([
  ['read', []],
  ['write', [levels.read]],
  ['delete', [levels.read, levels.write]],
] as [Need, number[]][])(
  'answers 403 without the level to %s, whatever the sections',
  async (needed, granted) => {
    const guarded = routes.filter((route) => isGuarded(route) && route.need === needed);
    const token = userOf({ sections: ['all'], levels: granted });
    const fill = async (route: WalkedRoute) => ({
      token: await token(route),
      body: emptyBody(route),
    });
    expect(await unlike([403], guarded, fill)).toEqual([]);
  },
);

it('asks every writing call for more than the level to read', () => {
  const lax = routes.filter(
    (route) => route.method !== 'GET' && isGuarded(route) && route.need === 'read',
  );
  expect(lax.map(({ name }) => name)).toEqual([]);
  const deleting = routes.filter((route) => route.method === 'DELETE' && isGuarded(route));
  expect(deleting.filter(({ need }) => need !== 'delete').map(({ name }) => name)).toEqual([]);
});

it('answers 403 to members on the calls of the platform, and to the platform on those of clinics', async () => {
  const everything = { sections: ['all'], levels: [levels.all] };
  const member = api.newClinic().as({ type: 'clinic_admin', ...everything }).token;
  const operator = api.platform(everything).token;
  const other = routes.filter((route) => isGuarded(route) && route.area !== 'both');
  const fill = async (route: WalkedRoute) => ({
    token: await (route.area === 'admin' ? member() : operator()),
    body: emptyBody(route),
  });
  expect(await unlike([403], other, fill)).toEqual([]);
});

describe("everything of another clinic's answers 404", () => {
  const stranger = () => userOf({ sections: ['all'], levels: [levels.all] });
  const isOfMembers = ({ area, allowed }: WalkedRoute) => area !== 'admin' && allowed !== 'public';

  it('when the path names its clinic or one of its rows', async () => {
    const token = stranger();
    // Clinic 1 has the first row of every table.
    const owned = routes.filter(
      (route) => isOfMembers(route) && (route.ofClinic || route.ids.length > 0),
    );
    expect(owned.length).toBeGreaterThan(30);
    const fill = async (route: WalkedRoute) => ({
      token: await token(route),
      body: emptyBody(route),
    });
    expect(await unlike([404], owned, fill)).toEqual([]);
  });

  it('when the query names its clinic', async () => {
    const token = stranger();
    for (const name of ['clinicId', 'clinic_id']) {
      const naming = routes.filter(
        (route) => isOfMembers(route) && route.queryFields.includes(name) && !route.ofClinic,
      );
      const fill = async (route: WalkedRoute) => ({
        token: await token(route),
        query: `?${name}=1`,
        body: emptyBody(route),
      });
      expect(await unlike([404], naming, fill)).toEqual([]);
    }
  });
});

it.each(['99999999999', '0', '-1', 'x', '1.5', '%00'])('answers 400 to %s as an id', async (id) => {
  const { token } = await mina();
  const operator = api.platform().token;
  const owned = routes.filter(({ ids, allowed }) => ids.length > 0 && allowed !== 'public');
  const fill = async (route: WalkedRoute) => ({
    token: route.area === 'admin' ? await operator() : token,
    params: (name: string) => (name === 'clinicId' ? '1' : decodeURIComponent(id)),
    body: emptyBody(route),
  });
  expect(await unlike([400], owned, fill)).toEqual([]);
});

describe('a body that does not fit answers 400', () => {
  /** Routes with a JSON body; the others are actions without one, and forms with files. */
  const withBody = () => routes.filter(({ schema }) => schema.body !== undefined);

  let token: string;
  const known = new Map<WalkedRoute, string>();
  /** Of what the demo data have none, 404 is all that a body can meet: such a call is left out. */
  const targets = () => [...known.keys()];

  beforeAll(async () => {
    const caller = await mina();
    token = caller.token;
    const rowOf = async ({ area, row }: WalkedRoute) => {
      if (area === 'admin' || !row) return '1';
      for (let id = 1; id <= 300; id += 1) if (await row.has(caller.member, id)) return String(id);
      return undefined;
    };
    for (const route of withBody()) {
      const id = await rowOf(route);
      if (id !== undefined) known.set(route, id);
    }
    expect(targets().length).toBeGreaterThan(withBody().length - 6);
    expect(targets().length).toBeGreaterThan(40);
  }, 60_000);

  /** Names rows that the caller has, so that nothing is missing before the body is looked at. */
  async function fill(route: WalkedRoute, body: string) {
    const params = (name: string) => (name === 'clinicId' ? '1' : (known.get(route) ?? '1'));
    // An open call that asks for a token nevertheless asks for that of who publishes.
    if (route.allowed === 'public') {
      const { status } = await sendTo(api.address, route, { params, body });
      return { token: status === 401 ? publishToken : undefined, params, body };
    }
    return { token: route.area === 'admin' ? await api.platform().token() : token, params, body };
  }

  it.each(['{', '[]', '"text"', '7', 'null', '{"a":1,}', '{"__proto__":{"a":1}}'])(
    '%s',
    async (body) => {
      expect(await unlike([400], targets(), (route) => fill(route, body))).toEqual([]);
    },
  );

  it('with a field that nobody knows, which it names', async () => {
    const silent: string[] = [];
    for (const route of targets()) {
      const { status, text } = await sendTo(
        api.address,
        route,
        await fill(route, '{"no_such_field":1}'),
      );
      if (status !== 400 || !text.includes('"no_such_field":'))
        silent.push(`${route.name} ${status} ${text.slice(0, 120)}`);
    }
    expect(silent).toEqual([]);
  });
});
