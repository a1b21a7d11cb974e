import { aNationalCode } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let last = 0;
const staff = (overrides: Record<string, unknown> = {}) => ({
  username: `named_person_${(last += 1)}`,
  password: 'a good password',
  email: `named_person_${last}@example.com`,
  phoneNumber: '09121112233',
  fullName: 'نسترن شکوهی',
  nationalCode: aNationalCode(),
  roles: ['patients'],
  permissions: [2],
  ...overrides,
});

it.each([
  ['fullName', 'لطفا نام و نام خانوادگی را وارد کنید'],
  ['nationalCode', 'لطفا کد ملی را وارد کنید'],
])('asks the form for %s, and the short body of text 1 for neither', async (field, message) => {
  const maker = api.newClinic().as('all', { type: 'clinic_admin' });
  for (const value of ['', null, undefined]) {
    expect(await maker('POST', '/auth/register', staff({ [field]: value }))).toMatchObject({
      status: 400,
      body: { message, fields: { [field]: message } },
    });
  }
  const short = staff({ fullName: undefined, nationalCode: undefined });
  expect((await maker('POST', '/auth/register', short)).status).toBe(201);
});

it('believes nothing of the longer form without a token', async () => {
  const clinicId = await api.newClinic().id();
  const asked = { type: 'clinic_admin', clinic_id: clinicId, subMenu: 'all', permissions: [1] };
  const { status, body } = await api.anyone('POST', '/auth/register', staff(asked));
  expect({ status, body }).toMatchObject({ status: 201, body: { account_status: 'pending' } });
  expect(await api.platform()('GET', `/users/${body.id}`)).toMatchObject({
    body: { type: 'staff', clinic_id: null, roles: [], permissions: [] },
  });
  const unknown = await api.anyone('POST', '/auth/register', staff({ is_admin: true }));
  expect(unknown.status).toBe(400);
});
