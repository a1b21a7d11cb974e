import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';
import { aPatientInput, aStaffInput, created } from '../../testing/samples';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

async function clinicWith(...user: Parameters<TestClinic['as']>) {
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const member = clinic.as(...user);
  return { clinic, admin, member, id: await member.userId() };
}

it('deactivates an account at once, and lets it in again', async () => {
  const { admin, member, id } = await clinicWith('read');
  expect((await member('GET', '/auth/me')).status).toBe(200);
  expect(await admin('POST', `/users/${id}/status`, { status: 'inactive' })).toMatchObject({
    status: 200,
    body: { account_status: 'suspended' },
  });
  expect(await member('GET', '/auth/me')).toMatchObject({
    status: 403,
    body: { code: 'account_disabled' },
  });
  expect((await admin('POST', `/users/${id}/status`, { status: 'active' })).status).toBe(200);
  expect((await member('GET', '/auth/me')).status).toBe(200);
});

it.each([['pending'], ['archived'], ['']])('does not know the status %p', async (status) => {
  const { admin, id } = await clinicWith('read');
  expect(await admin('POST', `/users/${id}/status`, { status })).toMatchObject({
    status: 400,
    body: { fields: { status: expect.any(String) } },
  });
});

it('keeps a doctor whom appointments wait for', async () => {
  const { clinic, admin, id } = await clinicWith('all', { type: 'doctor' });
  const patient = await created(admin, '/patients', aPatientInput());
  await api.db.platform(async (tx) =>
    tx.query(
      `insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, package_type,
         starts_at, ends_at)
       select $1, 'A1', $2, $3, 'visit', day, day + interval '30 minutes'
       from (select date_trunc('day', app_now()) + interval '2 days' as day) later`,
      [await clinic.id(), patient, id],
    ),
  );
  const first = await admin('POST', `/users/${id}/status`, { status: 'suspended' });
  // The list, from which a choice is made for each booking.
  expect(first.body.details.bookings).toEqual([
    expect.objectContaining({ kind: 'appointment', id: expect.any(Number), version: 1 }),
  ]);
  const answers = [
    first,
    await admin('POST', `/users/${id}`, { type: 'staff' }),
    await admin('DELETE', `/users/${id}`),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    ['has_bookings', 'has_appointments', 'has_bookings'].map((code) => [409, code]),
  );
});

it('names assistance, which nobody can decide on in the list', async () => {
  const { clinic, admin, id } = await clinicWith('all', { type: 'doctor' });
  const patient = await created(admin, '/patients', aPatientInput());
  const other = await clinic.as('all', { type: 'doctor' }).userId();
  await api.db.platform(async (tx) =>
    tx.query(
      `insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, assistant_id, package_type,
         starts_at, ends_at)
       select $1, 'A2', $2, $3, $4, 'visit', day, day + interval '30 minutes'
       from (select date_trunc('day', app_now()) + interval '2 days' as day) later`,
      [await clinic.id(), patient, other, id],
    ),
  );
  expect(await admin('POST', `/users/${id}/status`, { status: 'suspended' })).toMatchObject({
    status: 409,
    body: {
      code: 'has_appointments',
      message: 'این کاربر دستیاری نوبتی پیش رو دارد؛ ابتدا آن را به همکار دیگری بسپارید',
    },
  });
});

it('deactivates a doctor once each booking is decided on, on the version that was shown', async () => {
  const { clinic, admin, id } = await clinicWith('all', { type: 'doctor' });
  const patient = await created(admin, '/patients', aPatientInput());
  await api.db.platform(async (tx) =>
    tx.query(
      `insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, package_type,
         starts_at, ends_at)
       select $1, 'A1', $2, $3, 'visit', day, day + interval '30 minutes'
       from (select date_trunc('day', app_now()) + interval '2 days' as day) later`,
      [await clinic.id(), patient, id],
    ),
  );
  const path = `/users/${id}/status`;
  const { version } = (await admin('GET', `/users/${id}`)).body;
  const { body } = await admin('POST', path, { status: 'suspended', version });
  const [{ kind, id: bookingId, version: shown }] = body.details.bookings;
  const choice = { kind, id: bookingId, version: shown, action: 'cancel', reason: 'پزشک نیست' };
  const decided = { status: 'suspended', choices: [choice] };
  expect(await admin('POST', path, { ...decided, version: version + 1 })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  });
  expect(await admin('POST', path, { ...decided, version })).toMatchObject({
    status: 200,
    body: { account_status: 'suspended', version: version + 1 },
  });
});

