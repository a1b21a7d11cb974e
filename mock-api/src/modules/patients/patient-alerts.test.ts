import type { TestMember } from '../../testing/people';
import { anAlertInput, aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const aPatient = (staff: TestMember) => created(staff, '/patients', aPatientInput());
const textsOf = async (call: TestMember, patientId: number) =>
  (await call('GET', `/patients/${patientId}/alerts`)).body.data.map(
    ({ text }: { text: string }) => text,
  );

it('keeps alerts, the most dangerous first, and says who recorded them', async () => {
  const staff = api.newClinic().as('all', { columns: { fullName: 'مینا کریمی' } });
  const patientId = await aPatient(staff);
  const path = `/patients/${patientId}/alerts`;
  expect((await staff('GET', path)).body).toMatchObject({ data: [], meta: { total: 0 } });

  await staff('POST', path, { kind: 'medicine', text: 'وارفارین' });
  await staff('POST', path, anAlertInput({ text: 'لاتکس', severity: 'mild' }));
  const { status, body } = await staff('POST', path, anAlertInput());
  expect([status, body]).toMatchObject([
    201,
    {
      ...anAlertInput(),
      patient_id: patientId,
      version: 1,
      recorded_by: 'مینا کریمی',
      created_at: expect.any(String),
      ended_at: null,
      ended_by: null,
      end_reason: null,
    },
  ]);
  expect(await textsOf(staff, patientId)).toEqual(['پنی‌سیلین', 'لاتکس', 'وارفارین']);
});

it('edits an alert: what is left out is cleared, an old version is refused', async () => {
  const staff = api.newClinic().as('all');
  const patientId = await aPatient(staff);
  const path = `/patients/${patientId}/alerts`;
  const id = await created(staff, path, anAlertInput());

  const edit = { kind: 'allergy', text: 'آموکسی‌سیلین', severity: 'mild', version: 1 };
  expect((await staff('PUT', `${path}/${id}`, edit)).body).toMatchObject({
    ...{ text: 'آموکسی‌سیلین', severity: 'mild', reaction: null, note: null, version: 2 },
  });
  const stale = await staff('PUT', `${path}/${id}`, { ...edit, text: 'سفالکسین' });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
  const lateEnd = await staff('POST', `${path}/${id}/end`, { reason: 'اشتباه', version: 1 });
  expect([lateEnd.status, lateEnd.body.code]).toEqual([409, 'stale']);

  // Severity and reaction belong to allergies.
  const condition = anAlertInput({ kind: 'condition', text: 'آسم', version: 2 });
  expect((await staff('PUT', `${path}/${id}`, condition)).body).toMatchObject({
    ...{ kind: 'condition', text: 'آسم', severity: null, reaction: null },
  });
});

it('ends an alert with a reason, and keeps it in the file', async () => {
  const staff = api.newClinic().as('all', { columns: { fullName: 'مینا کریمی' } });
  const patientId = await aPatient(staff);
  const path = `/patients/${patientId}/alerts`;
  const id = await created(staff, path, anAlertInput());
  const unsaid = await staff('POST', `${path}/${id}/end`, {});
  expect([unsaid.status, unsaid.body.fields]).toEqual([
    400,
    { reason: 'لطفا دلیل پایان هشدار را وارد کنید' },
  ]);

  const { body } = await staff('POST', `${path}/${id}/end`, { reason: 'آزمایش منفی', version: 1 });
  expect(body).toMatchObject({
    ...{ ended_at: expect.any(String), ended_by: 'مینا کریمی', end_reason: 'آزمایش منفی' },
  });
  await created(staff, path, anAlertInput({ text: 'لاتکس' }));
  expect(await textsOf(staff, patientId)).toEqual(['لاتکس', 'پنی‌سیلین']);
  for (const [method, address, sent] of [
    ['PUT', `${path}/${id}`, anAlertInput()],
    ['POST', `${path}/${id}/end`, { reason: 'دوباره' }],
  ] as const) {
    const again = await staff(method, address, sent);
    expect([again.status, again.body.code]).toEqual([409, 'ended']);
  }
});

it('allows one active pregnancy, also when two are recorded at once', async () => {
  const staff = api.newClinic().as('all');
  const patientId = await aPatient(staff);
  const path = `/patients/${patientId}/alerts`;
  const pregnancy = { kind: 'pregnancy', text: 'هفته ۱۲' };
  const answers = await Promise.all([
    staff('POST', path, pregnancy),
    staff('POST', path, pregnancy),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'pregnant',
    fields: { kind: expect.stringContaining('یک هشدار بارداری فعال') },
  });

  const other = await created(staff, path, { kind: 'condition', text: 'آسم' });
  expect((await staff('PUT', `${path}/${other}`, pregnancy)).status).toBe(409);
  const id = answers.find(({ status }) => status === 201)?.body.id;
  // The pregnancy itself may be edited.
  expect((await staff('PUT', `${path}/${id}`, { ...pregnancy, text: 'هفته ۱۳' })).status).toBe(200);
  await staff('POST', `${path}/${id}/end`, { reason: 'زایمان' });
  expect((await staff('POST', path, pregnancy)).status).toBe(201);
});

it('names the wrong fields', async () => {
  const staff = api.newClinic().as('all');
  const path = `/patients/${await aPatient(staff)}/alerts`;
  const wrong = await staff('POST', path, { kind: 'fear', text: ' ', severity: 'huge' });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    {
      kind: 'لطفا نوع هشدار را انتخاب کنید',
      text: 'لطفا متن هشدار را وارد کنید',
      severity: 'گزینه انتخاب شده معتبر نیست',
    },
  ]);
});

