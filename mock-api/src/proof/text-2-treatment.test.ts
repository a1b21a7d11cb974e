import type { Call } from '../testing/call';
import { dayAhead } from '../testing/clinical';
import { aPatientInput, created } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';

/** Plans, sessions, payments, reports and prescriptions as the screens of text 2 make them. */
let api: TestApi;
let mina: Call;
let patientId: number;
let lastHour = 0;

beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  mina = await api.login('mina');
  patientId = await created(mina, '/patients', aPatientInput());
});
afterAll(() => api.stop());

/** A far time that no other session of this file has. */
const aTime = () => new Date(Date.UTC(2031, 2, 1, 10) + (lastHour += 2) * 3_600_000).toISOString();

const aPlan = (overrides: Record<string, unknown> = {}) =>
  created(mina, '/treatmentPlans', {
    title: 'جوان‌سازی پوست',
    patient_id: patientId,
    attachments: '',
    plan_notes: 'سه جلسه',
    ...overrides,
  });

const aSession = async (plan: number, overrides: Record<string, unknown> = {}) =>
  mina('POST', '/treatmentSessions', {
    treatment_plan_id: plan,
    session_title: 'جلسه اول',
    date: aTime(),
    service_type: 'لیزر',
    service_location: 'اتاق ۲',
    estimated_duration: '1',
    service_cost: '100',
    session_description: 'شرح',
    required_items: 'سرنگ (2), ژل (1 عدد)',
    ...overrides,
  });

it('stores a plan and its sessions, with required items as text or as list', async () => {
  const plan = await aPlan();
  const session = await aSession(plan);
  expect(session).toMatchObject({
    status: 201,
    body: {
      id: expect.any(Number),
      session_title: 'جلسه اول',
      service_cost: 100,
      session_description: 'شرح',
      required_items: [
        { name: 'سرنگ', quantity: '2' },
        { name: 'ژل', quantity: '1 عدد' },
      ],
      payment_status: 'پرداخت نشده',
      payed_amount: 0,
    },
  });
  const { id } = session.body;
  const edited = await mina('POST', `/treatmentSessions/${id}`, {
    session_title: 'جلسه نخست',
    required_items: [{ name: 'سرنگ', quantity: '3' }],
  });
  expect(edited).toMatchObject({
    status: 200,
    body: { session_title: 'جلسه نخست', required_items: [{ name: 'سرنگ', quantity: '3' }] },
  });
  const ofPlan = await mina('GET', `/treatmentSessions/plan/${plan}`);
  expect(ofPlan.body.data.map((row: { id: number }) => row.id)).toEqual([id]);
  expect(await mina('GET', `/treatmentPlans/${plan}`)).toMatchObject({
    status: 200,
    body: { id: plan, title: 'جوان‌سازی پوست', sessions: [{ id }], patient: { id: patientId } },
  });
  const list = await mina('GET', '/treatmentPlans?clinicId=1&doctorId=0&page=1&limit=10');
  expect(list.body.data[0]).toMatchObject({ id: plan, patient: { id: patientId } });
  const days = 'start=2031-03-01&end=2031-03-31';
  const inRange = await mina('GET', `/treatmentSessions/filterByDateRange?${days}`);
  expect(inRange.body.data.map((row: { id: number }) => row.id)).toContain(id);
});

it('names what a plan and a session lack', async () => {
  const plan = await mina('POST', '/treatmentPlans', { title: ' ', patient_id: patientId });
  expect(plan).toMatchObject({ status: 400, body: { message: 'فیلد عنوان نباید خالی باشد' } });
  const nobody = await mina('POST', '/treatmentPlans', { title: 'طرح', patient_id: 2_000_000_000 });
  expect(nobody).toMatchObject({
    status: 400,
    body: { message: 'شناسه زیباجو معتبر نمی‌باشد' },
  });
  const session = await aSession(await aPlan(), { session_title: '' });
  expect(session).toMatchObject({ status: 400, body: { message: 'عنوان جلسه الزامی است' } });
});