it('keeps the reason of a deactivation and of a removal in the audit log', async () => {
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const id = await clinic.as('read').userId();
  await admin('POST', `/users/${id}/status`, { status: 'suspended', reason: 'پایان همکاری' });
  expect((await admin('DELETE', `/users/${id}`, { reason: 'ثبت دوباره' })).status).toBe(200);
  const entries = await api.db.platform((tx) =>
    tx.query(
      `select action, after ->> 'reason' as reason from audit_log
       where entity = 'users' and entity_id = $1 and after ? 'reason' order by id`,
      [id],
    ),
  );
  expect(entries).toEqual([
    { action: 'status', reason: 'پایان همکاری' },
    { action: 'archive', reason: 'ثبت دوباره' },
  ]);
});

it('does not let anybody deactivate or remove themselves', async () => {
  const { clinic, admin } = await clinicWith('read', { type: 'clinic_admin' });
  const id = await admin.userId();
  clinic.as('all', { type: 'clinic_admin' });
  for (const answer of [
    await admin('POST', `/users/${id}/status`, { status: 'suspended' }),
    await admin('DELETE', `/users/${id}`),
  ]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'own_account' } });
  }
});

it('archives an account: signed out, in no list, its row still there', async () => {
  const { clinic, admin, member, id } = await clinicWith('read');
  await member('GET', '/auth/me');
  expect((await clinic.as('write')('DELETE', `/users/${id}`)).status).toBe(403);
  expect(await admin('DELETE', `/users/${id}`)).toMatchObject({
    status: 200,
    body: { id, archived: true },
  });
  expect((await member('GET', '/auth/me')).status).toBe(401);
  expect((await admin('GET', `/users/${id}`)).status).toBe(404);
  const list = await admin('GET', `/users/byClinic/${await clinic.id()}`);
  expect(list.body.data.map((user: { id: number }) => user.id)).not.toContain(id);
  expect(
    await api.db.platform((tx) => tx.query('select from users where id = $1', [id])),
  ).toHaveLength(1);
});

it('employs a person who left again, with the same e-mail, national code and username', async () => {
  const admin = api.newClinic().as('all', { type: 'clinic_admin' });
  const person = aStaffInput();
  const id = await created(admin, '/auth/register', person);
  expect(await admin('POST', '/auth/register', person)).toMatchObject({
    status: 409,
    body: { code: 'taken' },
  });
  expect((await admin('DELETE', `/users/${id}`)).status).toBe(200);
  const { username, email } = person;
  expect((await api.anyone('GET', `/auth/check-username?username=${username}`)).body).toEqual({
    unique: true,
  });
  expect((await api.anyone('GET', `/auth/check-email?email=${email}`)).body).toEqual({
    unique: true,
  });
  const again = await created(admin, '/auth/register', person);
  expect(again).not.toBe(id);
  expect(await (await api.login(username, person.password))('GET', '/auth/me')).toMatchObject({
    body: { user: { id: again } },
  });
});

describe('a clinic', () => {
  const path = async (clinic: TestClinic) =>
    `/users/changeAccountStatusByClinicId/${await clinic.id()}`;

  it('is suspended by the platform with a reason, and let in again', async () => {
    const { clinic, member } = await clinicWith('read');
    const operator = api.platform();
    expect((await member('GET', '/auth/me')).status).toBe(200);
    const suspend = { status: 'suspended', suspention_reason: 'بدهی' };
    expect(await operator('POST', await path(clinic), suspend)).toMatchObject({
      status: 200,
      body: { id: await clinic.id(), account_status: 'suspended', is_active: false },
    });
    expect(await member('GET', '/auth/me')).toMatchObject({
      status: 403,
      body: { code: 'clinic_suspended' },
    });
    expect(await operator('POST', await path(clinic), { status: 'active' })).toMatchObject({
      status: 200,
      body: { account_status: 'active' },
    });
    expect((await clinic.as('read')('GET', '/auth/me')).status).toBe(200);
  });

  it('is not suspended without a reason, by members, or when there is none', async () => {
    const { clinic, admin } = await clinicWith('read');
    const operator = api.platform();
    for (const suspention_reason of [undefined, '', '  ', null]) {
      const body = { status: 'suspended', suspention_reason };
      expect(await operator('POST', await path(clinic), body)).toMatchObject({
        status: 400,
        body: { fields: { suspention_reason: 'لطفا علت تعلیق را وارد کنید' } },
      });
    }
    const good = { status: 'suspended', suspention_reason: 'بدهی' };
    expect((await admin('POST', await path(clinic), good)).status).toBe(403);
    const nowhere = '/users/changeAccountStatusByClinicId/987654';
    expect((await operator('POST', nowhere, good)).status).toBe(404);
    expect((await operator('POST', nowhere, {})).status).toBe(404);
  });
});
