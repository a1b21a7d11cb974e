import { aClinicInput, documents } from '../../testing/clinics';
import type { Call } from '../../testing/call';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
let operator: Call;
let category: number;
beforeAll(async () => {
  api = await startApi();
  operator = api.platform();
  category = await created(operator, '/clinic-categories', { name: 'کلینیک زیبایی' });
});
afterAll(() => api.stop());

const aClinic = (overrides?: Record<string, unknown>) => aClinicInput(category, overrides);

it('makes a draft with the defaults of the texts and its own display code', async () => {
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
  const capital = await operator('POST', '/clinics', aClinic({ city: 'خرم آباد' }));
  expect(capital.body.clinic_id).toMatch(/^C-MEHRCLINIC-KHD-/);
  const elsewhere = await operator('POST', '/clinics', aClinic({ city: 'مرودشت' }));
  expect(elsewhere.body.clinic_id).toMatch(/^C-MEHRCLINIC-XXX-/);
});

it('accepts everything that the wizard sends', async () => {
  const sent = {
    clinic_id: 'C-MEHR-SHZ-0504-7654321',
    phone2: '07136271010',
    avatar_image: 'a.png',
    storage_limit: '10GB',
    upload_traffic_limit: '30GB',
    sms_limit: 5000,
    subscription_type: 'کاربر',
    subscription_days: '365',
    // The first moment of 1 Farvardin 1405 in Tehran.
    subscription_start_date: '2026-03-20T20:30:00.000Z',
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
])('refuses wrong values: %s %j', async (field, value) => {
  const { status, body } = await operator('POST', '/clinics', aClinic({ [field]: value }));
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it('refuses an amount that is not the price of the plan, and says the new one', async () => {
  const other = await startApi();
  const call = other.platform();
  const kind = await created(call, '/clinic-categories', { name: 'لیزر' });
  const price = (title: string, type: string, tomans: number) =>
    created(call, '/resources-pricing', { title, type, price: tomans });
  await price('۱۰ گیگابایت', 'storage', 1_000_000);
  await price('اشتراک سالیانه', 'subscription', 2_000_000);
  const plan = { storage_limit: '10GB', features: ['پیامک'] };
  const quote = await call('POST', '/clinics/quote', { plan });
  expect(quote.body).toMatchObject({ subtotal: 3_000_000, tax: 300_000, total: 3_300_000 });

  const save = (amount_to_pay: number | null, more = {}) =>
    call('POST', '/clinics', aClinicInput(kind, { ...plan, amount_to_pay, ...more }));
  const saved = await save(3_300_000);
  expect(saved.status).toBe(201);
  await price('پیامک', 'module', 500_000);
  const message = expect.stringContaining('۳٬۸۵۰٬۰۰۰ تومان');
  expect(await save(3_300_000)).toMatchObject({
    status: 409,
    body: {
      ...{ code: 'price_changed', message, fields: { amount_to_pay: message } },
      details: { total: 3_850_000 },
    },
  });
  // A draft may have no amount yet.
  expect((await save(null)).status).toBe(201);

  // What was agreed on stands as long as the plan stays.
  const edit = (change: object) => call('POST', `/clinics/${saved.body.id}`, change);
  expect((await edit({ ...saved.body, notes: 'تماس گرفته شد' })).status).toBe(200);
  const without = { features: [], amount_to_pay: 3_850_000 };
  expect(await edit(without)).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  expect((await call('GET', `/clinics/${saved.body.id}`)).body.features).toBe('پیامک');
  expect((await edit({ ...without, amount_to_pay: 3_300_000 })).status).toBe(200);
  await other.stop();
});

it('refuses the same clinic twice in the words of text 1', async () => {
  const clinic = aClinic();
  expect((await operator('POST', '/clinics', clinic)).status).toBe(201);
  expect(await operator('POST', '/clinics', clinic)).toMatchObject({
    status: 409,
    body: { message: 'کلینیکی با این اطلاعات قبلا ثبت شده است؛ لطفا بررسی کنید' },
  });
});

it('gives a new clinic the usual roles as long as the platform has none, so that it can have a user', async () => {
  const id = await created(operator, '/clinics', aClinic());
  const roles = await operator('GET', `/metaRoles/clinic/${id}`);
  expect(roles.body.data.map(({ name }: { name: string }) => name).sort()).toEqual(
    ['پذیرش', 'دستیار پزشک', 'پزشک', 'حسابدار', 'انباردار', 'مدیر کلینیک'].sort(),
  );
  const doctor = roles.body.data.find(({ name }: { name: string }) => name === 'پزشک');
  expect(doctor).toMatchObject({ kind: 'doctor', name_en: 'doctor' });
  expect(doctor.access).toContainEqual({ key: 'appointments', levels: [1] });
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
