import { freezingProxy, type FreezingProxy } from '../testing/freezing-proxy';
import { servedDatabase, type ServedDatabase } from '../testing/served-database';
import { serverRuns, signIn } from '../testing/server-runs';

jest.setTimeout(90_000);
const { newFolder, start } = serverRuns();

const limits = {
  DATABASE_CONNECT_SECONDS: '1',
  DATABASE_STATEMENT_SECONDS: '1',
  DATABASE_ANSWER_SECONDS: '1',
};

let database: ServedDatabase;
let proxy: FreezingProxy;
beforeAll(async () => {
  database = await servedDatabase();
  proxy = await freezingProxy(database.target);
});
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

/** Milliseconds until a condition must be true, and the maximum time of one answer. */
const bounds = { all: 15_000, answer: 5_000 };

interface Asked {
  address: string;
  path: string;
  init?: RequestInit;
}

/** The status of each answer up to the first 200; every answer has to come in time. */
async function untilAnswered({ address, path, init }: Asked): Promise<number[]> {
  const begun = performance.now();
  const statuses: number[] = [];
  while (statuses.at(-1) !== 200 && performance.now() - begun < bounds.all) {
    const signal = AbortSignal.timeout(bounds.answer);
    statuses.push((await fetch(`${address}${path}`, { ...init, signal })).status);
  }
  return statuses;
}

it('drops connections that do not answer any more, so that users can still sign in and work', async () => {
  const url = database.urlThrough(proxy.port);
  const { address } = await start({ DATA_DIR: newFolder(), DATABASE_URL: url, ...limits });
  const token = await signIn(address);
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Ziba@1405' }),
  };
  const me = { headers: { authorization: `Bearer ${token}` } };

  expect(proxy.open()).toBeGreaterThan(0);
  proxy.freeze();
  const [signedIn, worked] = await Promise.all([
    untilAnswered({ address, path: '/api/auth/login', init: login }),
    untilAnswered({ address, path: '/api/auth/me', init: me }),
  ]);
  expect([signedIn.at(-1), worked.at(-1)]).toEqual([200, 200]);
  expect([...signedIn, ...worked].filter((status) => status !== 200 && status !== 503)).toEqual([]);

  // While no data passes, every request is answered with an error soon; afterwards requests succeed again.
  proxy.freeze(true);
  const away = await fetch(`${address}/api/auth/me`, {
    ...me,
    signal: AbortSignal.timeout(bounds.answer),
  });
  expect({ status: away.status, body: await away.json() }).toEqual({
    status: 503,
    body: { code: 'unavailable', message: expect.any(String) },
  });
  proxy.thaw();
  expect((await untilAnswered({ address, path: '/api/health' })).at(-1)).toBe(200);
  expect((await untilAnswered({ address, path: '/api/auth/me', init: me })).at(-1)).toBe(200);
});
