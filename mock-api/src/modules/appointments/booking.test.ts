import { aDesk, at, fee, friday, workday } from '../../testing/bookings';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const taken = 'این نوبت قبلا رزرو شده است';

it('books with the payload of the text; title, fee and length are those of the service', async () => {
  const { desk, doctorId, serviceId, newPatient } = await aDesk(api);
  const { id, nationalCode } = await newPatient({ full_name: 'ژاله پاکدل' });
  const { status, body } = await desk('POST', '/appointments', {
    appointment_code: '۵۴۳۲۱',
    client_national_id: nationalCode,
    doctor_id: String(doctorId),
    assistant_id: null,
    service_id: String(serviceId),
    package_type: 'doctor appointment',
    appointment_datetime: at('16:00'),
    appointment_fee: 'هر چه | 1',
    discount_code: '',
    attachment: 'a.png,b.png',
    description: 'لک صورت',
    insuranceType: 'آزاد',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    appointment_code: '54321',
    patient_id: id,
    client: { full_name: 'ژاله پاکدل', national_code: nationalCode },
    doctor: { id: doctorId, profile: { fullName: 'سارا احمدی' } },
    service: { id: serviceId, title: 'لیزر صورت' },
    package_type: 'visit',
    appointment_datetime: at('16:00'),
    end: at('16:30'),
    duration: 30,
    appointment_fee: `لیزر صورت | ${fee}`,
    fee_amount: fee,
    payable_amount: fee,
    remaining_amount: fee,
    discount_code: null,
    attachment: 'a.png,b.png',
    insurance_type: 'آزاد',
    status: 'waiting',
    action_status: null,
  });
  expect((await desk('GET', `/appointments/${body.id}/history`)).body.data).toMatchObject([
    { type: 'created', after: { status: 'waiting' } },
  ]);
});

it('answers a new code when the sent one is taken or none was sent', async () => {
  const { book } = await aDesk(api);
  const first = await book({ appointment_code: '12345' });
  const second = await book({ appointment_code: '12345', appointment_datetime: at('17:00') });
  const third = await book({ appointment_datetime: at('18:00') });
  expect(first.body.appointment_code).toBe('12345');
  for (const { status, body } of [second, third]) {
    expect(status).toBe(201);
    expect(body.appointment_code).toMatch(/^\d{5}$/);
    expect(body.appointment_code).not.toBe('12345');
  }
});

it('uses the default visit when no service is named, and the length of the service or the sent one', async () => {
  const { clinic, desk, book, serviceId } = await aDesk(api);
  expect((await book({ service_id: null })).body).toMatchObject({
    service: null,
    appointment_fee: ' | 0',
  });
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query('update services set is_default_visit = true, duration_min = 40'),
  );
  const visit = await book({ service_id: '', appointment_datetime: at('18:00') });
  expect(visit.body).toMatchObject({ service: { id: serviceId }, fee_amount: fee, duration: 45 });
  expect(visit.body.end).toBe(at('18:45'));
  const longer = await book({ duration: '۶۰', appointment_datetime: at('19:00') });
  expect(longer.body).toMatchObject({ duration: 60, end: at('20:00') });
  expect((await desk('GET', `/appointments/${longer.body.id}`)).body).toEqual(longer.body);
});

it('refuses a taken slot, and answers the three nearest free ones', async () => {
  const { book } = await aDesk(api);
  expect((await book()).status).toBe(201);
  const { status, body } = await book();
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'slot_taken', message: taken });
  expect(body.fields).toEqual({ appointment_datetime: taken });
  const starts = body.details.slots.map(({ start }: { start: string }) => Date.parse(start));
  expect(starts.sort()).toEqual(
    [at('15:00'), at('15:30'), at('16:30')].map((start) => Date.parse(start)),
  );
});

it('refuses a time that overlaps partly, also with a longer appointment', async () => {
  const { book } = await aDesk(api);
  await book({ duration: 60 });
  expect((await book({ appointment_datetime: at('16:45') })).body.code).toBe('slot_taken');
  expect((await book({ appointment_datetime: at('15:45') })).body.code).toBe('slot_taken');
  expect((await book({ appointment_datetime: at('17:00') })).status).toBe(201);
  expect((await book({ appointment_datetime: at('15:30') })).status).toBe(201);
});

it('refuses a patient who has another appointment at the time', async () => {
  const { book, newDoctor, newPatient } = await aDesk(api);
  const { id } = await newPatient();
  expect((await book({ patient_id: id })).status).toBe(201);
  expect(await book({ patient_id: id, doctor_id: await newDoctor() })).toMatchObject({
    status: 409,
    body: { code: 'patient_busy', message: 'این زیباجو در همین زمان نوبت دیگری دارد' },
  });
});

