import { aPractice, at, dayAhead } from '../../testing/clinical';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('saves a plan with its sessions, and answers it with patient, doctor and appointment', async () => {
  const { staff, patientId, doctorId, appointment, aSession, aPlan } = await aPractice(api);
  const { status, body } = await staff(
    'POST',
    '/treatmentPlans',
    aPlan({
      appointment_id: String(appointment.id),
      plan_notes: 'سه جلسه با فاصله یک ماه',
      attachments: ['a.png', 'b.pdf'],
      sessions: [
        aSession({ required_items: 'گاز استریل (۲ عدد), سرم (۱)' }),
        aSession({
          session_title: 'جلسه دوم',
          date: dayAhead(30),
          time: '18:30',
          service_cost: '',
        }),
      ],
    }),
  );
  expect([status, body]).toMatchObject([
    201,
    {
      title: 'جوان‌سازی پوست',
      patient_id: patientId,
      patient: { full_name: 'ژاله پاکدل' },
      doctor_id: doctorId,
      doctor: { profile: { fullName: 'دکتر سارا احمدی' } },
      appointment_id: appointment.id,
      appointment_code: appointment.appointment_code,
      attachments: 'a.png,b.pdf',
      status: 'waiting',
      payment_status: 'پرداخت نشده',
      sessions_count: 2,
      total_cost: 890_100,
      sessions: [
        {
          session_title: 'جلسه اول',
          date: dayAhead(3),
          time: '16:00',
          starts_at: at(3, '16:00'),
          service_cost: 100,
          payed_amount: 0,
          paid_amount: 0,
          payment_status: 'پرداخت نشده',
          status: 'انجام نشده',
          required_items: [
            { name: 'گاز استریل', quantity: '۲ عدد' },
            { name: 'سرم', quantity: '۱' },
          ],
        },
        { session_title: 'جلسه دوم', date: dayAhead(30), time: '18:30', service_cost: 890_000 },
      ],
    },
  ]);
  expect((await staff('GET', `/treatmentPlans/${body.id}`)).body).toEqual(body);
});

it('saves nothing of a plan when one of its sessions cannot be saved', async () => {
  const { staff, aSession, aPlan } = await aPractice(api);
  // The second session wants the same hour of the same doctor.
  const sessions = [aSession(), aSession({ session_title: 'جلسه دوم' })];
  const answer = await staff('POST', '/treatmentPlans', aPlan({ sessions }));
  expect(answer).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  expect((await staff('GET', '/treatmentPlans')).body.meta.total).toBe(0);
  const [first] = sessions;
  expect((await staff('POST', '/treatmentPlans', aPlan({ sessions: [first] }))).status).toBe(201);
});

it('refuses missing fields in the words of the text', async () => {
  const { staff, aSession, aPlan } = await aPractice(api);
  const send = async (body: object) => (await staff('POST', '/treatmentPlans', body)).body.fields;
  expect(await send(aPlan({ title: '  ' }))).toEqual({ title: 'فیلد عنوان نباید خالی باشد' });
  expect(await send(aPlan({ sessions: [] }))).toEqual({
    sessions: 'طرح درمان شما حداقل باید یک جلسه داشته باشد',
  });
  expect(await send(aPlan({ sessions: [aSession({ session_title: '' })] }))).toEqual({
    'sessions.0.session_title': 'عنوان جلسه الزامی است',
  });
  expect(await send(aPlan({ appointment_id: 999_999 }))).toEqual({
    appointment_id: 'شناسه نوبت معتبر نمی‌باشد',
  });
  expect(await send(aPlan({ appointment_id: null, appointment_code: '00000' }))).toEqual({
    appointment_code: 'شناسه نوبت معتبر نمی‌باشد',
  });
  const unknownPatient = { patient_id: 'شناسه زیباجو معتبر نمی‌باشد' };
  expect(await send({ title: 'طرح' })).toEqual(unknownPatient);
  expect(await send({ title: 'طرح', patient_id: 999_999 })).toEqual(unknownPatient);
  expect(await send(aPlan({ colour: 'red' }))).toEqual({ colour: expect.any(String) });
});

