import { rotation } from '@ziba/shared/build/rotation';
import fc from 'fast-check';
import { startApi, type TestApi } from '../testing/start-api';
import { encoded, sendTo, walkedRoutes, type WalkedRoute } from '../testing/route-table';
import { requestsFor, type FuzzRequest } from '../testing/fuzz-requests';

/*
 * Sends thousands of requests with generated and with hostile values to all routes. `FUZZ_REQUESTS` sets their number;
 * a failure prints the seed, and `FUZZ_SEED` repeats it.
 */

const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000);
// The same requests in every run, so that a failure comes from a change; `FUZZ_SEED=$RANDOM` makes new ones.
const seed = Number(process.env.FUZZ_SEED ?? 2_135_360_240);
const atOnce = 8;
/** A text in every column of the other clinic's rows; no answer may contain it. */
const marker = 'q7-of-the-neighbour';
const minutes = 60_000;

let api: TestApi;
let routes: WalkedRoute[];
/** The share of all routes that this run takes. */
let share: number;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  const all = walkedRoutes(api.app);
  const isOfThisRun = rotation(
    'fuzzed routes',
    all.map(({ name }) => ({ name, folders: ['mock-api'] })),
  );
  routes = all.filter(({ name }) => isOfThisRun(name));
  share = routes.length / all.length;
  expect(await markClinic(2)).toBeGreaterThan(30);
}, minutes);
afterAll(() => api.stop());

it(
  'never fails with 500, reveals no internals, and answers nothing of another clinic',
  async () => {
    const each = Math.ceil((requests * share) / routes.length);
    const waiting = routes.flatMap((route) =>
      fc.sample(requestsFor(route), { numRuns: each, seed }).map((request) => ({ route, request })),
    );
    const plan = shuffled(waiting);
    const sent = plan.length;
    const failures = new Map<string, string>();
    const seen = new Map<number, number>();
    const worker = async () => {
      let callers = await freshCallers();
      for (let count = 1, next = plan.pop(); next; next = plan.pop(), count += 1) {
        if (count % 40 === 0) callers = await freshCallers();
        const { route, request } = next;
        const { status, text } = await answerTo(
          route,
          request,
          callers[route.area] ?? callers.clinic,
        );
        seen.set(status, (seen.get(status) ?? 0) + 1);
        const wrong = wrongWith(status, text, route);
        if (wrong) failures.set(`${route.name}: ${wrong}`, JSON.stringify(request).slice(0, 400));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));

    expect({ seed, failures: Object.fromEntries(failures) }).toEqual({ seed, failures: {} });
    expect(sent).toBeGreaterThanOrEqual(requests * share);
    // If all requests were refused early, the test would prove nothing.
    expect((seen.get(200) ?? 0) + (seen.get(201) ?? 0)).toBeGreaterThan(sent / 10);
  },
  10 * minutes,
);

function wrongWith(status: number, text: string, { area }: WalkedRoute): string | undefined {
  if (status >= 500) return `answers ${status}`;
  if (/\n\s+at |node_modules|\.(ts|mjs|js):\d+|SQLSTATE|violates \w+ constraint/.test(text))
    return 'tells of its inside';
  // The platform may see every clinic.
  return area !== 'admin' && text.includes(marker)
    ? 'lets something of another clinic out'
    : undefined;
}

function answerTo(route: WalkedRoute, { params, query, body }: FuzzRequest, token: string) {
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encoded(textOf(value))}`);
  return sendTo(api.address, route, {
    token: route.allowed === 'public' ? undefined : token,
    params: (name) => textOf(params[name] ?? 1),
    query: asked.length > 0 ? `?${asked.join('&')}` : '',
    body,
  });
}

// Addresses have a maximum length; node refuses longer ones by itself.
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 300);

/** Tokens of clinic 1's manager and of an operator, whatever earlier requests have changed. */
async function freshCallers() {
  await api.db.platform(async (tx) => {
    await tx.query(
      `update clinics set account_status = 'active', subscription_days = 365,
         subscription_start_date = app_today(), archived_at = null where id = 1`,
    );
  });
  const rights = { sections: ['all'], levels: [1] };
  const manager = api.memberOf(1, { ...rights, type: 'clinic_admin' });
  const clinic = await manager.token();
  return { clinic, both: clinic, admin: await api.platform(rights).token() };
}

/** Writes the marker into every text column of a clinic's rows that accepts it. */
async function markClinic(clinicId: number): Promise<number> {
  const columns = await api.db.platform((tx) =>
    tx.query<{ table_name: string; column_name: string }>(
      `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.columns o on o.table_name = c.table_name
         and o.table_schema = c.table_schema and o.column_name = 'clinic_id'
       where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'`,
    ),
  );
  let marked = 0;
  for (const { table_name: table, column_name: column } of columns) {
    const text = `update "${table}" set "${column}" = left("${column}", 60) || $1
      where clinic_id = ${clinicId} and "${column}" <> '' returning 1`;
    const done = api.db.tenant(clinicId, (tx) => tx.query(text, [` ${marker}`]));
    // A column whose rule refuses the text stays as it is.
    marked += await done.then(
      (rows) => Math.min(rows.length, 1),
      () => 0,
    );
  }
  return marked;
}

function shuffled<T>(list: T[]): T[] {
  const order = fc.sample(fc.integer(), { numRuns: list.length, seed });
  return list
    .map((item, index) => [order[index] ?? 0, item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
