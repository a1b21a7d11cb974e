import { startApi, type TestApi } from '../../testing/start-api';
import type { Call } from '../../testing/call';
import { created } from '../../testing/samples';

let api: TestApi;
let operator: Call;
let category: number;
beforeAll(async () => {
  api = await startApi();
  operator = api.platform();
  category = await created(operator, '/clinic-categories', { name: 'کلینیک زیبایی' });
});
afterAll(() => api.stop());

let last = 0;
const aClinic = (overrides: Record<string, unknown> = {}) => ({
  name: `کلینیک ${(last += 1)}`,
  name_en: 'Mehr Clinic',
  city: 'شیراز',
  address: 'شیراز، خیابان زند',
  clinic_category_id: category,
  responsible_name: 'مینا کریمی',
  responsible_national_id: '۰۰۱۲۳۴۵۶۷۹',
  phone1: '۰۹۱۷۱۲۳۴۵۶۷',
  ...overrides,
});
const documents = { identity_file: '/uploads/general/id.png', contract_file: 'c1.pdf,c2.pdf' };

it('makes a draft with the defaults of the texts and a display code of its own', async () => {
  const { status, body } = await operator('POST', '/clinics', aClinic());
  expect(status).toBe(201);
  expect(body).toMatchObject({
    clinic_id: expect.stringMatching(/^C-MEHRCLINIC-SHZ-\d{4}-\d{7}$/),
    responsible_national_id: '0012345679',
    phone1: '09171234567',
    storage_limit: '2GB',
    upload_traffic_limit: 'Unlimited',
    sms_limit: '1000',
    subscription_type: 'سالیانه',
    subscription_days: 30,
    remaining_days: 30,
    account_status: 'pending',
    is_active: false,
  });
  const elsewhere = await operator('POST', '/clinics', aClinic({ city: 'تهران' }));
  expect(elsewhere.body.clinic_id).toMatch(/^C-MEHRCLINIC-XXX-/);
});

it('takes the whole clinic back as it was answered', async () => {
  const { body } = await operator('POST', '/clinics', aClinic());
  const changed = { ...body, name_en: 'Other Clinic' };
  const answer = await operator('POST', `/clinics/${body.id}`, changed);
  expect(answer).toMatchObject({ status: 200, body: { id: body.id, name_en: 'Other Clinic' } });
});

it('takes everything that the wizard sends', async () => {
  const sent = {
    clinic_id: 'C-MEHR-SHZ-0504-7654321',
    phone2: '07136271010',
    avatar_image: 'a.png',
    storage_limit: '10GB',
    upload_traffic_limit: '30GB',
    sms_limit: 5000,
    subscription_type: 'کاربر',
    subscription_days: '365',
    subscription_start_date: '2026-03-21T20:30:00.000Z',
    features: ['sms', 'report', 'file'],
    roles: ['dashboard'],
    permissions: [1],
    payment_title: 'اشتراک',
    payment_description: 'یک‌ساله',
    amount_to_pay: '4,800,000,000',
    paid_amount: 4_800_000_000,
    invoice_file: ['f.pdf'],
    notes: '',
    is_active: true,
    account_status: 'active',
    ...documents,
  };
  const { status, body } = await operator('POST', '/clinics', aClinic(sent));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    clinic_id: sent.clinic_id,
    storage_limit: '10GB',
    sms_limit: '5000',
    subscription_type: 'کاربر',
    subscription_days: 365,
    subscription_start_date: '2026-03-21',
    features: 'sms، report، file',
    amount_to_pay: 4_800_000_000,
    invoice_file: 'f.pdf',
    notes: null,
    is_active: true,
    account_status: 'active',
  });
  const clash = await operator('POST', '/clinics', aClinic({ clinic_id: sent.clinic_id }));
  expect(clash.status).toBe(201);
  expect(clash.body.clinic_id).not.toBe(sent.clinic_id);
});

it.each([
  ['name', ' '],
  ['name_en', undefined],
  ['address', null],
  ['responsible_national_id', '123'],
  ['phone1', '0711'],
  ['clinic_category_id', 99_999],
  ['subscription_days', -1],
  ['storage_limit', 'زیاد'],
  ['amount_to_pay', -5],
  ['owner', 'me'],
])('refuses what does not fit: %s %j', async (field, value) => {
  const { status, body } = await operator('POST', '/clinics', aClinic({ [field]: value }));
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it('refuses the same clinic twice in the words of text 1', async () => {
  const clinic = aClinic();
  expect((await operator('POST', '/clinics', clinic)).status).toBe(201);
  expect(await operator('POST', '/clinics', clinic)).toMatchObject({
    status: 409,
    body: { message: 'کلینیکی با این اطلاعات قبلا ثبت شده است؛ لطفا بررسی کنید' },
  });
});

it('activates a draft once its documents are there', async () => {
  const refused = await operator('POST', '/clinics', aClinic({ is_active: true }));
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { identity_file: expect.any(String), contract_file: expect.any(String) } },
  });
  const id = await created(operator, '/clinics', aClinic());
  const activate = () => operator('POST', `/clinics/${id}/activate`);
  expect(await activate()).toMatchObject({ status: 409, body: { code: 'documents_missing' } });
  const edited = await operator('POST', `/clinics/${id}`, documents);
  expect(edited.body).toMatchObject({ ...documents, account_status: 'pending' });
  expect(await activate()).toMatchObject({
    status: 200,
    body: { account_status: 'active', is_active: true },
  });
  expect((await activate()).status).toBe(409);
});

