import type { Call } from '../testing/call';
import { firstSignIn } from '../testing/first-sign-in';
import { created } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';

/** The calls of the texts as its screens make them, on the demo data. */
let api: TestApi;
let mina: Call;
let staffId: number;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  mina = await api.login('mina');
  staffId = (await mina('GET', '/users/doctors/1')).body.data[0].id;
});
afterAll(() => api.stop());

interface Resource {
  path: string;
  list: string;
  input: Record<string, unknown>;
  answer: Record<string, unknown>;
  edit: Record<string, unknown>;
}

const resources: Resource[] = [
  {
    path: '/internal-services',
    list: '/internal-services/pagination?clinicId=1&page=1&limit=10',
    input: {
      system_code: 'SRV-12345',
      subject: 'نظافت',
      prepayment_cost: '3000000000',
      duration_months: '12',
      description: '',
    },
    answer: { system_code: 'SRV-12345', prepayment_cost: 3_000_000_000, duration_months: 12 },
    edit: { subject: 'نظافت شبانه' },
  },
  {
    path: '/devices',
    list: '/devices/pagination?clinicId=1&page=1&limit=10',
    input: {
      system_code: 'DEV-123',
      device_name: 'لیزر الکساندرایت',
      purchase_cost: '9000000000',
      remaining_cost: 0,
      service_cost_per_period: '5000000',
      service_interval_months: 6,
      receipt_attachment: '',
      description: '',
    },
    answer: { system_code: 'DEV-123', purchase_cost: 9_000_000_000, service_interval_months: 6 },
    edit: { device_name: 'لیزر دایود' },
  },
];

it.each(resources)('$path: list, create, read, edit', async (resource) => {
  const { path, list, input, answer, edit } = resource;
  const id = await created(mina, path, input);
  expect(await mina('GET', `${path}/${id}`)).toMatchObject({
    status: 200,
    body: { id, ...answer },
  });
  expect((await mina('GET', list)).body.data[0]).toMatchObject({ id });
  expect(await mina('POST', `${path}/${id}`, edit)).toMatchObject({ status: 200, body: edit });
  const nima = await api.login('nima');
  expect((await nima('GET', `${path}/${id}`)).status).toBe(404);
  expect((await nima('POST', `${path}/${id}`, edit)).status).toBe(404);
  expect((await nima('GET', list)).status).toBe(404);
});

it('stores documents of internal services and computes what is still owed', async () => {
  const internal_service_id = await created(mina, '/internal-services', { subject: 'اجاره' });
  const document = await mina('POST', '/internal-service-documents', {
    system_code: '54321',
    internal_service_id,
    document_title: '',
    default_service_cost: '1000',
    paid_amount: '400',
    remaining_cost: '600',
    description: '',
    attachment: '',
  });
  expect(document).toMatchObject({
    status: 201,
    body: { remaining_cost: 600, internal_service: { subject: 'اجاره' } },
  });
  expect(document.body.document_title).not.toBe('');
  const page = await mina('GET', '/internal-service-documents/pagination?clinicId=1&page=1');
  expect(page.body.data[0]).toMatchObject({ id: document.body.id });
});

it('stores financial profiles with values that have units', async () => {
  const user_id = await created(mina, '/auth/register', aStaffInput());
  const profile = await mina('POST', '/financialInfo', {
    user_id,
    income_type: 'ترکیبی',
    daily_work_hours: '12 ساعت',
    fixed_amount: '1500000 تومان',
    percentage_value: '30%',
    insurance_total_cost: '2000000 تومان',
    clinic_share: '70%',
    employee_share: '30%',
    card_number: '6219861034529007',
    sheba_number: 'IR820540102680020817909002',
    monthly_leave: '3 روز',
    yearly_leave: '36 روز',
  });
  expect(profile).toMatchObject({ status: 201, body: { user_id, income_type: 'ترکیبی' } });
  const { id } = profile.body;
  expect(await mina('GET', `/financialInfo/${id}`)).toMatchObject({
    status: 200,
    body: { id, user_id, user: { profile: { fullName: expect.any(String) } } },
  });
  expect(await mina('POST', `/financialInfo/${id}`, { yearly_leave: '30 روز' })).toMatchObject({
    status: 200,
  });
  expect((await mina('POST', '/financialInfo', {})).status).toBe(400);
});

let last = 0;
const aStaffInput = () => ({
  username: `new_staff_${(last += 1)}`,
  password: 'Ziba@1405-new',
  type: 'staff',
  permissions: 'inventory,services',
  roles: ['inventory', 'services'],
  email: `staff${last}@example.ir`,
  phoneNumber: '09171112233',
  macAddress: '00:00:00:00:00:00',
  clinic_id: 1,
  fullName: 'نیلوفر راد',
  nationalCode: String(3_000_000_000 + last),
  systemCode: `U-17000000${last}`,
});