it('finds no patients, appointments and plans of other clinics', async () => {
  const [one, other] = [await aPractice(api), await aPractice(api)];
  const { body } = await one.staff('POST', '/treatmentPlans', one.aPlan());
  const stranger = other.staff;
  expect((await stranger('POST', '/treatmentPlans', one.aPlan())).status).toBe(400);
  expect((await stranger('GET', `/treatmentPlans/${body.id}`)).status).toBe(404);
  expect((await stranger('POST', `/treatmentPlans/${body.id}`, { title: '' })).status).toBe(404);
  expect((await stranger('POST', `/treatmentPlans/${body.id}/cancel`, {})).status).toBe(404);
  const foreign = `/treatmentPlans?clinicId=${await one.clinic.id()}`;
  expect((await stranger('GET', foreign)).status).toBe(404);
  const named = { ...other.aPlan(), clinic_id: await one.clinic.id() };
  expect((await stranger('POST', '/treatmentPlans', named)).status).toBe(404);
});

it('accepts the appointment by id or by code, and both only when they are the same one', async () => {
  const { staff, appointment, patientId, aPlan, doctorId } = await aPractice(api);
  const bare = { title: 'طرح', appointment_code: appointment.appointment_code };
  const { body } = await staff('POST', '/treatmentPlans', bare);
  expect(body).toMatchObject({ patient_id: patientId, appointment_id: appointment.id });
  const wrong = aPlan({ appointment_code: '98989' });
  expect((await staff('POST', '/treatmentPlans', wrong)).status).toBe(400);

  const alone = await staff('POST', '/treatmentPlans', { title: 'طرح', patient_id: patientId });
  expect(alone.body).toMatchObject({ appointment_id: null, doctor_id: null });
  const edit = await staff('POST', `/treatmentPlans/${alone.body.id}`, {
    appointment_code: appointment.appointment_code,
  });
  expect(edit.body).toMatchObject({
    title: 'طرح',
    appointment_id: appointment.id,
    doctor_id: doctorId,
  });
  const cleared = await staff('POST', `/treatmentPlans/${alone.body.id}`, { plan_notes: null });
  expect(cleared.body).toMatchObject({ plan_notes: null, appointment_id: appointment.id });
});

it('lists plans with search, order and filters', async () => {
  const { staff, patientId, aSession, aPlan } = await aPractice(api);
  const first = (await staff('POST', '/treatmentPlans', aPlan({ title: 'بوتاکس' }))).body;
  const sessions = [aSession()];
  const second = (await staff('POST', '/treatmentPlans', aPlan({ title: 'لیزر', sessions }))).body;
  await staff('POST', `/treatmentSessions/${second.sessions[0].id}/add-payment`, { amount: 100 });
  const ids = async (query: string) =>
    (await staff('GET', `/treatmentPlans?${query}`)).body.data.map(({ id }: { id: number }) => id);
  expect(await ids('')).toEqual([second.id, first.id]);
  expect(await ids('sort=title')).toEqual([first.id, second.id]);
  expect(await ids('search=بوتاکس')).toEqual([first.id]);
  expect(await ids('doctorId=0&page=1&limit=10')).toHaveLength(2);
  expect(await ids('doctor_id=1')).toEqual([]);
  expect(await ids(`patient_id=${patientId}`)).toHaveLength(2);
  expect(await ids(`payment_status=${encodeURIComponent('پرداخت شده')}`)).toEqual([second.id]);
  expect(await ids('payment_status=unpaid')).toEqual([first.id]);
  expect(await ids('status=completed')).toEqual([]);
  expect((await staff('GET', '/treatmentPlans?page=9&limit=1')).body.meta).toEqual({
    page: 9,
    limit: 1,
    total: 2,
    totalPages: 2,
  });
});

it('lists plans without their sessions for those who show only the figures', async () => {
  const { staff, patientId, aSession, aPlan } = await aPractice(api);
  for (const hour of [10, 12, 14]) {
    const sessions = [aSession({ time: `${hour}:00`, service_cost: 100 * hour })];
    await staff('POST', '/treatmentPlans', aPlan({ title: `طرح ${hour}`, sessions }));
  }
  const list = async (more: string) =>
    (await staff('GET', `/treatmentPlans?patient_id=${patientId}&limit=2${more}`)).body;
  const whole = await list('');
  expect(whole.data[0]).toMatchObject({ title: 'طرح 14', total_cost: 1400 });
  expect(whole.data[0].sessions).toHaveLength(1);
  const brief = await list('&sessions=none');
  const without = whole.data.map((plan: object) => ({ ...plan, sessions: [] }));
  expect(brief).toEqual({ ...whole, data: without });
  expect((await list('&sessions=none&page=2')).data).toMatchObject([{ title: 'طرح 10' }]);
  // Ordered by a joined table.
  expect((await list('&sessions=none&sort=patient')).meta.total).toBe(3);
});

