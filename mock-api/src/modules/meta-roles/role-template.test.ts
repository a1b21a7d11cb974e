import { aStaffInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const reception = [
  { key: 'appointments', levels: [2, 3] },
  { key: 'patients', levels: [2] },
];

/** A clinic with an administrator, and a role with a template. */
async function clinicWithRole(role: Record<string, unknown> = {}) {
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const given = { name: 'پذیرش', kind: 'reception', access: reception, ...role };
  const { body } = await admin('POST', '/metaRoles', given);
  return { clinic, admin, role: body };
}

describe('the template of a role', () => {
  it('is what a new user with the role may do, unless access is given', async () => {
    const { admin, role } = await clinicWithRole();
    const bare = { roles: undefined, permissions: undefined, meta_rolesId: role.id };
    const usual = await admin('POST', '/auth/register', aStaffInput(bare));
    expect([usual.status, usual.body.access]).toEqual([201, reception]);
    const access = [{ key: 'services', levels: [2] }];
    const other = await admin('POST', '/auth/register', aStaffInput({ ...bare, access }));
    expect(other.body.access).toEqual(access);
    expect((await admin('GET', `/metaRoles/${role.id}`)).body.users_count).toBe(2);
  });

  it('changes nobody until it is given to those who have the role, whose browsers follow', async () => {
    const { clinic, admin, role } = await clinicWithRole();
    const member = clinic.as('all', { sections: ['patients'] });
    const id = await member.userId();
    await admin('POST', `/users/${id}`, { meta_rolesId: role.id });
    expect((await admin('GET', `/users/${id}`)).body.access).toEqual([
      { key: 'patients', levels: [1] },
    ]);

    const apply = { apply_to_users: true };
    const saved = await admin('PUT', `/metaRoles/${role.id}`, apply);
    expect(saved).toMatchObject({
      status: 200,
      body: { applied: { users: 1, left_out: [] }, users_count: 1 },
    });
    expect((await admin('GET', `/users/${id}`)).body.access).toEqual(reception);
    expect((await member('GET', '/appointments/stats')).status).not.toBe(403);
    expect((await member('POST', '/patients', {})).status).toBe(403);
    const rows = await api.db.platform((tx) =>
      tx.query(
        `select (select count(*)::int from events where user_id = $1 and type = 'user.changed') as told,
           (select count(*)::int from audit_log where entity_id = $1 and entity = 'users'
             and action = 'access') as logged`,
        [id],
      ),
    );
    expect(rows[0]).toEqual({ told: 2, logged: 1 });
  });

  it('leaves out the caller, higher users and the last administrator', async () => {
    const { clinic, admin, role } = await clinicWithRole();
    const adminId = await admin.userId();
    const clerk = clinic.as('write', { sections: ['users', 'appointments', 'patients'] });
    const clerkId = await clerk.userId();
    for (const id of [adminId, clerkId]) {
      await admin('POST', `/users/${id}`, { meta_rolesId: role.id });
    }
    const apply = { apply_to_users: true };
    const path = `/metaRoles/${role.id}`;
    const reasonsOf = async (call: typeof admin) => {
      const { body } = await call('POST', path, apply);
      return body.applied.left_out.map(({ id, reason }: { id: number; reason: string }) => [
        id,
        reason,
      ]);
    };
    expect(await reasonsOf(clerk)).toEqual([
      [adminId, 'higher'],
      [clerkId, 'own'],
    ]);
    const second = clinic.as('all', { type: 'clinic_admin', sections: ['users'] });
    // The second one administers users, so the first may lose rights; then the second is the last.
    const secondId = await second.userId();
    await admin('POST', `/users/${secondId}`, { meta_rolesId: role.id });
    expect(await reasonsOf(admin)).toEqual([[adminId, 'own']]);
    expect((await admin('GET', `/users/${secondId}`)).body.access).toEqual(reception);
  });
});

describe('the kind of a role', () => {
  it('follows from the names when a client of the texts names none', async () => {
    const { admin } = await clinicWithRole();
    for (const [role, kind] of [
      [{ name: 'پزشک', name_en: 'physician' }, 'doctor'],
      [{ name: 'پرستار', name_en: 'Nurse' }, 'nurse'],
      [{ name: 'نگهبان' }, 'other'],
    ] as const) {
      expect((await admin('POST', '/metaRoles', role)).body.kind).toBe(kind);
    }
  });

  it('makes its users doctors, whatever it is called; no other kind while doctors have it', async () => {
    const { clinic, admin, role } = await clinicWithRole({ name: 'متخصص', kind: 'other' });
    const id = await clinic.as('read').userId();
    await admin('POST', `/users/${id}`, { meta_rolesId: role.id });
    expect((await admin('GET', `/users/${id}`)).body.type).toBe('staff');
    expect((await admin('POST', `/metaRoles/${role.id}`, { kind: 'doctor' })).status).toBe(200);
    const user = (await admin('GET', `/users/${id}`)).body;
    expect(user.type).toBe('doctor');
    expect(await admin('POST', `/metaRoles/${role.id}`, { kind: 'nurse' })).toMatchObject({
      status: 409,
      body: { code: 'role_of_doctors' },
    });
  });
});

it('a template of the platform gives a new clinic its roles with kind and access', async () => {
  const operator = api.platform();
  const template = { name: 'پرستار نمونه', kind: 'nurse', access: reception };
  const { status, body } = await operator('POST', '/metaRoles', template);
  expect([status, body.kind, body.access]).toEqual([201, 'nurse', reception]);
  const clinicId = await api.newClinic().id();
  const { copyTemplates } = await import('../clinics/new-clinic-lists');
  await api.db.platform((tx) => copyTemplates(tx, clinicId));
  const { body: roles } = await operator('GET', `/metaRoles/clinic/${clinicId}`);
  expect(roles.data).toContainEqual(expect.objectContaining(template));
});

it("a role of the platform's own staff names sections of the platform, and no clinic gets it", async () => {
  const operator = api.platform();
  const given = { name: 'پشتیبان سامانه', area: 'admin' };
  const access = [
    { key: 'clinics', levels: [1] },
    { key: 'patients', levels: [1] },
  ];
  const { status, body: role } = await operator('POST', '/metaRoles', { ...given, access });
  expect([status, role.area, role.access]).toEqual([201, 'admin', access.slice(0, 1)]);
  const ofClinics = (await operator('POST', '/metaRoles', { name: 'منشی نمونه', access })).body;
  expect([ofClinics.area, ofClinics.access]).toEqual(['clinic', access.slice(1)]);

  const { copyTemplates } = await import('../clinics/new-clinic-lists');
  const clinicId = await api.newClinic().id();
  await api.db.platform((tx) => copyTemplates(tx, clinicId));
  const copied = (await operator('GET', `/metaRoles/clinic/${clinicId}`)).body.data;
  const names = copied.map(({ name }: { name: string }) => name);
  expect(names).toContain('منشی نمونه');
  expect(names).not.toContain(given.name);

  // Nobody of the platform's staff has a role of clinics, and their role proposes what it names.
  const colleague = aStaffInput({ type: 'ziba', roles: undefined, permissions: undefined });
  expect(
    await operator('POST', '/auth/register', { ...colleague, meta_rolesId: ofClinics.id }),
  ).toMatchObject({ status: 400, body: { fields: { meta_rolesId: expect.anything() } } });
  const made = await operator('POST', '/auth/register', { ...colleague, meta_rolesId: role.id });
  expect(made.status).toBe(201);
  expect(made.body.sections ?? made.body.roles).toEqual(['clinics']);
});
