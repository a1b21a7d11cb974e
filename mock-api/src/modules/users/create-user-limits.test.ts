import { platformType } from '@ziba/shared/contracts/permissions';
import { firstSignIn } from '../../testing/first-sign-in';
import { aStaffInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

describe('nobody makes more than they are:', () => {
  const limited = () =>
    api.newClinic().as('write', { sections: ['users', 'patients'], type: 'staff' });

  it.each([
    ['a section', { roles: ['patients', 'accounting'], permissions: [2] }],
    ['all sections', { roles: 'all', permissions: [2] }],
    ['a level', { roles: ['patients'], permissions: [4] }],
    ['all levels', { roles: ['patients'], permissions: [1] }],
    ['an administrator', { type: 'clinic_admin', roles: ['patients'], permissions: [2] }],
    ['an administrator by another spelling', { type: ' Clinic_Admin ', roles: ['patients'] }],
    ['an account of the platform', { type: platformType, roles: ['patients'] }],
  ])('%s', async (_, change) => {
    expect((await limited()('POST', '/auth/register', aStaffInput(change))).status).toBe(403);
  });

  it('what they have they may give', async () => {
    const sent = aStaffInput({ roles: ['patients'], permissions: [2, 3] });
    expect((await limited()('POST', '/auth/register', sent)).status).toBe(201);
  });
});

it('refuses with 403 a token without the section or the level, and with 401 one that is none', async () => {
  const clinic = api.newClinic();
  for (const user of [
    clinic.as('all', { sections: ['patients'] }),
    clinic.as('read', { sections: ['users'] }),
  ]) {
    expect((await user('POST', '/auth/register', aStaffInput())).status).toBe(403);
  }
  expect((await api.withToken('a.b.c')('POST', '/auth/register', aStaffInput())).status).toBe(401);
});

it('does not know another clinic', async () => {
  const mina = await api.login('mina');
  expect((await mina('POST', '/auth/register', aStaffInput({ clinic_id: 2 }))).status).toBe(404);
});

describe('the platform', () => {
  it('makes staff of any clinic, and an administrator has all of it', async () => {
    const sent = aStaffInput({
      clinic_id: 2,
      type: 'clinic_admin',
      roles: undefined,
      permissions: undefined,
    });
    const { status, body } = await api.platform()('POST', '/auth/register', sent);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { clinic_id: 2, type: 'clinic_admin', subMenu: 'all', permissions: ['all', '1'] },
    });
    const wrong = aStaffInput({ clinic_id: 987654 });
    expect((await api.platform()('POST', '/auth/register', wrong)).status).toBe(404);
  });

  it('makes its own staff by the second path, too, with one message for what is missing', async () => {
    const operator = api.platform();
    const message = 'اطلاعات ناقص است. لطفا همه فیلدهای ضروری را تکمیل کنید.';
    const empty = await operator('POST', '/users/create', {});
    expect(empty).toMatchObject({
      status: 400,
      body: {
        message,
        fields: Object.fromEntries(
          ['username', 'password', 'email', 'phoneNumber', 'permissions'].map((name) => [
            name,
            message,
          ]),
        ),
      },
    });
    const sent = aStaffInput({
      permissions: ['dashboard', 'clinics', 'reports'],
      roles: undefined,
    });
    const { status, body } = await operator('POST', '/users/create', sent);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { type: platformType, clinic_id: null, userId: body.id, roles: sent.permissions },
    });
    const call = await firstSignIn(api, sent);
    expect((await call('GET', '/clinics/pagination')).status).toBe(200);
    expect((await call('GET', '/users/index')).status).toBe(403);
  });

  it('makes no doctor without a clinic', async () => {
    const sent = aStaffInput({ type: 'doctor' });
    expect(await api.platform()('POST', '/users/create', sent)).toMatchObject({
      status: 400,
      body: { fields: { clinic_id: expect.any(String) } },
    });
  });
});
