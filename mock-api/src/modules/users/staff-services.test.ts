import { aServiceInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A clinic with an administrator, a doctor and two services. */
async function aStaffedClinic() {
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const doctorId = await clinic.as('all', { type: 'doctor' }).userId();
  const add = async () =>
    created(admin, '/presentableServices', await aServiceInput(admin)) as Promise<number>;
  const [laser, filler] = [await add(), await add()];
  const path = `/users/${doctorId}/services`;
  const save = (serviceIds: readonly unknown[], version?: number, call = admin) =>
    call('PUT', path, { serviceIds, version });
  return { clinic, admin, doctorId, laser, filler, path, save };
}

describe('the services of a doctor', () => {
  it('are all services until some are chosen, and again after none are', async () => {
    const { admin, doctorId, laser, filler, path, save } = await aStaffedClinic();
    const before = await admin('GET', path);
    expect(before).toMatchObject({ status: 200, body: { id: doctorId, serviceIds: [] } });
    const { version } = before.body;
    const saved = await save([filler, laser, laser], version);
    expect(saved).toMatchObject({
      status: 200,
      body: { serviceIds: [laser, filler], version: version + 1 },
    });
    expect((await admin('GET', path)).body).toEqual(saved.body);
    expect((await save([])).body).toMatchObject({ serviceIds: [] });
  });

  it('stand in the list of doctors', async () => {
    const { clinic, doctorId, laser, save } = await aStaffedClinic();
    await save([laser]);
    const desk = clinic.as('read', { sections: ['appointments'] });
    const { body } = await desk('GET', `/users/doctors/${await clinic.id()}`);
    expect(body.data).toEqual([
      expect.objectContaining({ id: doctorId, serviceIds: [laser], phoneNumber: null }),
    ]);
  });

  it('change nothing when the same ones are sent again', async () => {
    const { laser, save } = await aStaffedClinic();
    const { body } = await save([laser]);
    expect((await save([laser])).body).toEqual(body);
  });

  it('may be saved with one that was archived meanwhile', async () => {
    const { admin, laser, filler, save } = await aStaffedClinic();
    await save([laser, filler]);
    await admin('DELETE', `/presentableServices/${filler}`);
    expect(await save([filler])).toMatchObject({ status: 200, body: { serviceIds: [filler] } });
    expect((await save([laser])).status).toBe(200);
    expect((await save([laser, filler])).status).toBe(400);
  });

  it('are services that the clinic offers', async () => {
    const { admin, laser, filler, path, save } = await aStaffedClinic();
    const other = await aStaffedClinic();
    await admin('DELETE', `/presentableServices/${filler}`);
    for (const wrong of [filler, other.laser, 999_999]) {
      expect(await save([laser, wrong])).toMatchObject({
        status: 400,
        body: {
          fields: { serviceIds: 'یکی از خدمت‌های انتخاب‌شده دیگر در فهرست خدمات کلینیک نیست' },
        },
      });
    }
    expect((await save(['لیزر'])).status).toBe(400);
    expect((await admin('GET', path)).body.serviceIds).toEqual([]);
  });

  it('are refused for an older version of the user', async () => {
    const { admin, doctorId, laser, path, save } = await aStaffedClinic();
    const { version } = (await admin('GET', path)).body;
    await admin('POST', `/users/${doctorId}`, { fatherName: 'محمود' });
    expect(await save([laser], version)).toMatchObject({
      status: 409,
      body: { code: 'stale', details: { version: version + 1 } },
    });
  });

  it('belong to doctors only', async () => {
    const { clinic, admin } = await aStaffedClinic();
    const clerk = await clinic.as('read').userId();
    expect(await admin('PUT', `/users/${clerk}/services`, { serviceIds: [] })).toMatchObject({
      status: 409,
      body: { code: 'not_doctor' },
    });
  });

  it('are written to the audit log, and open screens are told', async () => {
    const { clinic, admin, doctorId, laser, save } = await aStaffedClinic();
    await save([laser]);
    const clinicId = await clinic.id();
    const [entry] = await api.db.platform((tx) =>
      tx.query(
        `select user_id, action, before, after from audit_log
         where clinic_id = $1 and entity = 'users' and entity_id = $2 order by id desc limit 1`,
        [clinicId, doctorId],
      ),
    );
    expect(entry).toEqual({
      user_id: await admin.userId(),
      action: 'update',
      before: { serviceIds: [] },
      after: { serviceIds: [laser] },
    });
    const events = await api.db.platform((tx) =>
      tx.query<{ type: string; data: object }>(
        'select type, data from events where clinic_id = $1 order by id desc limit 3',
        [clinicId],
      ),
    );
    expect(events.reverse()).toEqual([
      { type: 'user.changed', data: { id: doctorId } },
      { type: 'row.changed', data: { entity: 'users', id: doctorId } },
      { type: 'schedule.changed', data: { doctor_id: doctorId } },
    ]);
  });
});

describe('who may change the services of a doctor', () => {
  it('is somebody with the level to write users', async () => {
    const { clinic, laser, path, save } = await aStaffedClinic();
    const reader = clinic.as('read', { sections: ['users'] });
    const desk = clinic.as('all', { sections: ['appointments'] });
    expect((await reader('GET', path)).status).toBe(200);
    expect((await save([laser], undefined, reader)).status).toBe(403);
    expect((await desk('GET', path)).status).toBe(403);
    expect((await save([laser], undefined, desk)).status).toBe(403);
    const writer = clinic.as('write', { sections: ['users'] });
    expect((await save([laser], undefined, writer)).status).toBe(200);
  });

  it('is of the same clinic or of the platform', async () => {
    const { path, laser, save } = await aStaffedClinic();
    const stranger = api.newClinic().as('all', { type: 'clinic_admin' });
    expect((await stranger('GET', path)).status).toBe(404);
    expect((await save([laser], undefined, stranger)).status).toBe(404);
    expect((await save([laser], undefined, api.platform())).status).toBe(200);
  });

  it('does not have a lower type than the user', async () => {
    const { clinic, admin } = await aStaffedClinic();
    const higher = await admin.userId();
    const staff = clinic.as('all', { type: 'staff' });
    const answer = await staff('PUT', `/users/${higher}/services`, { serviceIds: [] });
    expect(answer.status).toBe(403);
  });
});
