import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

type Row = { id: string; current: boolean };

/** An administrator of a clinic, and a member of it who is signed in. */
async function clinicPair() {
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const member = clinic.as('read', { sections: ['patients'] });
  const id = await member.userId();
  await member('GET', '/auth/me');
  return { clinic, admin, member, id, path: `/users/${id}/sessions` };
}

it('lists the open sessions of a user, and ends one of them', async () => {
  const { admin, member, id, path } = await clinicPair();
  const { status, body } = await admin('GET', path);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { data: [{ current: false, last_seen_at: expect.any(String) }], meta: { total: 1 } },
  });
  const [open] = body.data as Row[];
  expect((await admin('DELETE', `${path}/${open?.id}`)).status).toBe(200);
  expect((await member('GET', '/auth/me')).status).toBe(401);
  expect((await admin('GET', path)).body.data).toEqual([]);
  expect((await admin('DELETE', `${path}/${open?.id}`)).status).toBe(404);
  const entries = await api.db.platform((tx) =>
    tx.query(
      `select action from audit_log where entity = 'users' and entity_id = $1 and action = 'logout'`,
      [id],
    ),
  );
  expect(entries).toHaveLength(1);
});

it('marks the session that asks', async () => {
  const { admin } = await clinicPair();
  const own = `/users/${await admin.userId()}/sessions`;
  expect((await admin('GET', own)).body.data).toMatchObject([{ current: true }]);
});

it('ends no session of somebody else by the address of a user', async () => {
  const { admin, path } = await clinicPair();
  const [own] = (await admin('GET', `/users/${await admin.userId()}/sessions`)).body.data as Row[];
  expect((await admin('DELETE', `${path}/${own?.id}`)).status).toBe(404);
  expect((await admin('GET', '/auth/me')).status).toBe(200);
});

it('is closed to other clinics, to a lower type, and ending also to who may not delete', async () => {
  const { clinic, admin, path } = await clinicPair();
  const [open] = (await admin('GET', path)).body.data as Row[];
  const one = `${path}/${open?.id}`;

  const stranger = api.newClinic().as('all', { type: 'clinic_admin' });
  expect((await stranger('GET', path)).status).toBe(404);
  expect((await stranger('DELETE', one)).status).toBe(404);

  const reader = clinic.as('read', { sections: ['users'] });
  expect((await reader('GET', path)).status).toBe(200);
  const writer = clinic.as('write', { sections: ['users'] });
  expect((await writer('DELETE', one)).status).toBe(403);
  expect((await clinic.as('all', { sections: ['accounting'] })('GET', path)).status).toBe(403);

  const staff = clinic.as('all', { sections: ['users'] });
  const ofAdmin = `/users/${await admin.userId()}/sessions`;
  const [higher] = (await admin('GET', ofAdmin)).body.data as Row[];
  expect((await staff('GET', ofAdmin)).status).toBe(403);
  expect((await staff('DELETE', `${ofAdmin}/${higher?.id}`)).status).toBe(403);
  expect((await admin('GET', '/auth/me')).status).toBe(200);
});

it('shows the platform the sessions of any user', async () => {
  const { path } = await clinicPair();
  expect((await api.platform()('GET', path)).body.data).toHaveLength(1);
});