it('refuses times that are past, closed or outside the working hours', async () => {
  const { book } = await aDesk(api);
  const codeAt = async (when: string, more = {}) => {
    const { status, body } = await book({ appointment_datetime: when, ...more });
    return [status, body.code];
  };
  expect(await codeAt('2020-01-04T10:30:00Z')).toEqual([409, 'slot_past']);
  expect(await codeAt(at('16:00', friday()))).toEqual([409, 'slot_closed']);
  expect(await codeAt(at('13:30'))).toEqual([409, 'slot_closed']);
  expect(await codeAt(at('23:00'))).toEqual([409, 'slot_closed']);
  expect(await codeAt(at('22:30'), { duration: 60 })).toEqual([409, 'slot_closed']);
  expect(await codeAt(at('22:30'))).toEqual([201, undefined]);
  expect(await codeAt(at('16:00', workday(700)))).toEqual([409, 'slot_closed']);
  // No year of a calendar that people here use.
  expect(await codeAt('9999-12-31T23:45-12:00')).toEqual([400, 'invalid']);
  expect(await codeAt('0001-01-01')).toEqual([400, 'invalid']);
});

it('names wrong values in the words of the text', async () => {
  const { desk, book } = await aDesk(api);
  const messageOf = async (overrides: object) => (await book({ ...overrides })).body.message;
  expect(await messageOf({ client_national_id: '' })).toBe('لطفا کد ملی زیباجو را وارد کنید');
  expect(await messageOf({ client_national_id: '۱۲۳' })).toBe('کد ملی باید ۱۰ رقم باشد');
  expect(await messageOf({ appointment_datetime: at('16:10') })).toBe(
    'زمان نوبت باید سر یکی از ربع‌های ساعت باشد',
  );
  expect(await messageOf({ package_type: 'چیز دیگر' })).toBe('گزینه انتخاب شده معتبر نیست');
  expect((await desk('POST', '/appointments', {})).body.fields).toEqual({
    doctor_id: 'لطفا پزشک را انتخاب کنید',
    appointment_datetime: 'لطفا زمان نوبت را انتخاب کنید',
  });
  expect((await book({ colour: 'blue' })).body.fields).toHaveProperty('colour');
});

it('finds no patients, doctors, services and clinics of others', async () => {
  const { book, desk } = await aDesk(api);
  const other = await aDesk(api);
  const stranger = await other.newPatient();
  for (const foreign of [
    { client_national_id: stranger.nationalCode },
    { patient_id: stranger.id },
    { doctor_id: other.doctorId },
    { service_id: other.serviceId },
    { assistant_id: other.doctorId },
    { clinic_id: await other.clinic.id() },
  ]) {
    expect([foreign, (await book(foreign)).status]).toEqual([foreign, 404]);
  }
  const { body } = await other.book();
  expect((await desk('GET', `/appointments/${body.id}`)).status).toBe(404);
  expect((await desk('POST', `/appointments/${body.id}/status`, { status: 1 })).status).toBe(404);
});

it('needs the section and the level to write; a doctor books only for themselves', async () => {
  const { clinic, doctorId, book, newPatient } = await aDesk(api);
  const { id: patient_id } = await newPatient();
  const body = { patient_id, doctor_id: doctorId, appointment_datetime: at('16:00') };
  const status = async (call: ReturnType<typeof clinic.as>) =>
    (await call('POST', '/appointments', body)).status;
  expect(await status(clinic.as('read'))).toBe(403);
  expect(await status(clinic.as('all', { sections: ['patients', 'dashboard'] }))).toBe(403);
  const doctor = clinic.as('all', { type: 'doctor' });
  expect(await status(doctor)).toBe(404);
  const own = { ...body, doctor_id: await doctor.userId() };
  expect((await doctor('POST', '/appointments', own)).status).toBe(201);
  expect((await book()).status).toBe(201);
});

it('subtracts a discount, and the share of the insurance by the settings of the clinic', async () => {
  const { desk, book } = await aDesk(api);
  await created(desk, '/discounts', { code: 'NOWRUZ', kind: 'percent', value: 10, max_uses: 1 });
  const shares = { insurance_shares: { 'تامین اجتماعی': 30 } };
  expect((await desk('PUT', '/appointments/settings', shares)).status).toBe(200);
  const { status, body } = await book({ discount_code: 'nowruz', insurance_type: 'تامین اجتماعی' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    discount_amount: 89_000,
    insurance_share: 267_000,
    payable_amount: 534_000,
    remaining_amount: 534_000,
  });
  const again = await book({ discount_code: 'NOWRUZ', appointment_datetime: at('17:00') });
  expect(again.status).toBe(409);
  const unknown = await book({ discount_code: 'X', appointment_datetime: at('17:00') });
  expect(unknown).toMatchObject({
    status: 400,
    body: { fields: { discount_code: expect.any(String) } },
  });
});

it('notifies the patient once, and answers a repeated request with the first answer', async () => {
  const { clinic, desk, doctorId, serviceId, newPatient } = await aDesk(api);
  const { id: patient_id } = await newPatient();
  const body = {
    patient_id,
    doctor_id: doctorId,
    service_id: serviceId,
    appointment_datetime: at('16:00'),
  };
  const key = { 'idempotency-key': `booking-${patient_id}` };
  const first = await desk('POST', '/appointments', body, key);
  const second = await desk('POST', '/appointments', body, key);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  const messages = await api.db.tenant(await clinic.id(), (tx) =>
    tx.query('select event, patient_id from sms_messages'),
  );
  expect(messages).toEqual([{ event: 'appointment_registered', patient_id }]);
});
