import { aPlanned, at } from '../testing/clinical';
import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const written = {
  report: 'لیزر انجام شد',
  plan_notes: 'پوست حساس',
  session_description: 'بی‌حسی موضعی',
};

/** A plan with notes and a session whose report is submitted, and who reads them. */
async function aReported() {
  const practice = await aPlanned(api);
  const { clinic, staff, planId, add } = practice;
  const { session_description, plan_notes, report } = written;
  const { body: session } = await add({ session_description });
  const open = await add({ session_title: 'جلسه دوم', date: at(9, '17:00'), session_description });
  await staff('POST', `/treatmentPlans/${planId}`, { plan_notes, attachments: 'patients-1.png' });
  const submitted = await staff('POST', `/treatmentSessions/${session.id}/submit-report`, {
    report,
  });
  expect(submitted.status).toBe(200);
  const desk = clinic.as('all', { sections: ['appointments', 'dashboard'] });
  return { ...practice, desk, sessionId: Number(session.id), openId: Number(open.body.id) };
}

it('hides what was written in sessions and plans from users who read no files, in every answer', async () => {
  const { clinic, staff, doctor, desk, planId, patientId, sessionId } = await aReported();
  const day = at(3, '16:00').slice(0, 10);
  const paths = [
    `/treatmentSessions/${sessionId}`,
    `/treatmentSessions/${sessionId}/report/versions`,
    `/treatmentSessions/plan/${planId}`,
    `/treatmentSessions/filterByDateRange?start=${day}`,
    `/treatmentPlans/${planId}`,
    '/treatmentPlans',
    `/treatmentPlans?patient_id=${patientId}`,
  ];
  const textsIn = async (call: typeof staff) => {
    const bodies = await Promise.all(paths.map(async (path) => (await call('GET', path)).body));
    const all = JSON.stringify(bodies);
    return Object.values(written).filter((text) => all.includes(text));
  };
  const everything = Object.values(written);
  expect(await textsIn(staff)).toEqual(everything);
  expect(await textsIn(clinic.as('read', { sections: ['prescriptions'] }))).toEqual(everything);
  expect(await textsIn(doctor)).toEqual(everything);
  expect(await textsIn(desk)).toEqual([]);
  expect(await textsIn(clinic.as('read', { sections: ['dashboard'] }))).toEqual([]);

  // Screens say that there is a report.
  const { body } = await desk('GET', `/treatmentSessions/${sessionId}`);
  expect(body).toMatchObject({ report: null, report_attachment: [] });
  expect(body.reported_at).toEqual(expect.any(String));
  const { body: plan } = await desk('GET', `/treatmentPlans/${planId}`);
  expect(plan).toMatchObject({ plan_notes: null, attachments: null });
});

it('also hides it in the answer of a change, and finds nobody by words that they may not read', async () => {
  const { desk, staff, planId, sessionId } = await aReported();
  const paid = await desk('POST', `/treatmentSessions/${sessionId}/add-payment`, { amount: 10 });
  expect(paid.body).toMatchObject({ report: null, session_description: null });
  const { body } = await desk('POST', `/treatmentPlans/${planId}`, { title: 'لیزر' });
  expect(body).toMatchObject({ title: 'لیزر', plan_notes: null });
  const search = `/treatmentPlans?search=${encodeURIComponent('حساس')}`;
  expect((await staff('GET', search)).body.meta.total).toBe(1);
  expect((await desk('GET', search)).body.meta.total).toBe(0);
});

it('keeps what a user does not see when they edit, and refuses to write over it', async () => {
  const { desk, staff, planId, sessionId, openId } = await aReported();
  const plan = `/treatmentPlans/${planId}`;
  const sentBack = { title: 'لیزر', plan_notes: null, attachments: '' };
  expect((await desk('POST', plan, sentBack)).status).toBe(200);
  const refused = await desk('POST', plan, { plan_notes: 'یادداشت دیگر' });
  expect(refused.status).toBe(400);
  expect(refused.body.fields.plan_notes).toContain('پرونده زیباجو');
  const session = `/treatmentSessions/${openId}`;
  const moved = { session_title: 'نوبت دوم', session_description: null };
  expect((await desk('POST', session, moved)).status).toBe(200);
  const over = await desk('POST', session, { session_description: 'دیگر' });
  expect(over.body.fields).toHaveProperty('session_description');
  const correction = { report: 'متن دیگر', reason: 'اصلاح' };
  const amended = await desk('POST', `/treatmentSessions/${sessionId}/report`, correction);
  expect(amended.status).toBe(403);

  expect((await staff('GET', plan)).body).toMatchObject({
    plan_notes: written.plan_notes,
    attachments: 'patients-1.png',
  });
  expect((await staff('GET', session)).body).toMatchObject({
    session_title: 'نوبت دوم',
    session_description: written.session_description,
  });
});

it('shows the desk the reason for a visit until it is over', async () => {
  const { appointment, staff, desk } = await aReported();
  const path = `/appointments/${appointment.id}`;
  await staff('POST', path, { description: 'لک صورت' });
  const reasons = async () => {
    const { body: one } = await desk('GET', path);
    const { body: list } = await desk('GET', '/appointments');
    const { body: receipt } = await desk('GET', `${path}/receipt`);
    return [one.description, list.data[0].description, receipt.patient.reason];
  };
  expect(await reasons()).toEqual(Array(3).fill('لک صورت'));
  expect((await desk('POST', path, { description: 'لک و جوش' })).status).toBe(200);
  for (const status of ['visiting', 'done']) await staff('POST', `${path}/status`, { status });
  expect(await reasons()).toEqual([null, null, null]);
  expect((await staff('GET', path)).body.description).toBe('لک و جوش');
});