describe('staff', () => {
  it('are created by the clinic administrator and work after changing the password that was given', async () => {
    const input = aStaffInput();
    const answer = await mina('POST', '/auth/register', input);
    expect(answer).toMatchObject({ status: 201, body: { userId: expect.any(Number) } });
    const staff = await firstSignIn(api, input);
    expect((await staff('GET', '/products/clinic/1')).status).toBe(200);
    expect((await staff('GET', '/devices/pagination')).status).toBe(403);
    const twice = await mina('POST', '/auth/register', {
      ...aStaffInput(),
      username: input.username,
    });
    expect(twice).toMatchObject({
      status: 409,
      body: { message: 'این نام کاربری قبلا در سیستم ثبت شده است' },
    });
  });

  it('are listed, read and changed', async () => {
    const list = await mina('GET', '/users/clinic/1/index?page=1&limit=10');
    expect(list.body.meta).toMatchObject({ page: 1, limit: 10 });
    expect(list.body.data.map((row: { id: number }) => row.id)).toContain(staffId);
    const { status, body } = await mina('GET', `/users/${staffId}`);
    expect([status, body.id]).toEqual([200, staffId]);
    expect((await mina('GET', '/users/byClinic/1')).status).toBe(200);
    const edited = await mina('POST', `/users/${staffId}`, { address: 'شیراز' });
    expect(edited).toMatchObject({ status: 200, body: { profile: { address: 'شیراز' } } });
    const info = await mina('POST', `/users/userInfo/${staffId}`, {
      permissions: ['dashboard', 'appointments'],
      main_service: 'بوتاکس',
    });
    expect(info).toMatchObject({ status: 200, body: { main_service: 'بوتاکس' } });
    const reset = await mina('POST', `/users/${staffId}/reset-password`, { password: 'x' });
    expect(reset.status).toBe(400);
  });

  it.each(['/metaRoles', '/doctorTypes'])('have %s', async (path) => {
    const id = await created(mina, path, { name: 'تازه', name_en: 'new' });
    expect(await mina('GET', `${path}/${id}`)).toMatchObject({
      status: 200,
      body: { name: 'تازه' },
    });
    const list = await mina('GET', `${path}/clinic/1`);
    expect(list.body.data.map((row: { id: number }) => row.id)).toContain(id);
    const edited = await mina('POST', `${path}/${id}`, { name: 'تازه‌تر' });
    expect(edited).toMatchObject({ status: 200, body: { name: 'تازه‌تر' } });
  });
});

it('has tickets from the first message to the end', async () => {
  const ticket = {
    code: 'abc123def456',
    department: 'پشتیبانی',
    subject: 'ورود',
    priority: 'مهم',
    message: 'وارد نمی‌شوم',
    attachment: '',
  };
  const id = await created(mina, '/tickets', ticket);
  expect(await mina('GET', `/tickets/${id}`)).toMatchObject({
    status: 200,
    body: { code: ticket.code, messages: [{ message: ticket.message, sender_type: 'user' }] },
  });
  const admin = await api.login('admin');
  const reply = { message: 'بررسی شد', attachment: '', sender_type: 'system' };
  expect((await admin('POST', `/tickets/${id}/reply`, reply)).status).toBe(200);
  const answered = await mina('GET', `/tickets/${id}`);
  expect(answered.body).toMatchObject({ status: 'system-replied' });
  expect((await mina('POST', `/tickets/${id}/reply`, { message: '  ' })).status).toBe(400);
  expect((await mina('POST', `/tickets/${id}/close`)).status).toBe(200);
  expect((await mina('POST', `/tickets/${id}/reply`, { message: 'باز' })).status).toBe(409);
  const blank = await mina('POST', '/tickets', { ...ticket, subject: '' });
  expect(blank.body.message).toBe('لطفا همه فیلدهای ورودی را پر کنید');
  for (const path of ['/tickets/pagination/?page=1&limit=10', '/tickets/pagination?clinic_id=1']) {
    expect((await mina('GET', path)).body.data.length).toBeGreaterThan(0);
  }
});

it('lets the clinic change its own fields', async () => {
  const phones = { phone1: '09171112234', notes: 'یادداشت' };
  expect(await mina('POST', '/clinics/1', phones)).toMatchObject({ status: 200, body: phones });
  expect((await mina('POST', '/clinics/2', phones)).status).toBe(404);
  expect((await mina('POST', '/insurances', { name: 'تامین اجتماعی' })).status).toBe(201);
  expect((await mina('GET', '/insurances')).body.data.length).toBeGreaterThan(0);
});
