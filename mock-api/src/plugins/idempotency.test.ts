import { createHash } from 'node:crypto';
import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const key = (name: string) => ({ 'idempotency-key': `key-of-${name}` });
const named = (name: string) => ({ name });
const path = '/presentableServiceCategories';

it('answers a repeated request with the first answer, and does nothing twice', async () => {
  const call = api.newClinic().as('all');
  const first = await call('POST', path, named('لیزر'), key('first'));
  const again = await call('POST', path, named('لیزر'), key('first'));
  expect(first.status).toBe(201);
  expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect((await call('GET', path)).body.data).toHaveLength(1);
});

it.each(['1', 'a b.c:d/é', 'x'.repeat(900)])('accepts any key (%#)', async (any) => {
  const call = api.newClinic().as('all');
  const header = { 'idempotency-key': any };
  const first = await call('POST', path, named('لیزر'), header);
  const again = await call('POST', path, named('لیزر'), header);
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
});

it('makes one row when both requests arrive at the same time', async () => {
  const call = api.newClinic().as('all');
  await call('GET', path);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => call('POST', path, named('بوتاکس'), key('at-once'))),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await call('GET', path)).body.data).toHaveLength(1);
});

it('refuses the same key with another body', async () => {
  const call = api.newClinic().as('all');
  await call('POST', path, named('لیزر'), key('other-body'));
  expect(await call('POST', path, named('فیلر'), key('other-body'))).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  });
});

it('stores no hash by which the body could be found by trying', async () => {
  const call = api.newClinic().as('all');
  const body = named('مزوتراپی');
  await call('POST', path, body, key('secret-body'));
  const plain = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const rows = await api.db.platform((tx) =>
    tx.query<{ hash: string }>('select request_hash as hash from idempotency_keys where key = $1', [
      key('secret-body')['idempotency-key'],
    ]),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hash).not.toBe(plain);
});

it('separates the keys of users', async () => {
  const [one, other] = [api.newClinic().as('all'), api.newClinic().as('all')];
  const first = await one('POST', path, named('لیزر'), key('shared'));
  const second = await other('POST', path, named('لیزر'), key('shared'));
  expect(second.status).toBe(201);
  expect(second.body.id).not.toBe(first.body.id);
});

it('leaves the key free after a refusal, so that a corrected form is accepted', async () => {
  const call = api.newClinic().as('all');
  expect(await call('POST', path, named(''), key('corrected'))).toMatchObject({ status: 400 });
  expect(await call('POST', path, named('لیزر'), key('corrected'))).toMatchObject({ status: 201 });
  expect(await call('POST', path, named('لیزر'), key('taken'))).toMatchObject({ status: 409 });
  expect(await call('POST', path, named('فیلر'), key('taken'))).toMatchObject({ status: 201 });
});

it('can be used again after a day', async () => {
  const call = api.newClinic().as('all');
  await call('POST', path, named('لیزر'), key('old'));
  await api.db.platform((tx) =>
    tx.query("update idempotency_keys set created_at = app_now() - interval '25 hours'"),
  );
  expect(await call('POST', path, named('فیلر'), key('old'))).toMatchObject({ status: 201 });
});
