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

it('accepts the whole clinic as it was answered', async () => {
  const { body } = await operator('POST', '/clinics', aClinic());
  const changed = { ...body, name_en: 'Other Clinic' };
  const answer = await operator('POST', `/clinics/${body.id}`, changed);
  expect(answer).toMatchObject({ status: 200, body: { id: body.id, name_en: 'Other Clinic' } });
});

it('activates a draft that has its documents', async () => {
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
  // Its documents can be replaced, but not removed.
  const change = (contract_file: string | null) =>
    operator('POST', `/clinics/${id}`, { contract_file });
  expect(await change(null)).toMatchObject({
    status: 400,
    body: { fields: { contract_file: 'بارگذاری فایل قرارداد الزامی است' } },
  });
  expect((await change('c3.pdf')).body).toMatchObject({ contract_file: 'c3.pdf' });
});

it('changes the fields that the operator sends and clears those with null', async () => {
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

it('suspends with a reason: calls answer 403 in the words of the texts, and old sessions stay ended', async () => {
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
  const changed = await operator('POST', path, { is_active: true, notes: 'تماس گرفته شد' });
  expect(changed.body.account_status).toBe('suspended');

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

it('does not suspend a draft, so that none becomes active without its documents', async () => {
  const id = await created(operator, '/clinics', aClinic());
  const path = `/clinics/${id}`;
  const refusal = { status: 409, body: { code: 'not_active' } };
  expect(await operator('POST', `${path}/suspend`, { reason: 'بدهی' })).toMatchObject(refusal);
  const change = { account_status: 'suspended', suspention_reason: 'بدهی' };
  expect(await operator('POST', path, change)).toMatchObject(refusal);
  // One that was suspended as a draft before is a draft again.
  await api.db.platform(async (tx) => {
    await tx.query(`update clinics set account_status = 'suspended' where id = $1`, [id]);
    await tx.query(
      `insert into clinic_status_events (clinic_id, from_status, to_status)
       values ($1, 'pending', 'suspended')`,
      [id],
    );
  });
  const back = await operator('POST', `${path}/reactivate`, {});
  expect(back).toMatchObject({
    status: 200,
    body: { account_status: 'pending', is_active: false },
  });
  expect(await operator('POST', `${path}/activate`)).toMatchObject({
    status: 409,
    body: { code: 'documents_missing' },
  });
});

it('lets the staff of a clinic change seven of its fields, with the section of the settings', async () => {
  const clinic = api.newClinic();
  const path = `/clinics/${await clinic.id()}`;
  const staff = clinic.as('write', { sections: ['settings'] });
  const change = {
    name: 'کلینیک تازه',
    address: 'نشانی',
    avatar_image: 'logo.png',
    phone1: '09120000000',
    phone2: '',
    notes: 'متن',
    accent_color: '#0f766e',
  };
  expect(await staff('POST', path, change)).toMatchObject({
    status: 200,
    body: { ...change, phone2: null },
  });
  const { body: stored } = await staff('GET', path);
  const { responsible_name, identity_file } = stored;
  const same = { responsible_name, identity_file, notes: 'متن دیگر' };
  expect((await staff('POST', path, same)).body.notes).toBe('متن دیگر');
  const support = 'این مورد را پشتیبانی زیبا تغییر می‌دهد؛ با پشتیبانی هماهنگ کنید';
  const others = { ...same, responsible_name: 'مدیر', identity_file: 'id.png' };
  expect(await staff('POST', path, others)).toMatchObject({
    status: 400,
    body: { fields: { responsible_name: support, identity_file: support } },
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
