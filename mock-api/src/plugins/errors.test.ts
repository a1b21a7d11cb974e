import { z } from 'zod';
import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    extend: async (app) => {
      const open = { onRequest: app.allow('public'), schema: { response: { 200: z.unknown() } } };
      app.get('/api/broken', {
        ...open,
        handler: () =>
          app.db.platform((tx) => tx.query('select secret from users where 1 = $1', [1])),
      });
      app.get('/api/lost', {
        ...open,
        handler: () => {
          throw new Error('the password is 1234');
        },
      });
    },
  });
});
afterAll(() => api.stop());

const send = (body: string, type = 'application/json') =>
  fetch(`${api.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

it.each([
  ['{"username":', 'application/json', 400, 'malformed'],
  ['username=mina', 'application/x-www-form-urlencoded', 415, 'unsupported_type'],
  ['{"__proto__":{"admin":true}}', 'application/json', 400, 'malformed'],
  [JSON.stringify({ username: 'x'.repeat(1_100_000) }), 'application/json', 413, 'too_large'],
])('answers an unusable body with a reason: %.20s', async (body, type, status, code) => {
  const answer = await send(body, type);
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status,
    body: { code, message: expect.stringMatching(/[آ-ی]/) },
  });
});

it.each([
  ['[]'],
  ['"text"'],
  ['null'],
  ['{"username":["a"],"password":{}}'],
  ['{"username":"a\\u0000b","password":"x"}'],
  ['{"username":"\\ud800","password":"x"}'],
])('refuses a body of another shape with 400: %s', async (body) => {
  expect((await send(body)).status).toBe(400);
});

it.each(['/broken', '/lost'])('reveals nothing about the server when %s fails', async (path) => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { status, body } = await api.anyone('GET', path);
  written.mockRestore();
  expect({ status, body }).toEqual({
    status: 500,
    body: { code: 'internal', message: 'خطایی در سرور رخ داد؛ لطفا دوباره تلاش کنید' },
  });
});

it('answers 400 for addresses that cannot be decoded, and for invalid ids', async () => {
  const call = api.newClinic().as('read');
  expect(await call('GET', '/patients/%zz')).toMatchObject({ status: 400 });
  for (const id of ['0', '-1', 'abc', '99999999999', '1.5']) {
    expect(await call('GET', `/patients/${id}`)).toMatchObject({ status: 400 });
  }
});

it('accepts any text in a search', async () => {
  const call = api.newClinic().as('read');
  for (const text of ['%', '_', '\\', "'", '\u0000', '\ud800', '🙂', 'a'.repeat(200)]) {
    const { status } = await call('GET', `/patients/pagination?search=${encodeLoosely(text)}`);
    expect(status).toBe(200);
  }
});

/** A text as a browser sends it; a lone surrogate becomes the replacement character. */
const encodeLoosely = (text: string) => encodeURIComponent(text.toWellFormed());

it('answers a page after the last one as empty, with the true total', async () => {
  const call = api.newClinic().as('read');
  expect(await call('GET', '/patients/pagination?page=۷&limit=5')).toMatchObject({
    status: 200,
    body: { data: [], meta: { page: 7, limit: 5, total: 0, totalPages: 0 } },
  });
  for (const query of ['page=0', 'limit=501', 'limit=x', 'sort=--name']) {
    expect(await call('GET', `/patients/pagination?${query}`)).toMatchObject({ status: 400 });
  }
});
