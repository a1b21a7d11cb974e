import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const taken = { list: 'زیباجویان', kind: 'csv', rows: 120 };

it('notes who took which list out as a file, for the administrator of the clinic', async () => {
  const clinic = api.newClinic();
  const reader = clinic.as('read', { sections: ['patients'], columns: { fullName: 'مینا راد' } });
  expect((await reader('POST', '/exports', taken)).status).toBe(201);
  const admin = clinic.as('all', { type: 'clinic_admin' });
  expect((await admin('GET', '/audit?entity=exports')).body.data).toEqual([
    expect.objectContaining({
      ...{ action: 'export', after: taken },
      user: expect.objectContaining({ fullName: 'مینا راد' }),
    }),
  ]);
});

it('notes those of the platform too, and refuses what is no export', async () => {
  const operator = api.platform();
  expect((await operator('POST', '/exports', taken)).status).toBe(201);
  expect(await operator('POST', '/exports', { ...taken, kind: 'zip' })).toMatchObject({
    status: 400,
    body: { fields: { kind: expect.any(String) } },
  });
  expect((await api.anyone('POST', '/exports', taken)).status).toBe(401);
});
