import type { Call } from '../testing/call';
import { created } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';

/** The calls that the platform operator's screens make, on the demo data. */
let api: TestApi;
let admin: Call;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  admin = await api.login('admin');
});
afterAll(() => api.stop());

const aClinic = (overrides: Record<string, unknown> = {}) => ({
  name: 'کلینیک نو',
  name_en: 'New Clinic',
  city: 'شیراز',
  address: 'شیراز، معالی‌آباد',
  clinic_category_id: 1,
  responsible_name: 'مریم راد',
  responsible_national_id: '0012345679',
  phone1: '09171234567',
  storage_limit: '2GB',
  upload_traffic_limit: 'Unlimited',
  sms_limit: '1000',
  subscription_type: 'سالیانه',
  subscription_days: '30',
  subscription_start_date: '2026-01-01',
  features: 'sms، report',
  is_active: false,
  ...overrides,
});

describe('clinics', () => {
  it('are created as drafts with a display code, read, changed and listed', async () => {
    const made = await admin('POST', '/clinics', aClinic());
    expect(made).toMatchObject({ status: 201, body: { name: 'کلینیک نو', is_active: false } });
    expect(made.body.clinic_id).toMatch(/^C-NEWCLINIC-SHZ-\d{4}-\d{7}$/);
    const { id } = made.body;
    expect((await admin('GET', `/clinics/${id}`)).body).toMatchObject({ id, city: 'شیراز' });
    const edited = await admin('POST', `/clinics/${id}`, { name: 'کلینیک نوتر' });
    expect(edited).toMatchObject({ status: 200, body: { name: 'کلینیک نوتر' } });
    const { body } = await admin('GET', '/clinics/pagination?page=1&limit=10');
    expect(body.data[0].id).toBe(id);
    expect(body.total).toBe(body.meta.total);
  });

  it('need the fields of the first step', async () => {
    const wrong = await admin('POST', '/clinics', aClinic({ phone1: '0711' }));
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toHaveProperty('phone1');
    const blank = await admin('POST', '/clinics', aClinic({ name: ' ' }));
    expect(blank.body.fields).toHaveProperty('name');
  });

  it('are suspended with a reason, and their users are signed out at once', async () => {
    const nima = await api.login('nima');
    const path = '/users/changeAccountStatusByClinicId/2';
    const blank = await admin('POST', path, { status: 'suspended', suspention_reason: ' ' });
    expect(blank.status).toBe(400);
    const done = await admin('POST', path, { status: 'suspended', suspention_reason: 'بدهی' });
    expect(done.status).toBe(200);
    expect([401, 403]).toContain((await nima('GET', '/clinics/2')).status);
    expect((await admin('POST', '/clinics/2/reactivate', {})).status).toBe(200);
    expect((await (await api.login('nima'))('GET', '/clinics/2')).status).toBe(200);
  });

  it('are refused for clinic staff', async () => {
    const mina = await api.login('mina');
    expect((await mina('GET', '/clinics/pagination')).status).toBe(403);
    expect((await mina('POST', '/clinics', aClinic())).status).toBe(403);
    expect((await mina('GET', '/users/index')).status).toBe(403);
    expect((await mina('GET', '/resources-pricing')).status).toBe(403);
  });
});

it('stores prices, categories and roles', async () => {
  const price = await admin('POST', '/resources-pricing', {
    title: '۵ گیگابایت',
    price: '2500000000',
    type: 'storage',
  });
  expect(price).toMatchObject({ status: 201, body: { price: 2_500_000_000, type: 'storage' } });
  const { id } = price.body;
  const edited = await admin('POST', `/resources-pricing/${id}`, { price: 3 });
  expect(edited).toMatchObject({ status: 200, body: { price: 3 } });
  const listed = await admin('GET', '/resources-pricing?page=1&limit=500');
  expect(listed.body.data.length).toBeGreaterThan(0);
  const byType = await admin('GET', '/resources-pricing/type/storage');
  expect(byType.body.data.map((row: { id: number }) => row.id)).toContain(id);

  const category = await created(admin, '/clinic-categories', { name: 'دندان', name_en: 'dental' });
  const renamed = await admin('POST', `/clinic-categories/${category}`, { name: 'دندان‌پزشکی' });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'دندان‌پزشکی' } });

  const role = await created(admin, '/metaRoles', { name: 'بازرس', name_en: 'inspector' });
  expect((await admin('PUT', `/metaRoles/${role}`, { name: 'بازرس کل' })).body.name).toBe(
    'بازرس کل',
  );
  expect((await admin('POST', `/metaRoles/${role}`, { name: 'بازرس' })).body.name).toBe('بازرس');
});

it.each([
  '/metaRoles/clinic/1',
  '/doctorTypes',
  '/doctorTypes/clinic/1',
  '/presentableServiceCategories',
  '/productTypes/clinic/1',
  '/productCategories/clinic/1',
  '/users/index?page=1&limit=10',
  '/notifications',
  '/tickets',
  '/tickets/pagination/?page=1&limit=10',
])('answers the operator %s', async (path) => {
  const { status, body } = await admin('GET', path);
  expect([path, status]).toEqual([path, 200]);
  expect(Array.isArray(body.data)).toBe(true);
});

it('changes the general settings, and a blank one is refused', async () => {
  const texts = {
    project_name: 'زیبا',
    login_page_title: 'ورود',
    login_short_slogan: 'همراه شما',
    project_description: 'شرح',
    login_description: 'شرح ورود',
    main_admin_username: 'admin',
    logo_image: null,
  };
  expect(await admin('POST', '/settings/general/1', texts)).toMatchObject({
    status: 200,
    body: { login_page_title: 'ورود' },
  });
  expect((await api.anyone('GET', '/settings/general')).body).toMatchObject({
    login_page_title: 'ورود',
  });
  const blank = await admin('POST', '/settings/general/1', { ...texts, project_name: '' });
  expect(blank).toMatchObject({ status: 400, body: { message: 'لطفا همه فیلدها را پر کنید' } });
  const mina = await api.login('mina');
  expect((await mina('POST', '/settings/general/1', texts)).status).toBe(403);
});

it('creates accounts of the platform and of clinics', async () => {
  const account = {
    username: 'operator_two',
    password: 'Ziba@1405-two',
    email: 'two@example.ir',
    phoneNumber: '09171112235',
    permissions: ['dashboard', 'clinics'],
    fullName: 'مهسا نیک',
    nationalCode: '0499370899',
  };
  const answer = await admin('POST', '/users/create', account);
  expect(answer.status).toBe(201);
  expect(answer.body).not.toHaveProperty('password_hash');
  const missing = await admin('POST', '/users/create', { username: 'someone' });
  expect(missing.status).toBe(400);
});
