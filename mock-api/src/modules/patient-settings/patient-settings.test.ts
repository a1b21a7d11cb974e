import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/patients/settings';
const off = { only_own_patients: false };

it('is off in a new clinic, and keeps what the clinic sets with versions', async () => {
  const clinic = api.newClinic();
  const manager = clinic.as('all');
  expect((await manager('GET', path)).body).toEqual({ ...off, version: 0 });
  const saved = await manager('PUT', path, { only_own_patients: true, version: 0 });
  expect(saved.body).toEqual({ only_own_patients: true, version: 1 });
  const stale = await manager('PUT', path, { only_own_patients: false, version: 0 });
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect((await api.newClinic().as('all')('GET', path)).body).toEqual({ ...off, version: 0 });
});

it('names wrong values', async () => {
  const { status, body } = await api.newClinic().as('all')('PUT', path, {
    only_own_patients: 'x',
  });
  expect({ status, fields: Object.keys(body.fields) }).toEqual({
    status: 400,
    fields: ['only_own_patients'],
  });
});

it('needs a section that works with patients, and the level to change', async () => {
  const clinic = api.newClinic();
  expect((await clinic.as('all', { sections: ['inventory'] })('GET', path)).status).toBe(403);
  const desk = clinic.as('all', { sections: ['appointments'] });
  expect((await desk('GET', path)).status).toBe(200);
  expect((await desk('PUT', path, { only_own_patients: true })).status).toBe(403);
  expect((await clinic.as('read')('PUT', path, { only_own_patients: true })).status).toBe(403);
});

it('does not let a doctor lift the rule that restricts doctors', async () => {
  const clinic = api.newClinic();
  await clinic.as('all')('PUT', path, { only_own_patients: true });
  const doctor = clinic.as('all', { type: 'doctor' });
  const { status, body } = await doctor('PUT', path, { only_own_patients: false });
  expect({ status, fields: body.fields }).toEqual({
    status: 400,
    fields: {
      only_own_patients: 'پزشک نمی‌تواند این محدودیت را تغییر دهد؛ از مدیر کلینیک بخواهید',
    },
  });
  expect((await doctor('GET', path)).body.only_own_patients).toBe(true);
});
