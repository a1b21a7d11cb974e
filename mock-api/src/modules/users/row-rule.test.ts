import { aStaffInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const withoutAccess = (over: Record<string, unknown> = {}) =>
  aStaffInput({ roles: undefined, permissions: undefined, ...over });

/** A clinic whose doctors see only their own patients, with a doctor who runs its users. */
async function clinicOfOwnPatients(isOn = true) {
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const doctor = clinic.as('all', { type: 'doctor' });
  const clerk = clinic.as('read', { sections: ['patients'] });
  await doctor.userId();
  if (isOn) {
    const set = await admin('PUT', '/patients/settings', { only_own_patients: true });
    expect(set.status).toBe(200);
  }
  return { admin, doctor, clerkId: await clerk.userId() };
}

const patients = (...levels: number[]) => ({ access: [{ key: 'patients', levels }] });

describe('a doctor who sees only their own patients', () => {
  it('makes no account that would see all of them', async () => {
    const { doctor } = await clinicOfOwnPatients();
    const made = await doctor('POST', '/auth/register', withoutAccess(patients(2)));
    expect(made).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('فقط زیباجویان خودتان') },
    });
  });

  it('makes colleagues who see no patients, or only their own', async () => {
    const { doctor } = await clinicOfOwnPatients();
    const keeper = withoutAccess({ access: [{ key: 'inventory', levels: [1] }] });
    expect((await doctor('POST', '/auth/register', keeper)).status).toBe(201);
    const other = withoutAccess({ type: 'doctor', ...patients(2) });
    expect((await doctor('POST', '/auth/register', other)).status).toBe(201);
  });

  it('raises no account to such a view, and takes none over', async () => {
    const { admin, doctor, clerkId } = await clinicOfOwnPatients();
    const raise = { sections: [{ key: 'appointments', levels: [2] }] };
    expect((await doctor('PUT', `/users/${clerkId}/access`, raise)).status).toBe(403);
    expect((await doctor('POST', `/users/${clerkId}`, patients(1))).status).toBe(403);
    const phone = { phoneNumber: '09121119911' };
    expect((await doctor('POST', `/users/${clerkId}`, phone)).status).toBe(403);
    expect((await doctor('POST', `/users/${clerkId}/reset-password/code`)).status).toBe(403);
    const made = await doctor(
      'POST',
      '/auth/register',
      withoutAccess({ type: 'doctor', ...patients(2) }),
    );
    expect((await doctor('POST', `/users/${made.body.id}`, { type: 'staff' })).status).toBe(403);
    // The same by somebody who sees all patients.
    expect((await admin('POST', `/users/${clerkId}`, patients(1))).status).toBe(200);
  });
});

it('leaves a doctor free where all doctors see all patients', async () => {
  const { doctor } = await clinicOfOwnPatients(false);
  expect((await doctor('POST', '/auth/register', withoutAccess(patients(2)))).status).toBe(201);
});
