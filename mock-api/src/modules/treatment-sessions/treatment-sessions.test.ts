import { aPlanned, at, dayAhead } from '../../testing/clinical';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = (id: number, rest = '') => `/treatmentSessions/${id}${rest}`;

it('stores a session as the texts send it', async () => {
  const { staff, planId, add, serviceId, patientId } = await aPlanned(api);
  const { status, body } = await add({
    treatment_plan_id: String(planId),
    service_location: 'اتاق ۲',
    estimated_duration: '۱٫۵',
    service_cost: '۲٬۵۰۰٬۰۰۰',
    session_description: 'بی‌حسی موضعی',
    required_items: [{ name: 'سرنگ', quantity: '۳ عدد' }],
    payed_amount: 900,
    payment_status: 'پرداخت شده',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    treatment_plan_id: planId,
    ordinal: 1,
    session_title: 'جلسه اول',
    session_description: 'بی‌حسی موضعی',
    service_id: serviceId,
    service_type: 'لیزر صورت',
    service_location: 'اتاق ۲',
    date: dayAhead(3),
    time: '16:00',
    estimated_duration: 1.5,
    service_cost: 2_500_000,
    paid_amount: 0,
    payed_amount: 0,
    remaining_amount: 2_500_000,
    payment_status: 'پرداخت نشده',
    status: 'انجام نشده',
    report: null,
    report_attachment: [],
    required_items: [{ name: 'سرنگ', quantity: '۳ عدد', product_id: null }],
    treatment_plan: { id: planId, title: 'جوان‌سازی پوست', patient: { id: patientId } },
  });
  expect((await staff('GET', path(body.id))).body).toEqual(body);
  expect((await staff('GET', `/treatmentSessions/plan/${planId}`)).body).toMatchObject({
    data: [body],
    meta: { total: 1 },
  });
});

it('names missing fields, in the words of the create form and of the edit form', async () => {
  const { staff, planId, add } = await aPlanned(api);
  const { body } = await staff('POST', '/treatmentSessions', { treatment_plan_id: planId });
  expect(body.fields).toEqual({
    session_title: 'عنوان جلسه الزامی است',
    date: 'زمان جلسه الزامی است',
    service_type: 'نوع خدمات الزامی است',
    estimated_duration: 'زمان تقریبی درمان الزامی است',
  });
  const { id } = (await add()).body;
  const edit = await staff('POST', path(id), {
    session_title: '',
    date: '',
    service_type: '',
    estimated_duration: '',
    required_items: [{ name: '', quantity: '' }],
  });
  expect(edit.body.fields).toEqual({
    session_title: 'عنوان جلسه الزامی است',
    date: 'تاریخ الزامی است',
    service_type: 'نوع خدمات الزامی است',
    'required_items.0.name': 'نام کالا الزامی است',
    'required_items.0.quantity': 'مقدار کالا الزامی است',
  });
  expect((await add({ service_cost: -1 })).status).toBe(400);
  expect((await add({ estimated_duration: 'دو' })).status).toBe(400);
  expect((await add({ date: dayAhead(-1) })).body).toMatchObject({ code: 'past_day' });
  expect((await add({ colour: 'red' })).status).toBe(400);
  expect((await add({ treatment_plan_id: 999_999 })).status).toBe(400);
});

it('answers at once that the doctor does not work at the time of a new session', async () => {
  const { staff, add } = await aPlanned(api);
  const tillFriday = [1, 2, 3, 4, 5, 6, 7].find(
    (days) => new Date(`${dayAhead(days)}T12:00Z`).getUTCDay() === 5,
  );
  const { status, body } = await add({ date: dayAhead(tillFriday ?? 0), time: '10:00' });
  expect(status).toBe(201);
  expect(body.off_time).toEqual({ kind: 'hours', reason: null });
  expect((await staff('GET', path(body.id))).body).toEqual(body);
});

it('changes only the sent fields', async () => {
  const { staff, add } = await aPlanned(api);
  const before = (await add({ required_items: 'گاز (۲)', service_location: 'اتاق ۱' })).body;
  const edit = async (sent: object) => (await staff('POST', path(before.id), sent)).body;
  expect(await edit({ session_title: 'جلسه نخست' })).toEqual({
    ...before,
    session_title: 'جلسه نخست',
    version: before.version + 1,
  });
  expect(await edit({ service_location: null, estimated_duration: null })).toMatchObject({
    service_location: null,
    estimated_duration: null,
    session_title: 'جلسه نخست',
  });
  // A day alone keeps the hour, an hour alone the day.
  expect(await edit({ date: dayAhead(8) })).toMatchObject({ date: dayAhead(8), time: '16:00' });
  expect(await edit({ time: '۱۷:۳۰' })).toMatchObject({ starts_at: at(8, '17:30') });
  expect(await edit({ required_items: [] })).toMatchObject({ required_items: [] });
  expect(await edit({ service_cost: null })).toMatchObject({ service_cost: 0 });
});

it('changes from planned to done or canceled, and never back', async () => {
  const { staff, add } = await aPlanned(api);
  const { id } = (await add()).body;
  const set = (status: string) => staff('POST', path(id, '/status'), { status });
  expect((await set('نمی‌دانم')).status).toBe(400);
  expect((await set('انجام شده')).body.status).toBe('انجام شده');
  expect((await set('done')).status).toBe(200);
  expect((await set('canceled')).status).toBe(409);
  expect((await set('انجام نشده')).status).toBe(409);
});

it('is hidden from other clinics and other doctors, and needs section and level', async () => {
  const { clinic, add } = await aPlanned(api);
  const { id } = (await add()).body;
  const others = [api.newClinic().as('all'), clinic.as('all', { type: 'doctor' })];
  for (const other of others) {
    for (const rest of ['', '/payments', '/report/versions']) {
      expect((await other('GET', path(id, rest))).status).toBe(404);
    }
    for (const rest of [
      '',
      '/add-payment',
      '/payment-status',
      '/submit-report',
      '/report',
      '/status',
      '/cancel',
    ]) {
      expect((await other('POST', path(id, rest), { nothing: 1 })).status).toBe(404);
    }
    expect((await add({}, other)).status).toBe(400);
  }
  const reader = clinic.as('read');
  expect((await reader('GET', path(id))).status).toBe(200);
  expect((await reader('POST', path(id, '/add-payment'), { amount: 1 })).status).toBe(403);
  expect((await add({}, reader)).status).toBe(403);
  const keeper = clinic.as('all', { sections: ['inventory'] });
  expect((await keeper('GET', path(id))).status).toBe(403);
});
