import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('names every clinic for users who manage the sections, and for nobody else', async () => {
  const clinic = api.newClinic({ name: 'کلینیک نگین' });
  const id = await clinic.id();
  const keeper = api.platform({ sections: ['sections'], levels: [2] });
  const { status, body } = await keeper('GET', '/registry/clinics');
  expect(status).toBe(200);
  expect(body.data).toContainEqual({
    id,
    name: 'کلینیک نگین',
    code: expect.stringMatching(/^C-/),
    city: expect.any(String),
    is_active: true,
  });

  const other = api.platform({ sections: ['clinics'], levels: [2] });
  expect((await other('GET', '/registry/clinics')).status).toBe(403);
  expect(
    (await clinic.as('read', { sections: ['settings'] })('GET', '/registry/clinics')).status,
  ).toBe(403);
});