it('hides the alerts of other clinics and of other patients', async () => {
  const staff = api.newClinic().as('all');
  const patientId = await aPatient(staff);
  const path = `/patients/${patientId}/alerts`;
  const id = await created(staff, path, anAlertInput());
  const stranger = api.newClinic().as('all');
  const ofOther = `/patients/${await aPatient(staff)}/alerts/${id}`;
  for (const [call, method, address, sent, message] of [
    [stranger, 'GET', path, undefined, 'زیباجو یافت نشد'],
    [stranger, 'POST', path, anAlertInput(), 'زیباجو یافت نشد'],
    [stranger, 'PUT', `${path}/${id}`, anAlertInput(), 'زیباجو یافت نشد'],
    [stranger, 'POST', `${path}/${id}/end`, { reason: 'x' }, 'زیباجو یافت نشد'],
    [staff, 'PUT', `${path}/999999`, anAlertInput(), 'هشدار یافت نشد'],
    [staff, 'PUT', ofOther, anAlertInput(), 'هشدار یافت نشد'],
    [staff, 'POST', `${ofOther}/end`, { reason: 'x' }, 'هشدار یافت نشد'],
  ] as const) {
    const answer = await call(method, address, sent);
    expect([address, answer.status, answer.body.message]).toEqual([address, 404, message]);
  }
});

it('is read by all who book or prescribe, and written by those who keep files or prescribe', async () => {
  const clinic = api.newClinic();
  const patientId = await aPatient(clinic.as('all'));
  const path = `/patients/${patientId}/alerts`;
  const id = await created(clinic.as('all'), path, anAlertInput());
  for (const section of ['patients', 'prescriptions']) {
    const reader = clinic.as('read', { sections: [section] });
    expect((await reader('GET', path)).body.data[0].note).toBe(anAlertInput().note);
    expect((await reader('POST', path, anAlertInput())).status).toBe(403);
    const writer = clinic.as('write', { sections: [section] });
    const answer = await writer('POST', path, anAlertInput({ text: section }));
    expect([section, answer.status]).toEqual([section, 201]);
  }
  // A warning where a visit is booked, without what was noted.
  const desk = clinic.as('all', { sections: ['appointments'] });
  await clinic.as('all')('POST', `${path}/${id}/end`, { reason: 'آزمایش منفی' });
  const { body } = await desk('GET', path);
  expect(body.data).toHaveLength(3);
  expect(body.data.map(({ note }: { note: unknown }) => note)).toEqual([null, null, null]);
  expect(body.data.at(-1)).toMatchObject({ text: 'پنی‌سیلین', end_reason: null });
  expect((await desk('POST', path, anAlertInput())).status).toBe(403);
  expect((await desk('PUT', `${path}/${id}`, anAlertInput())).status).toBe(403);
  const storekeeper = clinic.as('all', { sections: ['inventory'] });
  expect((await storekeeper('GET', path)).status).toBe(403);
});

it('stands in the timeline and among the changes of the file', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const patientId = await aPatient(staff);
  const path = `/patients/${patientId}/alerts`;
  const id = await created(staff, path, anAlertInput());
  await staff('PUT', `${path}/${id}`, anAlertInput({ text: 'سفالکسین' }));
  await staff('POST', `${path}/${id}/end`, { reason: 'آزمایش منفی' });

  const desk = clinic.as('read', { sections: ['appointments'] });
  for (const reader of [staff, desk]) {
    const { body } = await reader('GET', `/patients/${patientId}/timeline`);
    expect(body.data).toMatchObject([
      { kind: 'alert', id, title: 'حساسیت: سفالکسین', status: 'ended' },
    ]);
  }
  const entity = 'patient_alerts';
  expect((await staff('GET', `/patients/${patientId}/changes`)).body.data).toMatchObject([
    { entity, action: 'end', reason: 'آزمایش منفی' },
    { entity, action: 'update', before: { text: 'پنی‌سیلین' }, after: { text: 'سفالکسین' } },
    { entity, action: 'create' },
    { entity: 'patients', action: 'create' },
  ]);
  // Its fields contain what was noted.
  expect((await desk('GET', `/patients/${patientId}/changes`)).body.data).toEqual([]);
});

it('tells open screens of each change', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const patientId = await aPatient(staff);
  const path = `/patients/${patientId}/alerts`;
  const id = await created(staff, path, anAlertInput());
  await staff('PUT', `${path}/${id}`, anAlertInput({ note: null }));
  await staff('POST', `${path}/${id}/end`, { reason: 'آزمایش منفی' });
  const events = await api.db.tenant(await clinic.id(), (tx) =>
    tx.query("select data, sections from events where type = 'patient_alert.changed'"),
  );
  const sections = ['patients', 'appointments', 'prescriptions'];
  expect(events).toEqual(Array(3).fill({ data: { patient_id: patientId }, sections }));
});
