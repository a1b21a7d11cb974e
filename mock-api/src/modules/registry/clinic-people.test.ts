import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('names the users of one clinic for users who manage the sections, and for nobody else', async () => {
  const clinic = api.newClinic();
  const other = api.newClinic();
  await clinic.as('read', { sections: ['inventory'] })('GET', '/auth/me');
  await other.as('read', { sections: ['inventory'] })('GET', '/auth/me');
  const path = `/registry/clinics/${await clinic.id()}/users`;

  const keeper = api.platform({ sections: ['sections'], levels: [2] });
  const { status, body } = await keeper('GET', path);
  expect(status).toBe(200);
  const usernames = body.data.map(({ username }: { username: string }) => username);
  expect(usernames.length).toBeGreaterThan(0);
  const there = await keeper('GET', `/registry/clinics/${await other.id()}/users`);
  const others = there.body.data.map(({ username }: { username: string }) => username);
  expect(usernames.filter((name: string) => others.includes(name))).toEqual([]);

  const stranger = api.platform({ sections: ['clinics'], levels: [2] });
  expect((await stranger('GET', path)).status).toBe(403);
});