it('shows a doctor only their own plans', async () => {
  const { clinic, staff, doctor, doctorId, aPlan, aSession } = await aPractice(api);
  const other = clinic.as('all', { type: 'doctor' });
  const { body } = await staff('POST', '/treatmentPlans', aPlan({ sessions: [aSession()] }));
  const list = async (call: typeof other, query = '') =>
    (await call('GET', `/treatmentPlans${query}`)).body.meta.total;
  expect(await list(doctor)).toBe(1);
  expect(await list(other)).toBe(0);
  expect(await list(other, `?doctorId=${doctorId}`)).toBe(0);
  expect((await other('GET', `/treatmentPlans/${body.id}`)).status).toBe(404);
  expect((await other('POST', `/treatmentPlans/${body.id}`, { title: 'من' })).status).toBe(404);
  expect((await other('GET', `/treatmentSessions/plan/${body.id}`)).status).toBe(404);
  expect((await other('GET', `/treatmentSessions/${body.sessions[0].id}`)).status).toBe(404);
  // Nor may they write into another doctor's appointment.
  expect((await other('POST', '/treatmentPlans', aPlan())).status).toBe(400);
});

it('computes the status of a plan from its sessions', async () => {
  const { staff, aSession, aPlan } = await aPractice(api);
  const sessions = [aSession(), aSession({ date: at(4, '16:00') })];
  const plan = (await staff('POST', '/treatmentPlans', aPlan({ sessions }))).body;
  const now = async () => (await staff('GET', `/treatmentPlans/${plan.id}`)).body;
  const owing = async () =>
    (await staff('GET', '/treatmentPlans?payment_status=owing')).body.meta.total;
  const [one, two] = plan.sessions;
  await staff('POST', `/treatmentSessions/${one.id}/add-payment`, { amount: 40 });
  expect(await now()).toMatchObject({ status: 'waiting', payment_status: 'پرداخت ناقص' });
  expect(await owing()).toBe(1);
  await staff('POST', `/treatmentSessions/${one.id}/submit-report`, { report: 'انجام شد' });
  expect(await now()).toMatchObject({ status: 'in_progress', done_sessions: 1 });
  await staff('POST', `/treatmentSessions/${two.id}/cancel`, { reason: 'انصراف' });
  await staff('POST', `/treatmentSessions/${one.id}/add-payment`, { amount: 60 });
  expect(await now()).toMatchObject({
    status: 'completed',
    payment_status: 'پرداخت شده',
    sessions_count: 1,
    total_cost: 100,
    remaining_amount: 0,
  });
  expect(await owing()).toBe(0);
  expect((await staff('POST', `/treatmentPlans/${plan.id}/cancel`)).status).toBe(409);
});

it('cancels a plan with its open sessions, unless one of them has payments', async () => {
  const { staff, aSession, aPlan } = await aPractice(api);
  const plan = (await staff('POST', '/treatmentPlans', aPlan({ sessions: [aSession()] }))).body;
  const paid = (
    await staff(
      'POST',
      '/treatmentPlans',
      aPlan({ sessions: [aSession({ date: at(5, '16:00') })] }),
    )
  ).body;
  await staff('POST', `/treatmentSessions/${paid.sessions[0].id}/add-payment`, { amount: 1 });
  const cancel = (id: number) =>
    staff('POST', `/treatmentPlans/${id}/cancel`, { reason: 'انصراف' });
  expect(await cancel(paid.id)).toMatchObject({ status: 409, body: { code: 'has_money' } });
  expect(await cancel(plan.id)).toMatchObject({
    status: 200,
    body: { status: 'canceled', sessions: [{ status: 'کنسل شده' }] },
  });
  expect((await cancel(plan.id)).status).toBe(409);
  expect((await staff('POST', `/treatmentPlans/${plan.id}`, { title: 'دوباره' })).status).toBe(409);
  // The hour is free again.
  const again = aPlan({ sessions: [aSession()] });
  expect((await staff('POST', '/treatmentPlans', again)).status).toBe(201);
});

it('needs the section and the level', async () => {
  const { clinic, aPlan } = await aPractice(api);
  const keeper = clinic.as('all', { sections: ['inventory'] });
  const reader = clinic.as('read');
  expect((await keeper('GET', '/treatmentPlans')).status).toBe(403);
  expect((await reader('GET', '/treatmentPlans')).status).toBe(200);
  expect((await reader('POST', '/treatmentPlans', aPlan())).status).toBe(403);
  expect((await api.anyone('GET', '/treatmentPlans')).status).toBe(401);
});
