import { startApi, type TestApi } from '../../testing/start-api';

const token = 'a-token-of-the-tests';
let api: TestApi;
let guarded: TestApi;
beforeAll(async () => {
  api = await startApi();
  guarded = await startApi({ env: { METRICS_TOKEN: token } });
});
afterAll(async () => {
  await api.stop();
  await guarded.stop();
});

it('counts requests by route, never by address', async () => {
  await guarded.anyone('GET', '/auth/check-username?username=somebody');
  const { status, body, headers } = await guarded.withToken(token)('GET', '/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/auth/check-username",status="200"} 1',
  );
  expect(body).toMatch(/^process_resident_memory_bytes /m);
  expect(body).toMatch(/^db_pool_connections \d/m);
  expect(body).toMatch(/^jobs_failed 0/m);
  expect(body).not.toContain('somebody');
});

it('is found by nobody without a token in the settings, this machine included', async () => {
  expect((await api.anyone('GET', '/metrics')).status).toBe(404);
  expect((await api.withToken(token)('GET', '/metrics')).status).toBe(404);
});

it('needs its token', async () => {
  expect((await guarded.anyone('GET', '/metrics')).status).toBe(401);
  expect((await guarded.withToken(`${token}x`)('GET', '/metrics')).status).toBe(401);
  expect((await guarded.withToken(token)('GET', '/metrics')).status).toBe(200);
});

it('accepts the id of a request, answers it and writes it into the audit log', async () => {
  const id = 'request-0123456789';
  const clinic = api.newClinic();
  const { headers } = await clinic.as('all')(
    'POST',
    '/presentableServiceCategories',
    { name: 'لیزر' },
    {
      'x-request-id': id,
    },
  );
  expect(headers.get('x-request-id')).toBe(id);
  const clinicId = await clinic.id();
  const rows = await api.db.tenant(clinicId, (tx) => tx.query('select request_id from audit_log'));
  expect(rows).toEqual([{ request_id: id }]);
  const strange = await api.anyone('GET', '/health', undefined, { 'x-request-id': 'a b' });
  expect(strange.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});
