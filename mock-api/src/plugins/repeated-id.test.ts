import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it.each([String, Number])('accepts a body that repeats the id of its path, as %p', async (as) => {
  const operator = api.platform();
  const { body } = await operator('POST', '/clinic-categories', { name: `دسته ${as.name}` });
  const path = `/clinic-categories/${body.id}`;
  expect(await operator('POST', path, { id: as(body.id), name_en: 'category' })).toMatchObject({
    status: 200,
    body: { id: body.id, name_en: 'category' },
  });
});

it('refuses another id', async () => {
  const operator = api.platform();
  const { body } = await operator('POST', '/clinic-categories', { name: 'دسته دیگر' });
  const path = `/clinic-categories/${body.id}`;
  expect(await operator('POST', path, { id: 987654, name_en: 'x' })).toMatchObject({
    status: 400,
    body: { fields: { id: 'این فیلد شناخته شده نیست' } },
  });
});

it('refuses an id that cannot be converted to a string', async () => {
  const operator = api.platform();
  const { body } = await operator('POST', '/clinic-categories', { name: 'دسته سوم' });
  const odd = { id: { toString: null, valueOf: null } };
  expect((await operator('POST', `/clinic-categories/${body.id}`, odd)).status).toBe(400);
});
