import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const admin = () => api.newClinic().as('all', { type: 'clinic_admin' });
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

describe('a role', () => {
  it('is kept with what was said of it, and changed by POST and PUT', async () => {
    const call = admin();
    const { status, body } = await call('POST', '/metaRoles', {
      name: 'منشی',
      name_en: 'secretary',
      description: 'پذیرش',
    });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: body.id,
        version: 1,
        name: 'منشی',
        name_en: 'secretary',
        type: 'general',
        description: 'پذیرش',
        kind: 'other',
        area: 'clinic',
        access: null,
        users_count: 0,
      },
    });
    const path = `/metaRoles/${body.id}`;
    expect((await call('POST', path, { type: 'reception' })).body).toMatchObject({
      name: 'منشی',
      type: 'reception',
    });
    expect((await call('PUT', path, { description: null })).body.description).toBeNull();
    expect((await call('GET', path)).body).toMatchObject({ type: 'reception', description: null });
  });

  it('has a name that no other has', async () => {
    const call = admin();
    await call('POST', '/metaRoles', { name: 'منشی' });
    expect(await call('POST', '/metaRoles', { name: 'منشی' })).toMatchObject({
      status: 409,
      body: { fields: { name: 'این نقش قبلا ثبت شده است' } },
    });
    expect((await call('POST', '/metaRoles', { name: ' ' })).body.fields).toEqual({
      name: 'لطفا نام نقش را وارد کنید',
    });
  });

  it.each([
    ['/metaRoles', 'meta_rolesId', 'role'],
    ['/doctorTypes', 'doctor_typesId', 'doctor_type'],
  ])('of %s that is in use leaves the list and keeps its name', async (path, field, shown) => {
    const clinic = api.newClinic();
    const call = clinic.as('all', { type: 'clinic_admin' });
    const { id } = (await call('POST', path, { name: 'یکی' })).body;
    const doctor = await clinic.as('read', { type: 'doctor' }).userId();
    const given = { [field]: id, username: `has_${field}` };
    const { body } = await call('POST', `/users/${doctor}`, given);
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await call('GET', `${path}/${id}`)).status).toBe(404);
    const after = (await call('GET', `/users/${doctor}`)).body;
    expect(after[shown]).toEqual(body[shown]);
    // The user is saved as they were, and the name is free again.
    expect((await call('POST', `/users/${doctor}`, after)).status).toBe(200);
    expect((await call('POST', path, { name: 'یکی' })).status).toBe(201);
    const other = await clinic.as('read', { type: 'doctor' }).userId();
    expect((await call('POST', `/users/${other}`, { [field]: id })).status).not.toBe(200);
  });

  it('is closed to other clinics, other sections and readers', async () => {
    const clinic = api.newClinic();
    const { id } = (await clinic.as('all')('POST', '/metaRoles', { name: 'منشی' })).body;
    const stranger = admin();
    expect((await stranger('GET', `/metaRoles/${id}`)).status).toBe(404);
    expect((await stranger('PUT', `/metaRoles/${id}`, { name: 'x' })).status).toBe(404);
    expect((await stranger('DELETE', `/metaRoles/${id}`)).status).toBe(404);
    expect((await stranger('GET', `/metaRoles/clinic/${await clinic.id()}`)).status).toBe(404);
    const foreign = { name: 'نقش', clinic_id: await clinic.id() };
    expect((await stranger('POST', '/metaRoles', foreign)).status).toBe(404);
    expect((await clinic.as('read')('POST', '/metaRoles', { name: 'x' })).status).toBe(403);
    const other = clinic.as('all', { sections: ['inventory', 'settings', 'clinics'] });
    expect((await other('POST', '/metaRoles', { name: 'x' })).status).toBe(403);
  });
});

describe.each([
  '/metaRoles',
  '/doctorTypes',
  '/presentableServiceCategories',
  '/productTypes',
  '/productCategories',
])('for the platform %s', (path) => {
  it('are the templates, apart from the rows of every clinic', async () => {
    const operator = api.platform();
    const name = `الگوی ${path}`;
    const { status, body } = await operator('POST', path, { name, name_en: 'template' });
    expect(status).toBe(201);
    expect((await operator('PUT', `${path}/${body.id}`, { name_en: 'other' })).body).toMatchObject({
      name,
      name_en: 'other',
    });
    expect(names((await operator('GET', path)).body)).toContain(name);
    const mina = await api.login('mina');
    expect(names((await mina('GET', path)).body)).not.toContain(name);
    expect((await operator('POST', path, { name })).status).toBe(409);
  });

  it("and a clinic's rows are read by its path", async () => {
    const mina = await api.login('mina');
    const own = names((await mina('GET', `${path}/clinic/1`)).body);
    const seen = await api.platform()('GET', `${path}/clinic/1`);
    expect([seen.status, names(seen.body)]).toEqual([200, own]);
    expect((await api.platform()('GET', `${path}/clinic/987654`)).status).toBe(404);
    const clerk = api.platform({ sections: ['sms-panel'] });
    expect((await clerk('GET', path)).status).toBe(403);
  });
});

it('does not find a template among those of another kind', async () => {
  const operator = api.platform();
  const { id } = (await operator('POST', '/metaRoles', { name: 'فقط نقش' })).body;
  expect((await operator('GET', `/doctorTypes/${id}`)).status).toBe(404);
  expect((await operator('POST', `/doctorTypes/${id}`, { name: 'x' })).status).toBe(404);
});
