import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('changes the sent fields, and sets the dates itself', async () => {
  const operator = api.platform();
  const { body: before } = await api.anyone('GET', '/settings/general');
  const { status, body } = await operator('POST', '/settings/general/1', {
    project_name: 'زیبای من',
    login_page_title: 'ورود',
    login_short_slogan: 'شعار',
    project_description: 'شرح',
    login_description: 'شرح ورود',
    main_admin_username: 'admin',
    created_at: '2020-01-01',
    updated_at: '2020-01-01',
    logo_image: '/uploads/general/logo.png',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 1,
    project_name: 'زیبای من',
    logo_image: '/uploads/general/logo.png',
    created_at: before.created_at,
  });
  expect(new Date(body.updated_at).getFullYear()).toBeGreaterThan(2020);
  const { body: partly } = await operator('POST', '/settings/general/1', { logo_image: null });
  expect(partly).toMatchObject({ project_name: 'زیبای من', logo_image: null });
  expect((await api.anyone('GET', '/settings/general')).body).toEqual(partly);
});

it('refuses blank texts, other rows and all users but the operator', async () => {
  const operator = api.platform();
  expect(await operator('POST', '/settings/general/1', { project_name: ' ' })).toMatchObject({
    status: 400,
    body: { message: 'لطفا همه فیلدها را پر کنید' },
  });
  expect((await operator('POST', '/settings/general/2', { project_name: ' ' })).status).toBe(404);
  expect((await operator('POST', '/settings/general/2', { project_name: 'x' })).status).toBe(404);
  const manager = api.newClinic().as('all', { type: 'clinic_admin' });
  expect((await manager('POST', '/settings/general/1', {})).status).toBe(403);
  expect((await api.platform({ levels: [2] })('POST', '/settings/general/1', {})).status).toBe(403);
});
