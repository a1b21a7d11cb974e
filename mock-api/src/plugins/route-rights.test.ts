import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { walkedRoutes, type WalkedRoute } from '../testing/route-table';
import { startApi, type TestApi } from '../testing/start-api';

/*
 * The test of the screens' rights (shared/src/testing/rights-walk.tsx) reads a list of all routes with their rights.
 * This test checks that the list is up to date. After a change of a route write the list again:
 *
 *     WRITE_ROUTE_RIGHTS=1 npx jest mock-api/src/plugins/route-rights.test.ts
 */

const file = resolve(__dirname, '../../../shared/src/testing/route-rights.json');

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** `read clinic:patients,appointments`; `public` and `signed-in` have no further parts. */
function rightOf({ allowed, need, area }: WalkedRoute): string {
  if (allowed === 'public' || allowed === 'signed-in') return allowed;
  const perArea = typeof allowed === 'object' && 'admin' in allowed;
  const areas = (['clinic', 'admin'] as const).filter((one) => area === 'both' || area === one);
  const sections = areas.map((one) => `${one}:${[perArea ? allowed[one] : allowed].flat().join()}`);
  return [need, ...sections].join(' ');
}

it('is equal to the stored list of rights, which the tests of the screens read', () => {
  const now = Object.fromEntries(
    walkedRoutes(api.app)
      .map((route) => [route.name, rightOf(route)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  if (process.env.WRITE_ROUTE_RIGHTS) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(now);
});
