import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

/** A clinic with an administrator, and somebody of it. */
async function clinicWith(...user: Parameters<TestClinic['as']>) {
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const member = clinic.as(...user);
  return { clinic, admin, member, id: await member.userId(), adminId: await admin.userId() };
}

describe('nobody', () => {
  it('changes an account of a higher type', async () => {
    const { clinic, adminId } = await clinicWith('read');
    const staff = clinic.as('all', { type: 'staff' });
    for (const [method, path, body] of [
      ['POST', `/users/${adminId}`, { fullName: 'x' }],
      ['PUT', `/users/${adminId}/access`, { sections: [] }],
      ['POST', `/users/${adminId}/status`, { status: 'suspended' }],
      ['POST', `/users/${adminId}/reset-password/code`, {}],
      ['DELETE', `/users/${adminId}`, undefined],
    ] as const) {
      expect([path, (await staff(method, path, body)).status]).toEqual([path, 403]);
    }
  });

  it('raises themselves or others above what they have', async () => {
    const { clinic, id } = await clinicWith('read', { sections: ['patients'] });
    const clerk = clinic.as('write', { sections: ['users', 'patients'] });
    const own = await clerk.userId();
    for (const [path, body] of [
      [`/users/${own}`, { permissions: 'users,accounting' }],
      [`/users/${own}`, { permissions: [1] }],
      [`/users/${own}`, { type: 'clinic_admin' }],
      [`/users/${id}`, { roles: ['all'] }],
    ] as const) {
      expect([body, (await clerk('POST', path, body)).status]).toEqual([body, 403]);
    }
    // What they have they may give, and what the other has already may stay.
    const given = { permissions: ['patients', 'users', 2, 3] };
    expect((await clerk('POST', `/users/${id}`, given)).status).toBe(200);
  });

  it('takes over the account of somebody with more rights', async () => {
    const { clinic, id } = await clinicWith('all', { sections: ['accounting'] });
    const clerk = clinic.as('write', { sections: ['users'] });
    for (const body of [{ password: 'another good one' }, { phoneNumber: '09120000001' }]) {
      expect((await clerk('POST', `/users/${id}`, body)).status).toBe(403);
    }
    expect((await clerk('POST', `/users/${id}/reset-password/code`)).status).toBe(403);
    expect((await clerk('POST', `/users/${id}`, { address: 'شیراز' })).status).toBe(200);
  });

  it('leaves a clinic without an administrator', async () => {
    const { clinic, admin, adminId } = await clinicWith('read');
    const lone = await admin('POST', `/users/${adminId}`, { type: 'staff' });
    expect(lone).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    const operator = api.platform();
    expect(
      (await operator('POST', `/users/${adminId}/status`, { status: 'suspended' })).status,
    ).toBe(409);

    const second = clinic.as('all', { type: 'clinic_admin' });
    const secondId = await second.userId();
    // Both step down at once: one of them stays.
    const both = await Promise.all([
      admin('POST', `/users/${secondId}`, { type: 'staff' }),
      second('POST', `/users/${adminId}`, { type: 'staff' }),
    ]);
    const left = await api.db.platform(async (tx) =>
      tx.query(`select from users where clinic_id = $1 and type = 'clinic_admin'`, [
        await clinic.id(),
      ]),
    );
    expect({ left: left.length, statuses: both.map(({ status }) => status).sort() }).toEqual({
      left: 1,
      statuses: [200, expect.any(Number)],
    });
  });
});

it('the platform gives a request for access a clinic, rights and the way in', async () => {
  const request = {
    username: 'asks_for_it',
    email: 'asks@example.com',
    password: 'a good password',
    phoneNumber: '09121112233',
  };
  const { body } = await api.anyone('POST', '/auth/register', { ...request, roles: ['patients'] });
  const operator = api.platform();
  const path = `/users/${body.id}`;
  expect((await operator('GET', path)).body).toMatchObject({
    account_status: 'pending',
    requested_access: { sections: ['patients'], levels: [] },
  });
  expect((await operator('POST', path, { address: 'شیراز' })).body.type).toBe('staff');
  expect(await operator('POST', `${path}/status`, { status: 'active' })).toMatchObject({
    status: 409,
    body: { code: 'clinic_missing' },
  });
  const granted = { clinic_id: 1, permissions: 'patients' };
  expect((await operator('POST', `/users/userInfo/${body.id}`, granted)).body).toMatchObject({
    clinic_id: 1,
    permissions: ['patients', '1'],
  });
  expect((await operator('POST', `${path}/status`, { status: 'active' })).status).toBe(200);
  const call = await api.login(request.username, request.password);
  expect((await call('GET', '/patients/pagination')).status).toBe(200);
  expect((await operator('POST', path, { clinic_id: 2 })).status).toBe(409);
});