it('takes payments up to the cost and computes the payment status', async () => {
  const { body } = await aSession(await aPlan());
  const pay = (amount: unknown) =>
    mina('POST', `/treatmentSessions/${body.id}/add-payment`, { amount });
  expect(await pay(0)).toMatchObject({ status: 400 });
  expect(await pay('60')).toMatchObject({
    status: 200,
    body: { payed_amount: 60, payment_status: 'پرداخت ناقص' },
  });
  expect(await pay(60)).toMatchObject({ status: 409 });
  expect(await pay('۴۰')).toMatchObject({
    status: 200,
    body: { payed_amount: 100, payment_status: 'پرداخت شده' },
  });
  const told = await mina('POST', `/treatmentSessions/${body.id}/payment-status`, {
    payment_status: 'پرداخت نشده',
  });
  expect(told).toMatchObject({ status: 200, body: { payment_status: 'پرداخت شده' } });
});

it('stores one report, which ends the session', async () => {
  const plan = await aPlan();
  const { body } = await aSession(plan);
  const report = { report: 'بدون عارضه', report_attachment: [] };
  const path = `/treatmentSessions/${body.id}/submit-report`;
  expect(await mina('POST', path, report)).toMatchObject({
    status: 200,
    body: { status: 'انجام شده', report: 'بدون عارضه' },
  });
  expect(await mina('POST', path, report)).toMatchObject({
    status: 409,
    body: { message: 'قبلا برای این جلسه گزارش ثبت شده است' },
  });
});

it('stores prescriptions, and sets the action status of the appointment', async () => {
  const appointment = (
    await mina('GET', `/appointments/by-range?start=${dayAhead(-15)}&end=${dayAhead(15)}`)
  ).body.data.find(
    (row: { action_status: string | null; status: string }) =>
      !row.action_status && !['canceled', 'no_show'].includes(row.status),
  );
  const surgical = await mina('POST', '/patient-transcriptions', {
    appointment_id: appointment.id,
    patient_id: appointment.client.id,
    doctor_id: appointment.doctor.id,
    service_type_id: appointment.service?.id ?? null,
    type: 'عمل جراحی',
    title: 'بلفاروپلاستی',
    operation_topic: 'پلک',
    // A report is given only afterwards.
    operation_date: new Date(Date.now() - 86_400_000).toISOString(),
    off_time_reason: 'به خواست زیباجو',
    required_items: 'نخ (2)',
    description: 'ناشتا',
    attachments: '',
  });
  expect(surgical).toMatchObject({
    status: 201,
    body: { id: expect.any(Number), type: 'عمل جراحی', operation_topic: 'پلک' },
  });
  const after = await mina('GET', `/appointments/${appointment.id}`);
  expect(after.body.action_status).toBe('انجام شده');

  const pharmacy = await created(mina, '/patient-transcriptions', {
    appointment_id: appointment.id,
    type: 'داروخانه ای',
    medications: [{ name: 'مسکن', quantity: '10', usage: 'شب‌ها' }],
  });
  expect(await mina('GET', `/patient-transcriptions/${pharmacy}`)).toMatchObject({
    status: 200,
    body: {
      type: 'داروخانه ای',
      medications: [{ name: 'مسکن', quantity: '10', usage: 'شب‌ها' }],
      patient: { id: appointment.client.id },
      appointment: { appointment_code: appointment.appointment_code },
    },
  });
  const list = await mina('GET', '/patient-transcriptions/pagination?page=1&limit=10');
  expect(list.body.data[0]).toMatchObject({ id: pharmacy });
  expect(list.body.meta.totalPages).toBeGreaterThan(0);

  const report = { report: 'انجام شد', report_attachment: ['a.png'] };
  const submit = (id: number) =>
    mina('POST', `/patient-transcriptions/${id}/submit-report`, report);
  expect((await submit(surgical.body.id)).status).toBe(200);
  expect((await submit(surgical.body.id)).status).toBe(409);
  expect((await submit(pharmacy)).status).toBe(409);
});
