import type { Answer } from '../../testing/call';
import { aDesk, at, fee, workday } from '../../testing/bookings';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const ids = ({ body }: Answer) => body.data.map(({ id }: { id: number }) => id);

it('lists appointments in pages, with filters, search and order', async () => {
  const { desk, book, newDoctor, newPatient, doctorId } = await aDesk(api);
  const omid = await newDoctor();
  const { id: zhaleh } = await newPatient({ full_name: 'ژاله پاکدل' });
  const { id: aram } = await newPatient({ full_name: 'آرام بهرامی' });
  const first = (await book({ patient_id: zhaleh })).body.id;
  const second = (await book({ patient_id: aram, doctor_id: omid })).body.id;
  const late = { patient_id: zhaleh, appointment_datetime: at('17:00', workday(10)) };
  const third = (await book({ ...late, service_id: null })).body;
  await desk('POST', `/appointments/${second}/status`, { status: 'canceled' });
  const list = async (query: string) => ids(await desk('GET', `/appointments?${query}`));

  expect(await desk('GET', '/appointments')).toMatchObject({
    status: 200,
    body: { meta: { page: 1, limit: 10, total: 3, totalPages: 1 } },
  });
  expect((await desk('GET', '/appointments?limit=2&page=2')).body).toMatchObject({
    data: [{}],
    meta: { page: 2, total: 3, totalPages: 2 },
  });
  const expected: Record<string, number[]> = {
    'sort=appointment_datetime': [second, first, third.id],
    'sort=client': [second, third.id, first],
    'status=canceled': [second],
    [`doctor_id=${doctorId}&sort=start`]: [first, third.id],
    'doctor_id=0&sort=start': [second, first, third.id],
    [`patient_id=${aram}`]: [second],
    [`from=${workday(8)}`]: [third.id],
    [`to=${workday(8)}&sort=-start`]: [second, first],
    [`search=${encodeURIComponent('ژاله')}&sort=start`]: [first, third.id],
    [`search=${third.appointment_code}`]: [third.id],
  };
  const queries = Object.keys(expected);
  const lists = await Promise.all(queries.map(list));
  expect(Object.fromEntries(queries.map((query, index) => [query, lists[index]]))).toEqual(
    expected,
  );
  expect((await desk('GET', '/appointments?status=asleep')).status).toBe(400);
});

it('finds one by id, by the alias and by code, and those of a patient, the latest first', async () => {
  const { desk, book, newPatient } = await aDesk(api);
  const { id: patient_id } = await newPatient();
  const first = (await book({ patient_id, appointment_code: '45678' })).body;
  const second = (await book({ patient_id, appointment_datetime: at('19:00') })).body;
  const code = encodeURIComponent('۴۵۶۷۸');
  for (const path of [`/appointments/${first.id}`, `/appointments/appointment_id?id=${first.id}`]) {
    expect((await desk('GET', path)).body).toEqual(first);
  }
  expect((await desk('GET', `/appointments/by-code/${code}`)).body).toEqual(first);
  expect(ids(await desk('GET', `/appointments/by-patient/${patient_id}`))).toEqual([
    second.id,
    first.id,
  ]);

  // Words that contain the code match too, but its own row comes first in any order.
  const other = await newPatient({ full_name: 'ژاله ۴۵۶۷۸' });
  await book({ patient_id: other.id, appointment_datetime: at('18:00') });
  const found = await desk('GET', `/appointments?search=${code}&limit=1&sort=-start`);
  expect(ids(found)).toEqual([first.id]);

  const stranger = await aDesk(api);
  expect((await stranger.desk('GET', `/appointments/by-patient/${patient_id}`)).status).toBe(404);
  expect((await stranger.desk('GET', `/appointments/appointment_id?id=${first.id}`)).status).toBe(
    404,
  );
  expect(await stranger.desk('GET', '/appointments/by-code/45678')).toMatchObject({
    status: 404,
    body: { message: 'شناسه نوبت معتبر نمی‌باشد' },
  });
  expect((await desk('GET', '/appointments/appointment_id')).status).toBe(400);
});

