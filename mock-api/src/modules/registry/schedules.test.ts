import type { Call } from '../../testing/call';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/registry/switch-schedules';
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const products = async (call: Call) => (await call('GET', '/products/1')).status;
const plan = (clinicIds: number[], is_on: boolean, at: string, by: Call = api.platform()) =>
  by('POST', path, { clinic_ids: clinicIds, section: 'inventory', is_on, at });

/** Moves all scheduled switches and jobs to an earlier time by this many hours. */
const passHours = (hours: number) =>
  api.db.platform(async (tx) => {
    await tx.query(`update switch_schedules set at = at - $1 * interval '1 hour'`, [hours]);
    await tx.query(`update jobs set run_at = run_at - $1 * interval '1 hour'`, [hours]);
  });

it('switches at its time and not before, in the name of the user who scheduled it', async () => {
  const clinic = api.newClinic({ name: 'لاله' });
  const [member, operator] = [clinic.as('all', { sections: ['inventory'] }), api.platform()];
  const id = await clinic.id();
  const made = await plan([id], false, later(2), operator);
  expect(made).toMatchObject({
    status: 201,
    body: { data: [{ clinic_id: id, clinic_name: 'لاله', section: 'inventory', is_on: false }] },
  });
  await api.app.jobs.runDue();
  expect(await products(member)).toBe(404);
  const { body } = await api.platform()('GET', `/registry/matrix?search=لاله&state=scheduled`);
  expect(body.meta.total).toBe(1);

  await passHours(3);
  await api.app.jobs.runDue();
  expect(await products(member)).toBe(403);
  expect((await operator('GET', path)).body.data).toEqual([]);
  const [entry] = await api.db.platform((tx) =>
    tx.query(`select user_id from audit_log where entity = 'registry' and action = 'switch_off'`),
  );
  expect(entry).toEqual({ user_id: await operator.userId() });
});

it('carries out missed switches after a time without a server, in their order', async () => {
  const clinic = api.newClinic();
  const member = clinic.as('all', { sections: ['inventory'] });
  const id = await clinic.id();
  await plan([id], true, later(3));
  await plan([id], false, later(2));
  await plan([id], false, later(9));
  await passHours(5);
  await api.app.jobs.runDue();
  expect(await products(member)).toBe(404);
  const { body } = await api.platform()('GET', path);
  expect(body.data).toMatchObject([{ clinic_id: id, is_on: false }]);
});

it('does nothing after it is canceled, and can be scheduled again', async () => {
  const clinic = api.newClinic();
  const member = clinic.as('all', { sections: ['inventory'] });
  const at = later(2);
  const { body } = await plan([await clinic.id()], false, at);
  const [{ id }] = body.data;
  const operator = api.platform();
  expect(await operator('DELETE', `${path}/${id}`)).toMatchObject({ status: 200, body: { id } });
  expect(await operator('DELETE', `${path}/${id}`)).toMatchObject({ status: 404 });
  await passHours(3);
  await api.app.jobs.runDue();
  expect(await products(member)).toBe(404);
  expect(await plan([await clinic.id()], false, later(2))).toMatchObject({ status: 201 });
});

it('uses the later of two schedules for the same time', async () => {
  const id = await api.newClinic().id();
  const at = later(20);
  await plan([id], false, at);
  expect(await plan([id], true, at)).toMatchObject({ body: { data: [{ is_on: true }] } });
  const { body } = await api.platform()('GET', path);
  const own = body.data.filter(({ clinic_id }: { clinic_id: number }) => clinic_id === id);
  expect(own).toHaveLength(1);
});

it('refuses a time that has passed', async () => {
  expect(await plan([await api.newClinic().id()], false, later(-1))).toMatchObject({
    status: 400,
    body: { fields: { at: 'زمان باید در آینده باشد' } },
  });
});
