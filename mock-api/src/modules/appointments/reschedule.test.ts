import { aDesk, at, friday, workday } from '../../testing/bookings';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function aBooking() {
  const desk = await aDesk(api);
  const { body } = await desk.book();
  const move = (input: object, id: number = body.id) =>
    desk.desk('POST', `/appointments/${id}/reschedule`, input);
  return { ...desk, id: body.id as number, move };
}

it('moves to another time, releases the old one, keeps the history and notifies the patient', async () => {
  const { clinic, desk, id, move, book } = await aBooking();
  const moved = await move({ start: at('18:00'), reason: 'درخواست زیباجو' });
  expect(moved).toMatchObject({
    status: 200,
    body: { start: at('18:00'), end: at('18:30'), status: 'waiting' },
  });
  expect((await book()).status).toBe(201);
  expect((await book({ appointment_datetime: at('18:00') })).status).toBe(409);
  expect((await desk('GET', `/appointments/${id}/history`)).body.data[1]).toMatchObject({
    type: 'rescheduled',
    reason: 'درخواست زیباجو',
    before: { start: at('16:00') },
    after: { start: at('18:00') },
  });
  const sent = await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(`select 1 from sms_messages where event = 'appointment_time_changed'`),
  );
  expect(sent).toHaveLength(1);
});

it('moves to another doctor, and by a quarter of an hour into its own time', async () => {
  const { move, newDoctor, book } = await aBooking();
  const doctorId = await newDoctor();
  expect((await move({ start: at('16:00'), doctorId })).body).toMatchObject({
    doctor_id: doctorId,
  });
  expect((await book()).status).toBe(201);
  const shifted = await move({ appointment_datetime: at('16:15'), doctor_id: doctorId });
  expect(shifted).toMatchObject({ status: 200, body: { start: at('16:15') } });
});

it('counts a repeated move once, because the first answer may have been lost', async () => {
  const { clinic, desk, id, move } = await aBooking();
  await move({ start: at('18:00') });
  const again = await move({ start: at('18:00') });
  expect(again).toMatchObject({ status: 200, body: { start: at('18:00'), status: 'waiting' } });
  const { data } = (await desk('GET', `/appointments/${id}/history`)).body;
  expect(data.map(({ type }: { type: string }) => type)).toEqual(['created', 'rescheduled']);
  const sent = await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(`select 1 from sms_messages where event = 'appointment_time_changed'`),
  );
  expect(sent).toHaveLength(1);
});

it('refuses the second of two desks that move from the same version, and answers the current time', async () => {
  const { clinic, desk, id, move } = await aBooking();
  const { body: read } = await desk('GET', `/appointments/${id}`);
  const first = await move({ start: at('18:00'), version: read.version });
  expect(first).toMatchObject({ status: 200, body: { version: read.version + 1 } });

  const other = clinic.as('all', { columns: { fullName: 'نگار کاظمی' } });
  const later = (version: number) =>
    other('POST', `/appointments/${id}/reschedule`, { start: at('19:00'), version });
  const refused = await later(read.version);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      details: {
        version: first.body.version,
        changed_by: expect.any(String),
        changed_at: expect.any(String),
        appointment: { id, start: at('18:00'), version: first.body.version },
      },
    },
  });
  expect((await desk('GET', `/appointments/${id}`)).body.start).toBe(at('18:00'));
  const anyway = await later(first.body.version);
  expect(anyway).toMatchObject({ status: 200, body: { start: at('19:00') } });
});

it('answers a repeated move as done, although its version is old', async () => {
  const { desk, id, move } = await aBooking();
  const { version } = (await desk('GET', `/appointments/${id}`)).body;
  await move({ start: at('18:00'), version });
  expect(await move({ start: at('18:00'), version })).toMatchObject({
    status: 200,
    body: { start: at('18:00'), version: version + 1 },
  });
});

it('answers that a canceled appointment is canceled, whatever version was read', async () => {
  const { desk, id, move } = await aBooking();
  const { version } = (await desk('GET', `/appointments/${id}`)).body;
  await desk('POST', `/appointments/${id}/status`, { status: 'canceled' });
  expect(await move({ start: at('18:00'), version })).toMatchObject({
    status: 409,
    body: { code: 'not_waiting', details: { status: 'canceled' } },
  });
});

