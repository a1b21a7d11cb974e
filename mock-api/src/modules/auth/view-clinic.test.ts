import { clock } from '../../lib/clock';
import { walkedRoutes } from '../../testing/route-table';
import { aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';
import { unlike } from '../../testing/walk';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterEach(() => clock.set(new Date()));
afterAll(() => api.stop());

const reason = 'بررسی تیکت چاپ';

async function aView(clinicId = 1) {
  const operator = api.platform();
  const path = `/admin/clinics/${clinicId}/impersonate`;
  const { status, body } = await operator('POST', path, { reason });
  expect(status).toBe(201);
  return { operator, body, call: api.withToken(body.token) };
}

/** What the log of a clinic, or of the platform, says about looks at the clinic. */
const looks = (owner: number | null, clinicId: number) =>
  api.db.platform((tx) =>
    tx.query(
      `select action, user_id, reason from audit_log where clinic_id is not distinct from $1
         and entity = 'clinics' and entity_id = $2 and action like 'view_%' order by id`,
      [owner, clinicId],
    ),
  );

it('lets the operator look at a clinic as its manager would, with a reason, written in both logs', async () => {
  const clinic = api.newClinic({ name: 'کلینیک مهر' });
  const clinicId = await clinic.id();
  await created(clinic.as('all'), '/patients', aPatientInput({ full_name: 'ژاله پاکدل' }));
  const path = `/admin/clinics/${clinicId}/impersonate`;
  const blank = await api.platform()('POST', path, { reason: ' ' });
  expect(blank).toMatchObject({
    status: 400,
    body: { fields: { reason: 'لطفا دلیل مشاهده را وارد کنید' } },
  });
  const { operator, body, call } = await aView(clinicId);
  expect(body).toMatchObject({
    user: { type: 'clinic_admin', clinic_id: clinicId, is_viewing: true },
    clinicData: { name: 'کلینیک مهر' },
    permissions: [2],
  });
  expect((await call('GET', '/auth/me')).body).toMatchObject({ user: { is_viewing: true } });
  const patients = await call('GET', '/patients/pagination');
  expect(patients.body.data).toMatchObject([{ full_name: 'ژاله پاکدل' }]);
  expect((await call('GET', '/clinics/pagination')).status).toBe(403);
  // The operator's own session stays as it is.
  expect((await operator('GET', '/auth/me')).body.user.is_viewing).toBeUndefined();

  expect((await call('POST', '/auth/logout')).status).toBe(200);
  expect((await call('GET', '/auth/me')).status).toBe(401);
  expect((await operator('GET', '/auth/me')).status).toBe(200);
  const userId = await operator.userId();
  const told = [
    { action: 'view_begin', user_id: userId, reason },
    { action: 'view_end', user_id: userId, reason: null },
  ];
  expect(await looks(clinicId, clinicId)).toEqual(told);
  expect(await looks(null, clinicId)).toEqual(told);
});

it('ends after half an hour, and is extended by nothing', async () => {
  const { call } = await aView();
  expect((await call('POST', '/auth/refresh')).status).toBe(403);
  const begin = clock.now();
  clock.set(new Date(begin + 29 * 60_000));
  expect((await call('GET', '/auth/me')).status).toBe(200);
  clock.set(new Date(begin + 31 * 60_000));
  expect((await call('GET', '/auth/me')).status).toBe(401);
});

it('ends at once when the operator may not change clinics any more', async () => {
  const { operator, call } = await aView();
  await api.db.platform(async (tx) =>
    tx.query('update users set levels = $2 where id = $1', [await operator.userId(), [2]]),
  );
  expect((await call('GET', '/auth/me')).status).toBe(401);
});

it('looks at a suspended clinic too, and is for operators of clinics only', async () => {
  const { call } = await aView(4);
  expect((await call('GET', '/patients/pagination')).status).toBe(200);
  const path = '/admin/clinics/1/impersonate';
  const reader = api.platform({ sections: ['clinics'], levels: [2] });
  expect((await reader('POST', path, { reason })).status).toBe(403);
  expect((await (await api.login('mina'))('POST', path, { reason })).status).toBe(403);
  expect((await api.platform()('POST', '/admin/clinics/999999/impersonate', {})).status).toBe(404);
});

/** A digest of every table of which a look at a clinic must change nothing. */
async function digests(): Promise<Record<string, string>> {
  return api.db.platform(async (tx) => {
    const tables = await tx.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and table_name not in ('sessions', 'jobs', 'throttle_marks') order by 1`,
    );
    const all: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await tx.query<{ digest: string }>(
        `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from "${name}" t`,
      );
      all[name] = row?.digest ?? '';
    }
    return all;
  });
}

it('can write by no call of the API, and reading changes nothing', async () => {
  const { body } = await aView();
  const routes = walkedRoutes(api.app).filter(({ allowed }) => allowed !== 'public');
  const writing = routes.filter(
    ({ method, name }) => method !== 'GET' && name !== 'POST /auth/logout',
  );
  expect(writing.length).toBeGreaterThan(150);
  const fill = () => ({ token: body.token, body: '{}' });
  expect(await unlike(api, 403, writing, fill, 'در حالت مشاهده')).toEqual([]);

  const before = await digests();
  const reading = routes.filter(({ method }) => method === 'GET');
  await unlike(api, 200, reading, () => ({ token: body.token }));
  expect(await digests()).toEqual(before);
}, 120_000);
