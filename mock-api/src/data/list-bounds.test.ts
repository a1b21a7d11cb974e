import { z } from 'zod';
import type { Call } from '../testing/call';
import { aPractice, at } from '../testing/clinical';
import { startApi, type TestApi } from '../testing/start-api';
import type { ListedRoute } from '../plugins/allow';
import { longestList } from './pages';
import { addDays, todayInTehran } from '../lib/tehran';

const unknownField = 'این فیلد شناخته شده نیست';
const tooLong = 'بازه تاریخ حداکثر ۹۳ روز است';
const starts = ['from', 'start'];
const ends = ['to', 'end', 'until'];
const forever = {
  ...Object.fromEntries(starts.map((name) => [name, '1900-01-01'])),
  ...Object.fromEntries(ends.map((name) => [name, '2100-12-31'])),
};
/** Parameters without which some lists cannot be asked. */
const needed = { doctor_id: '3', date: todayInTehran() };

let api: TestApi;
let mina: Call;
let operator: Call;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  mina = await api.login('mina');
  operator = await api.login('admin');
});
afterAll(() => api.stop());

/** All lists of the server: routes that answer `{ data, meta }`. */
function listRoutes(): ListedRoute[] {
  return api.app.routeTable.filter(({ method, schema }) => {
    const answer = (schema.response as Record<string, unknown> | undefined)?.[200];
    return method === 'GET' && answer instanceof z.ZodObject && 'meta' in answer.shape;
  });
}

/** Calls the list with those filters that it knows; returns the answer and the names of these filters. */
async function ask(route: ListedRoute, filters: Record<string, string>) {
  const call = route.area === 'admin' ? operator : mina;
  const path = route.url
    .replace(/^\/api/, '')
    .replace(':date', needed.date)
    .replace(/:\w+/g, '1');
  const send = (query: Record<string, string>) =>
    call('GET', `${path}?${new URLSearchParams(query).toString()}`);
  const { body } = await send(filters);
  const isKnown = ([name]: [string, string]) => body.fields?.[name] !== unknownField;
  const left = Object.fromEntries(Object.entries(filters).filter(isKnown));
  return { ...(await send(left)), left: Object.keys(left) };
}

it('finds the lists of the server', () => {
  const addresses = listRoutes().map(({ url }) => url);
  expect(addresses.length).toBeGreaterThan(60);
  expect(addresses).toContain('/api/appointments/by-range');
});

it('refuses a range of two centuries in every list that is not paged', async () => {
  const withRange: string[] = [];
  for (const route of listRoutes()) {
    const { url } = route;
    const { left, status, body } = await ask(route, { ...needed, ...forever });
    // Without a schema of the query, the route ignores all filters.
    const isRange = [starts, ends].every((names) => left.some((name) => names.includes(name)));
    if (!route.schema.querystring || !isRange) continue;
    withRange.push(url);
    if (status === 404) continue;
    const page = await ask(route, { ...needed, limit: '497' });
    const isPaged = page.status === 200 && page.body.meta.limit === 497;
    const field = ends.find((name) => body.fields?.[name]);
    expect({ url, isBounded: isPaged || (status === 400 && field !== undefined) }).toEqual({
      url,
      isBounded: true,
    });
  }
  expect(withRange).toEqual(
    expect.arrayContaining([
      '/api/appointments/by-range',
      '/api/appointments/day-counts',
      '/api/treatmentSessions/filterByDateRange',
      '/api/reports/income',
    ]),
  );
});

it('refuses or limits a huge page in every list', async () => {
  for (const route of listRoutes()) {
    const { url } = route;
    const { status, body } = await ask(route, { ...needed, limit: '1000000' });
    const isRefused = status === 404 || (status === 400 && Object.keys(body.fields).length > 0);
    const isBounded = status === 200 && body.data.length <= longestList;
    expect({ url, status, ok: isRefused || isBounded }).toEqual({ url, status, ok: true });
  }
});

it.each([
  ['/appointments/by-range', 'T00:00:00Z'],
  ['/treatmentSessions/filterByDateRange', ''],
])('%s answers 93 days, and refuses more with a message at the end', async (path, time) => {
  const first = todayInTehran();
  const asked = (days: number) =>
    mina('GET', `${path}?start=${first}${time}&end=${addDays(first, days - 1)}${time}`);
  expect((await asked(93)).status).toBe(200);
  expect(await asked(95)).toMatchObject({
    status: 400,
    body: { message: tooLong, fields: { end: tooLong } },
  });
  expect(await asked(0)).toMatchObject({
    status: 400,
    body: { fields: { end: expect.any(String) } },
  });
});

it('answers the first rows of a long list without paging, and their total number', async () => {
  const { clinic, staff, doctorId, patientId } = await aPractice(api);
  const clinicId = await clinic.id();
  await api.db.tenant(clinicId, (tx) =>
    tx.query(
      `insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, package_type,
         starts_at, ends_at, status)
       select $1, 'L' || n, $2, $3, 'visit', $4::timestamptz + n * interval '15 minutes',
         $4::timestamptz + (n + 1) * interval '15 minutes', 'waiting'
       from generate_series(1, ${longestList + 10}) n`,
      [clinicId, patientId, doctorId, at(5, '08:00')],
    ),
  );
  const range = `start=${addDays(todayInTehran(), 3)}&end=${addDays(todayInTehran(), 80)}`;
  for (const path of [
    `/appointments/by-range?${range}`,
    `/appointments/by-patient/${patientId}`,
    `/appointments/whole_appointments?doctor_id=${doctorId}`,
  ]) {
    const { body } = await staff('GET', path);
    expect({ path, rows: body.data.length, total: body.meta.total >= longestList + 10 }).toEqual({
      path,
      rows: longestList,
      total: true,
    });
    expect(body.meta.totalPages).toBe(2);
  }

  await api.db.tenant(clinicId, (tx) =>
    tx.query(
      `insert into service_categories (clinic_id, name)
       select $1, 'دسته ' || n from generate_series(1, ${longestList + 1}) n`,
      [clinicId],
    ),
  );
  const { body } = await staff('GET', '/presentableServiceCategories');
  expect(body.data).toHaveLength(longestList);
  expect(body.meta.total).toBeGreaterThan(longestList);
});