it('is refused like a booking, and then changes nothing', async () => {
  const { desk, id, move, book } = await aBooking();
  const other = await book({ appointment_datetime: at('17:00') });
  const taken = await move({ start: at('17:00') });
  expect(taken).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  expect(taken.body.details.slots).toHaveLength(3);
  expect((await move({ start: '2020-01-04T10:30:00Z' })).body.code).toBe('slot_past');
  expect((await move({ start: at('16:00', friday()) })).body.code).toBe('slot_closed');
  expect((await move({ start: at('18:00'), doctorId: 999_999 })).status).toBe(404);
  expect((await move({ start: at('18:05') })).status).toBe(400);
  expect((await desk('GET', `/appointments/${id}`)).body.start).toBe(at('16:00'));
  expect((await book()).status).toBe(409);

  await desk('POST', `/appointments/${other.body.id}/status`, { status: 'canceled' });
  expect(await move({ start: at('19:00') }, other.body.id)).toMatchObject({
    status: 409,
    body: { code: 'not_waiting', details: { status: 'canceled' } },
  });
});

it('reserves a time for five minutes, except for the user who holds it', async () => {
  const { clinic, desk, doctorId, serviceId, newPatient, book } = await aDesk(api);
  const start = at('16:00');
  const held = await desk('POST', '/appointments/holds', { doctorId, start });
  expect(held).toMatchObject({
    status: 201,
    body: { doctor_id: doctorId, start, end: at('16:30'), user_id: expect.any(Number) },
  });
  const minutes = (Date.parse(held.body.expires_at) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(4);
  expect(minutes).toBeLessThan(5.5);

  const colleague = clinic.as('all');
  const { id: patient_id } = await newPatient();
  const body = {
    patient_id,
    doctor_id: doctorId,
    service_id: serviceId,
    appointment_datetime: start,
  };
  const lost = await colleague('POST', '/appointments', body);
  expect(lost).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  expect((await colleague('POST', '/appointments/holds', { doctorId, start })).status).toBe(409);
  const path = `/schedule/doctor-availability?doctor_id=${doctorId}&date=${workday()}`;
  const { data } = (await colleague('GET', path)).body;
  const slot = data.find((one: { start: string }) => Date.parse(one.start) === Date.parse(start));
  expect(slot).toMatchObject({ state: 'held', reason: expect.any(String) });

  expect((await desk('POST', '/appointments/holds', { doctor_id: doctorId, start })).status).toBe(
    201,
  );
  expect((await book()).status).toBe(201);
});

it('releases a hold, or lets it expire', async () => {
  const { clinic, desk, doctorId, newPatient } = await aDesk(api);
  const start = at('16:00');
  const colleague = clinic.as('all');
  const hold = async () => (await desk('POST', '/appointments/holds', { doctorId, start })).body.id;
  const tryIt = async (when: string) => {
    const { id: patient_id } = await newPatient();
    const body = { patient_id, doctor_id: doctorId, appointment_datetime: when };
    return (await colleague('POST', '/appointments', body)).status;
  };
  const first = await hold();
  expect((await colleague('DELETE', `/appointments/holds/${first}`)).status).toBe(404);
  expect(await desk('DELETE', `/appointments/holds/${first}`)).toMatchObject({
    status: 200,
    body: { released: true },
  });
  const second = await hold();
  expect((await desk('POST', `/appointments/holds/${second}/release`)).status).toBe(200);
  await hold();
  expect(await tryIt(start)).toBe(409);
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(`update doctor_slots set expires_at = app_now() - interval '1 second'`),
  );
  expect(await tryIt(start)).toBe(201);
});

it('refuses to hold a time that cannot be booked', async () => {
  const { desk, doctorId } = await aDesk(api);
  const hold = async (input: object) =>
    (await desk('POST', '/appointments/holds', { doctorId, ...input })).status;
  expect(await hold({ start: at('16:00', friday()) })).toBe(409);
  expect(await hold({ start: '2020-01-04T10:30:00Z' })).toBe(409);
  expect(await hold({ start: at('16:00'), end: at('15:00') })).toBe(400);
  expect(await hold({ start: at('16:00'), doctorId: 999_999 })).toBe(404);
  expect(await hold({ start: at('16:00'), patient_id: 999_999 })).toBe(404);
  expect(await hold({})).toBe(400);
});
