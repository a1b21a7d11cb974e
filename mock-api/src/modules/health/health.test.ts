import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('answers that the server is ready', async () => {
  const { status, body } = await api.anyone('GET', '/health');
  expect({ status, body }).toEqual({
    status: 200,
    body: { status: 'ok', uptime: expect.any(Number) },
  });
});

it('answers an unknown call with 404 in the shape of every error', async () => {
  expect(await api.anyone('GET', '/nothing-here')).toMatchObject({
    status: 404,
    body: { code: 'not_found', message: 'این نشانی در سرور وجود ندارد' },
  });
});
