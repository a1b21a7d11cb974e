import { todayInTehran } from '../lib/tehran';
import { sendTo, walkedRoutes, type Filling, type WalkedRoute } from '../testing/route-table';
import { publishToken, startApi, type TestApi } from '../testing/start-api';
import { adminOfDemo, emptyBody, isOfMembers, unlike, type Caller } from '../testing/walk';

/*
 * Sends invalid input to every route of the API, as a user who may call it and has the rows. The schemas of the routes
 * decide what is invalid.
 */

let api: TestApi;
let routes: WalkedRoute[];
let caller: Caller;
/** A row of the caller's that the route accepts. */
const known = new Map<WalkedRoute, string>();
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  routes = walkedRoutes(api.app);
  caller = await adminOfDemo(api);
  for (const route of routes) {
    const id = await caller.idFor(route);
    if (id !== undefined) known.set(route, id);
  }
}, 60_000);
afterAll(() => api.stop());

/** Uses the caller's own clinic and rows, so that nothing is missing before the input is checked. */
const paramsOf = (route: WalkedRoute) => (name: string) => {
  if (name === 'date') return todayInTehran();
  return name === 'clinicId' ? '1' : (known.get(route) ?? '1');
};
const unlikeOf = (...rest: Tail<Parameters<typeof unlike>>) => unlike(api, ...rest);
type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

it.each(['99999999999', '0', '-1', 'x', '1.5', '%00'])('answers 400 to %s as an id', async (id) => {
  const owned = routes.filter(({ ids, allowed }) => ids.length > 0 && allowed !== 'public');
  const fill = async (route: WalkedRoute) => ({
    token: await caller.tokenFor(route),
    params: (name: string) => (name === 'clinicId' ? '1' : decodeURIComponent(id)),
    body: emptyBody(route),
  });
  expect(await unlikeOf(400, owned, fill)).toEqual([]);
});

describe('a query', () => {
  const asking = (query: string) => async (route: WalkedRoute) => ({
    token: route.allowed === 'public' ? undefined : await caller.tokenFor(route),
    params: paramsOf(route),
    query,
  });

  it('with an unknown field is answered with 400, which names it', async () => {
    const queried = routes.filter(({ schema }) => schema.querystring !== undefined);
    expect(queried.length).toBeGreaterThan(50);
    const wrong = await unlikeOf(400, queried, asking('?no_such_field=1'), '"no_such_field":');
    expect(wrong).toEqual([]);
  });

  it.each(['clinicId', 'clinic_id'])(
    "with another clinic's %s is answered with 404",
    async (name) => {
      const naming = routes.filter((route) => isOfMembers(route) && route.method === 'GET');
      expect(await unlikeOf(404, naming, asking(`?${name}=2`))).toEqual([]);
    },
  );

  it.each(['clinicId', 'clinic_id'])('may contain the own %s', async (name) => {
    const naming = routes.filter((route) => isOfMembers(route) && route.schema.querystring);
    const own = asking(`?${name}=1&no_such_field=1`);
    expect(await unlikeOf(400, naming, own, '"no_such_field":')).toEqual([]);
  });
});

describe('a body', () => {
  /** Routes with a JSON body; the others are actions without one, and forms with files. */
  const withBody = () => routes.filter(({ schema }) => schema.body !== undefined);

  /** If the demo data have no such row, every body gets 404: the call is left out. */
  const targets = () => withBody().filter((route) => known.has(route));

  it('is sent to nearly every call that accepts one', () => {
    expect(targets().length).toBeGreaterThan(withBody().length - 6);
    expect(targets().length).toBeGreaterThan(40);
  });

  const sending =
    (body: string) =>
    async (route: WalkedRoute): Promise<Filling> => {
      const params = paramsOf(route);
      // A public call that still needs a token needs that of a publisher.
      if (route.allowed === 'public') {
        const { status } = await sendTo(api.address, route, { params, body });
        return { token: status === 401 ? publishToken : undefined, params, body };
      }
      return { token: await caller.tokenFor(route), params, body };
    };

  it.each(['{', '[]', '"text"', '7', 'null', '{"a":1,}', '{"__proto__":{"a":1}}'])(
    'that is %s is answered with 400',
    async (body) => {
      expect(await unlikeOf(400, targets(), sending(body))).toEqual([]);
    },
  );

  it('with an unknown field is answered with 400, which names it', async () => {
    const unknown = sending('{"no_such_field":1}');
    expect(await unlikeOf(400, targets(), unknown, '"no_such_field":')).toEqual([]);
  });

  describe.each(['clinicId', 'clinic_id'])('a clinic as %s', (name) => {
    // In a clinic itself the field is the display code.
    const naming = () => targets().filter((route) => isOfMembers(route) && !route.clinicByCode);

    it.each([2, '2', '۲'])('is answered with 404 when it is another one: %j', async (id) => {
      expect(naming().length).toBeGreaterThan(40);
      const foreign = sending(JSON.stringify({ [name]: id, no_such_field: 1 }));
      expect(await unlikeOf(404, naming(), foreign)).toEqual([]);
    });

    it('changes nothing when it is the own one', async () => {
      const own = sending(JSON.stringify({ [name]: 1, no_such_field: 1 }));
      expect(await unlikeOf(400, naming(), own, '"no_such_field":')).toEqual([]);
    });
  });
});
