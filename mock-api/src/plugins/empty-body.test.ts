import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const headers = { 'content-type': 'application/json' };
const post = (path: string, body: string) =>
  fetch(`${api.address}/api${path}`, { method: 'POST', headers, body });

it('is accepted where no body is needed, and refused field by field where one is', async () => {
  expect((await post('/auth/logout', '')).status).toBe(401);
  const login = await post('/auth/login', '');
  expect({ status: login.status, body: await login.json() }).toMatchObject({
    status: 400,
    body: { code: 'invalid', message: expect.stringMatching(/[آ-ی]/) },
  });
});

it('does not accept broken JSON and keys that would change prototypes', async () => {
  for (const body of ['{broken', '{"__proto__": {"a": 1}, "username": "mina"}']) {
    const refused = await post('/auth/login', body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/[آ-ی]/) });
  }
});