it('changes what the operator sends and clears what is null', async () => {
  const id = await created(operator, '/clinics', aClinic({ notes: 'یادداشت', phone2: '02188' }));
  const { status, body } = await operator('POST', `/clinics/${id}`, {
    notes: null,
    subscription_days: 90,
    storage_limit: '5GB',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    notes: null,
    phone2: '02188',
    subscription_days: 90,
    storage_limit: '5GB',
  });
  expect((await operator('POST', '/clinics/99999', { nonsense: 1 })).status).toBe(404);
  expect((await operator('POST', `/clinics/${id}`, { nonsense: 1 })).status).toBe(400);
});

it('suspends with a reason: calls answer 403 in the words of the texts, and old sessions stay dead', async () => {
  const clinic = api.newClinic();
  const member = clinic.as('all');
  const path = `/clinics/${await clinic.id()}`;
  expect((await member('GET', path)).status).toBe(200);

  expect((await operator('POST', `${path}/suspend`, { reason: '  ' })).status).toBe(400);
  expect((await operator('POST', `${path}/suspend`, {})).status).toBe(400);
  expect(await operator('POST', `${path}/suspend`, { reason: 'بدهی' })).toMatchObject({
    status: 200,
    body: { account_status: 'suspended', is_active: false, suspention_reason: 'بدهی' },
  });
  expect((await operator('POST', `${path}/suspend`, { reason: 'بدهی' })).status).toBe(409);
  expect(await member('GET', path)).toMatchObject({
    status: 403,
    body: {
      code: 'clinic_suspended',
      message:
        'دسترسی به کلینیک توسط مدیر نرم‌افزار محدود شده است. لطفا با پشتیبانی در ارتباط باشید.',
    },
  });
  const touched = await operator('POST', path, { is_active: true, notes: 'تماس گرفته شد' });
  expect(touched.body.account_status).toBe('suspended');

  const back = await operator('POST', `${path}/reactivate`);
  expect(back.body).toMatchObject({ account_status: 'active', suspention_reason: null });
  expect((await operator('POST', `${path}/reactivate`)).status).toBe(409);
  expect((await member('GET', path)).status).toBe(401);
  expect((await clinic.as('all')('GET', path)).status).toBe(200);

  const { body } = await operator('GET', `${path}/status-events`);
  expect(body.data).toMatchObject([
    { from_status: 'suspended', to_status: 'active' },
    { from_status: 'active', to_status: 'suspended', reason: 'بدهی' },
  ]);
});

it('lets the staff of a clinic change eight things of it, with the section of the settings', async () => {
  const clinic = api.newClinic();
  const path = `/clinics/${await clinic.id()}`;
  const staff = clinic.as('write', { sections: ['settings'] });
  const change = {
    name: 'کلینیک تازه',
    address: 'نشانی',
    responsible_name: 'مدیر',
    identity_file: 'id.png',
    phone1: '09120000000',
    phone2: '',
    notes: 'متن',
    accent_color: '#0f766e',
  };
  expect(await staff('POST', path, change)).toMatchObject({
    status: 200,
    body: { ...change, phone2: null },
  });
  for (const field of ['subscription_days', 'account_status', 'is_active', 'sms_limit']) {
    const refused = await staff('POST', path, { [field]: 1000 });
    expect([field, refused.status]).toEqual([field, 400]);
  }
  expect((await staff('POST', path, { subscription_days: 900 })).body.fields).toEqual({
    subscription_days: expect.any(String),
  });
  expect((await staff('POST', path, { phone1: '12' })).status).toBe(400);
  const other = api.newClinic();
  expect((await staff('POST', `/clinics/${await other.id()}`, change)).status).toBe(404);
  expect((await clinic.as('read')('POST', path, change)).status).toBe(403);
  expect((await clinic.as('all', { sections: ['patients'] })('POST', path, change)).status).toBe(
    403,
  );
  expect((await staff('POST', `${path}/suspend`, { reason: 'x' })).status).toBe(403);
  const settingsOnly = api.platform({ sections: ['settings'] });
  expect((await settingsOnly('POST', path, change)).status).toBe(403);
});

it('gives a new clinic the roles and categories of the platform', async () => {
  await api.db.platform((tx) =>
    tx.query(`insert into metadata_templates (kind, name, name_en) values
      ('meta_role', 'پزشک', 'doctor'), ('product_type', 'مصرفی', null)`),
  );
  const id = await created(operator, '/clinics', aClinic());
  const roles = await api.db.tenant(id, (tx) => tx.query('select name, name_en from meta_roles'));
  expect(roles).toEqual([{ name: 'پزشک', name_en: 'doctor' }]);
  const types = await api.db.tenant(id, (tx) => tx.query('select name from product_types'));
  expect(types).toEqual([{ name: 'مصرفی' }]);
});

it('filters drafts and those whose subscription has ended', async () => {
  const ended = api.newClinic({ subscription_start_date: '2020-01-01', subscription_days: 10 });
  const id = await ended.id();
  const ids = async (status: string) =>
    (await operator('GET', `/clinics/pagination?limit=500&status=${status}`)).body.data.map(
      (clinic: { id: number }) => clinic.id,
    );
  expect(await ids('expired')).toContain(id);
  expect(await ids('draft')).not.toContain(id);
});
