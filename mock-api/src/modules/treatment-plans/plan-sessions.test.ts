import { anAppointment, aPractice, at } from '../../testing/clinical';
import { aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Saved {
  id: number;
  session_title: string;
  status: string;
}

async function aPlanOfTwo() {
  const practice = await aPractice(api);
  const { staff, aPlan, aSession } = practice;
  const second = aSession({ session_title: 'جلسه دوم', date: at(4, '16:00') });
  const plan = (await staff('POST', '/treatmentPlans', aPlan({ sessions: [aSession(), second] })))
    .body as { id: number; sessions: [Saved, Saved] };
  const edit = (body: object) => staff('POST', `/treatmentPlans/${plan.id}`, body);
  return { ...practice, plan, edit };
}

it('changes, adds and cancels sessions with the plan in one call', async () => {
  const { aSession, plan, edit } = await aPlanOfTwo();
  const [first, second] = plan.sessions;
  const { status, body } = await edit({
    title: 'طرح تازه',
    // The new session gets the time of the canceled one.
    session_rows: [
      aSession({ id: second.id, session_title: 'جلسه تغییرکرده', date: at(5, '17:00') }),
      aSession({ session_title: 'جلسه تازه' }),
    ],
    canceled_sessions: [first.id],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: 'طرح تازه', sessions_count: 2 });
  const seen = (body.sessions as Saved[]).map(({ session_title, status: state }) => [
    session_title,
    state,
  ]);
  expect(seen).toEqual([
    ['جلسه اول', 'کنسل شده'],
    ['جلسه تغییرکرده', 'انجام نشده'],
    ['جلسه تازه', 'انجام نشده'],
  ]);
});

it('saves nothing when one of them cannot be saved, and names it', async () => {
  const { staff, aSession, plan, edit } = await aPlanOfTwo();
  const taken = aSession({ session_title: 'جلسه سوم', date: at(4, '16:00') });
  expect(await edit({ title: 'دیگر', session_rows: [taken] })).toMatchObject({
    status: 409,
    body: { code: 'slot_taken', fields: { 'session_rows.0.date': expect.any(String) } },
  });
  expect(await edit({ title: 'دیگر', canceled_sessions: [999_999] })).toMatchObject({
    status: 400,
    body: { fields: { 'canceled_sessions.0': 'این جلسه در طرح درمان نیست' } },
  });
  expect((await staff('GET', `/treatmentPlans/${plan.id}`)).body).toEqual(plan);
});

it('names the session of a new plan whose time is taken', async () => {
  const { staff, aPlan, aSession } = await aPractice(api);
  const sessions = [aSession(), aSession({ session_title: 'جلسه دوم' })];
  expect((await staff('POST', '/treatmentPlans', aPlan({ sessions }))).body.fields).toEqual({
    'sessions.1.date': expect.any(String),
  });
});

it('names the session that conflicts when the plan gets another doctor', async () => {
  const { clinic, staff, plan, edit } = await aPlanOfTwo();
  const other = clinic.as('all', { type: 'doctor', columns: { fullName: 'دکتر امید رستمی' } });
  const doctorId = await other.userId();
  const patientId = await created(staff, '/patients', aPatientInput({ full_name: 'مینا راد' }));
  await anAppointment(api, clinic, { doctorId, patientId, startsAt: at(4, '16:00') });
  expect(await edit({ appointment_id: null, doctor_id: doctorId })).toMatchObject({
    status: 409,
    body: {
      code: 'slot_taken',
      fields: { [`moved_sessions.${plan.sessions[1].id}.date`]: expect.any(String) },
    },
  });
});