it('answers the busy times of a doctor, without canceled ones and without names', async () => {
  const { clinic, desk, book, doctorId, newDoctor } = await aDesk(api);
  const { body } = await book();
  const canceled = (await book({ appointment_datetime: at('17:00') })).body.id;
  await desk('POST', `/appointments/${canceled}/status`, { status: 'canceled' });
  await book({ doctor_id: await newDoctor() });
  const path = `/appointments/whole_appointments?doctor_id=${doctorId}&clinic_id=${await clinic.id()}`;
  expect((await desk('GET', path)).body.data).toEqual([
    {
      id: body.id,
      doctor_id: doctorId,
      appointment_datetime: at('16:00'),
      start: at('16:00'),
      end: at('16:30'),
      status: 'waiting',
    },
  ]);
  const stranger = (await aDesk(api)).desk;
  expect((await stranger('GET', path)).status).toBe(404);
  const named = `/appointments/whole_appointments?doctor_id=${doctorId}`;
  expect((await stranger('GET', named)).status).toBe(404);
});

it("answers today's board: waiting, visiting, done, canceled", async () => {
  const { clinic, desk, book } = await aDesk(api);
  const hours = ['14:00', '15:00', '16:00', '17:00'];
  const booked: number[] = [];
  // Booked one after the other, because the hours below are computed from their ids.
  for (const hour of hours) {
    booked.push((await book({ appointment_datetime: at(hour) })).body.id);
  }
  const [done, waiting, canceled, visiting] = booked;
  const to = (id: number | undefined, status: string) =>
    desk('POST', `/appointments/${id}/status`, { status });
  await to(done, 'visiting');
  await to(done, 'done');
  await to(canceled, 'canceled');
  await to(visiting, 'visiting');
  expect(ids(await desk('GET', '/appointments/today'))).toEqual([]);
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(
      `update appointments set
      starts_at = date_trunc('day', app_now() at time zone 'Asia/Tehran') at time zone 'Asia/Tehran'
        + (id - $1) * interval '1 hour',
      ends_at = date_trunc('day', app_now() at time zone 'Asia/Tehran') at time zone 'Asia/Tehran'
        + (id - $1) * interval '1 hour' + interval '30 minutes'`,
      [done],
    ),
  );
  expect(ids(await desk('GET', '/appointments/today'))).toEqual([
    waiting,
    visiting,
    done,
    canceled,
  ]);
  // What to beware of stands beside each patient, for those who may read it.
  const [{ patient_id: patientId }] = (await desk('GET', '/appointments/today')).body.data;
  const alerts = `/patients/${patientId}/alerts`;
  const doctor = clinic.as('all');
  await doctor('POST', alerts, { kind: 'medicine', text: 'وارفارین' });
  const ended = (await doctor('POST', alerts, { kind: 'condition', text: 'دیابت' })).body;
  await doctor('POST', `${alerts}/${ended.id}/end`, { reason: 'اشتباه' });
  await doctor('POST', alerts, { kind: 'allergy', text: 'لاتکس', severity: 'mild' });
  const [first] = (await desk('GET', '/appointments/today')).body.data;
  expect(first.alerts).toMatchObject([
    { kind: 'allergy', text: 'لاتکس', severity: 'mild' },
    { kind: 'medicine', text: 'وارفارین' },
  ]);
  const manager = clinic.as('read', { sections: ['dashboard'] });
  expect((await manager('GET', '/appointments/today')).body.data[0]).not.toHaveProperty('alerts');
});

it('counts how often a receipt is printed', async () => {
  const { desk, book } = await aDesk(api);
  const { body } = await book();
  const path = `/appointments/${body.id}/receipt`;
  expect((await desk('GET', path)).body.prints).toBe(0);
  expect(await desk('POST', `${path}/printed`)).toMatchObject({ status: 200, body: { prints: 1 } });
  expect((await desk('GET', path)).body.prints).toBe(1);
  expect(await desk('POST', '/appointments/999999/receipt/printed')).toMatchObject({ status: 404 });
});

