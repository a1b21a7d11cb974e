import { startApi, type TestApi } from '../../testing/start-api';
import { aWaitingRequest } from '../../testing/account-kinds';
import { created } from '../../testing/samples';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('lets an operator who has only the users choose a clinic by name, and approve a request for it', async () => {
  const clinic = api.newClinic({ name: 'کلینیک نگین' });
  const [id, archived] = [await clinic.id(), await api.newClinic().id()];
  await api.db.platform((tx) =>
    tx.query('update clinics set archived_at = app_now() where id = $1', [archived]),
  );
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const meta_rolesId = await created(admin, '/metaRoles', { name: 'پذیرش' });
  const operator = api.platform({ sections: ['users'], levels: [3] });

  const { status, body } = await operator('GET', '/users/clinics');
  expect(status).toBe(200);
  expect(body.data).toContainEqual({ id, name: 'کلینیک نگین' });
  expect(body.data.map((one: { id: number }) => one.id)).not.toContain(archived);
  expect((await operator('GET', '/clinics/pagination')).status).toBe(403);

  const request = await aWaitingRequest(api);
  const approval = { clinic_id: id, meta_rolesId, access: [{ key: 'patients', levels: [3] }] };
  expect(await operator('POST', `/users/${request}/approve`, approval)).toMatchObject({
    status: 200,
    body: { clinic_id: id, account_status: 'active' },
  });
});
