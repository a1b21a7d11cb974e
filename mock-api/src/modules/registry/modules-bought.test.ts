import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const templates = '/sms/templates';

it('leaves out the sections of modules that the clinic has not bought', async () => {
  const clinic = api.newClinic({ features: 'گزارش، فایل' });
  const member = clinic.as('all');
  expect(await member('GET', templates)).toMatchObject({
    status: 403,
    body: { code: 'section_off' },
  });
  expect((await member('GET', '/patients/pagination')).status).toBe(200);

  const id = await clinic.id();
  const bought = { features: 'گزارش، فایل، پیامک' };
  expect((await api.platform()('POST', `/clinics/${id}`, bought)).status).toBe(200);
  expect((await member('GET', templates)).status).toBe(200);
  const events = await api.db.platform((tx) =>
    tx.query('select type from events where clinic_id = $1', [id]),
  );
  expect(events).toEqual([{ type: 'registry.changed' }]);
});