it('answers everything that a receipt shows', async () => {
  const { desk, book } = await aDesk(api);
  await desk('PUT', '/appointments/settings', { receipt_text: 'لطفا ۱۰ دقیقه زودتر بیایید' });
  const { body } = await book({ description: 'لک صورت' });
  expect(await desk('GET', `/appointments/${body.id}/receipt`)).toMatchObject({
    status: 200,
    body: {
      appointment_code: body.appointment_code,
      appointment_datetime: at('16:00'),
      clinic: { name: expect.any(String), address: 'شیراز، خیابان زند' },
      doctor: { fullName: 'سارا احمدی', specialization: null, systemCode: null },
      patient: { full_name: 'سارا رضایی', reason: 'لک صورت', file_number: body.patient_id },
      service: 'لیزر صورت',
      fee_amount: fee,
      payable_amount: fee,
      cancel_policy:
        'در صورت کنسل شدن نوبت کمتر از ۲ ساعت مانده به زمان آن، ۱۰ درصد از هزینه کسر می‌شود.',
      receipt_text: 'لطفا ۱۰ دقیقه زودتر بیایید',
      printed_by: expect.any(String),
    },
  });
});

describe('settings', () => {
  const path = '/appointments/settings';
  const defaults = {
    slot_minutes: 30,
    buffer_minutes: 0,
    min_notice_minutes: 0,
    max_days_ahead: 548,
    max_per_day: null,
    cancel_percent: 10,
    cancel_hours: 2,
    no_show_percent: 0,
    week_start: 'today',
    receipt_text: null,
    insurance_shares: {},
    short_registration: true,
    patient_details_later: false,
  };

  it('have the defaults of the text, can be changed partly, and are reset by null', async () => {
    const { desk } = await aDesk(api);
    expect((await desk('GET', path)).body).toEqual({ ...defaults, version: 0 });
    expect(await desk('POST', path, { slot_minutes: '۴۵', week_start: 'saturday' })).toMatchObject({
      status: 200,
      body: { slot_minutes: 45, week_start: 'saturday', cancel_percent: 10 },
    });
    const { body } = await desk('PUT', path, { slot_minutes: null });
    expect(body).toEqual({ ...defaults, week_start: 'saturday', version: 2 });
    const wrong = await desk('PUT', path, { slot_minutes: 20, cancel_percent: 101, colour: 1 });
    expect(Object.keys(wrong.body.fields).sort()).toEqual([
      'cancel_percent',
      'colour',
      'slot_minutes',
    ]);
    expect((await (await aDesk(api)).desk('GET', path)).body).toEqual({
      ...defaults,
      version: 0,
    });
  });

  it('about money need the section of the settings', async () => {
    const { clinic, desk } = await aDesk(api);
    const reception = clinic.as({ sections: ['appointments'], levels: [2, 3] });
    for (const about of [{ cancel_percent: 90 }, { insurance_shares: {} }, { cancel_hours: 1 }]) {
      expect((await reception('PUT', path, about)).status).toBe(403);
    }
    expect((await reception('PUT', path, { slot_minutes: 45 })).status).toBe(200);
    const manager = clinic.as({ sections: ['appointments', 'settings'], levels: [3] });
    expect((await manager('PUT', path, { cancel_percent: 90 })).body.cancel_percent).toBe(90);
    expect((await desk('GET', path)).body).toMatchObject({ slot_minutes: 45, cancel_percent: 90 });
  });

  it('apply to bookings: length of slots, notice, appointments a day', async () => {
    const { clinic, desk, book, doctorId } = await aDesk(api);
    await desk('PUT', path, { slot_minutes: 60, max_per_day: 1 });
    const day = `/schedule/doctor-availability?doctor_id=${doctorId}&date=${workday()}`;
    expect((await desk('GET', day)).body.meta.total).toBe(9);
    expect((await book()).status).toBe(201);
    expect((await book({ appointment_datetime: at('18:00') })).body.code).toBe('day_full');
    expect((await desk('GET', day)).body.data[0]).toMatchObject({ state: 'closed' });
    await desk('PUT', path, { max_per_day: null, min_notice_minutes: 10_080 });
    expect((await book({ appointment_datetime: at('18:00') })).body.code).toBe('slot_too_soon');
    expect((await clinic.as('read')('PUT', path, {})).status).toBe(403);
    expect((await clinic.as('read')('GET', path)).status).toBe(200);
    const keeper = clinic.as('all', { sections: ['inventory'] });
    expect((await keeper('GET', path)).status).toBe(403);
  });
});
