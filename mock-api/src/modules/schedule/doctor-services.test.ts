import { aDesk as aBookingDesk, at } from '../../testing/bookings';
import { aPlanned } from '../../testing/clinical';
import { aDesk as aPrescriptionDesk } from '../../testing/prescriptions';
import { aServiceInput, created } from '../../testing/samples';
import type { Call } from '../../testing/call';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const refusal = 'دکتر سارا احمدی این خدمت را انجام نمی‌دهد؛ خدمت یا پزشک دیگری انتخاب کنید';
const refusedAt = (field: string) => ({
  status: 422,
  body: { code: 'service_not_done', message: refusal, fields: { [field]: refusal } },
});

const addService = async (call: Call, more: object = {}): Promise<number> =>
  created(call, '/presentableServices', { ...(await aServiceInput(call)), ...more });

async function limit(call: Call, doctorId: number, serviceIds: readonly number[]): Promise<void> {
  const { status } = await call('PUT', `/users/${doctorId}/services`, { serviceIds });
  expect(status).toBe(200);
}

/** A desk whose doctor does another service than that of its bookings. */
async function aLimitedDesk() {
  const desk = await aBookingDesk(api);
  const done = await addService(desk.desk);
  await limit(desk.desk, desk.doctorId, [done]);
  return { ...desk, done };
}

describe('an appointment', () => {
  it('is refused for a service that its doctor does not do', async () => {
    const { book, done } = await aLimitedDesk();
    expect(await book()).toMatchObject(refusedAt('service_id'));
    expect((await book({ service_id: done })).status).toBe(201);
  });

  it('without a service is refused when the doctor does not do the usual visit', async () => {
    const { desk, book } = await aLimitedDesk();
    expect((await book({ service_id: null })).status).toBe(201);
    await addService(desk, { is_default_visit: true });
    const later = { appointment_datetime: at('18:00'), service_id: null };
    expect(await book(later)).toMatchObject(refusedAt('service_id'));
  });

  it('is booked for every service with a doctor without a list', async () => {
    const { book, newDoctor } = await aLimitedDesk();
    expect((await book({ doctor_id: await newDoctor() })).status).toBe(201);
  });

  it('moves only to a doctor who does its service', async () => {
    const { desk, book, serviceId, done, newDoctor } = await aLimitedDesk();
    const [other, able] = [await newDoctor(), await newDoctor()];
    await limit(desk, able, [serviceId, done]);
    const { body } = await book({ doctor_id: able });
    await limit(desk, other, [done]);
    const path = `/appointments/${body.id}/reschedule`;
    const to = { start: at('18:00'), doctorId: other };
    expect(await desk('POST', path, to)).toMatchObject(refusedAt('doctorId'));
    await limit(desk, other, [serviceId]);
    expect((await desk('POST', path, to)).status).toBe(200);
  });

  it('stays valid when its service is taken from the doctor: it is moved, edited and undone', async () => {
    const { desk, doctorId, book, serviceId, done } = await aLimitedDesk();
    await limit(desk, doctorId, [serviceId]);
    const { id } = (await book()).body;
    await limit(desk, doctorId, [done]);
    const call = (path: string, body?: object) => desk('POST', `/appointments/${id}${path}`, body);
    expect((await call('', { description: 'دیرتر می‌آید' })).status).toBe(200);
    expect((await call('/reschedule', { start: at('18:00') })).status).toBe(200);
    expect((await call('/status', { status: 'canceled' })).status).toBe(200);
    expect((await call('/undo')).status).toBe(200);
  });
});

describe('free times', () => {
  it('for a service leave out doctors who do not do it', async () => {
    const { desk, doctorId, serviceId, newDoctor } = await aLimitedDesk();
    const other = await newDoctor();
    const doctorsOf = async (query: string) => {
      const { body } = await desk('GET', `/schedule/openings?${query}`);
      return body.data.map((row: { doctor_id: number }) => row.doctor_id);
    };
    expect(await doctorsOf(`service_id=${serviceId}`)).toEqual([other]);
    expect((await doctorsOf('count=1')).sort()).toEqual([doctorId, other].sort());
    expect(await doctorsOf(`service_id=${serviceId}&doctor_id=${doctorId}`)).toEqual([]);
  });

  it('for the bookings of a doctor who leaves are those of doctors who do the service', async () => {
    const { desk, doctorId, book, serviceId, done, newDoctor } = await aLimitedDesk();
    await limit(desk, doctorId, []);
    await book();
    const [unable, able] = [await newDoctor(), await newDoctor()];
    await limit(desk, unable, [done]);
    await limit(desk, able, [serviceId]);
    const leaving = { status: 'suspended' };
    const { body } = await desk('POST', `/users/${doctorId}/status`, leaving);
    const [booking] = body.details.bookings;
    expect(booking.service_id).toBe(serviceId);
    const doctors = booking.offers.map((offer: { doctor_id: number }) => offer.doctor_id);
    expect([...new Set(doctors)]).toEqual([able]);
  });
});

describe('a treatment session', () => {
  it('is refused for a service that the doctor of its plan does not do', async () => {
    const { staff, doctorId, serviceId, add, aSession, aPlan } = await aPlanned(api);
    const done = await addService(staff, { title: 'تزریق ژل' });
    await limit(staff, doctorId, [done]);
    expect(await add()).toMatchObject(refusedAt('service_type'));
    expect(await add({ service_id: serviceId })).toMatchObject(refusedAt('service_type'));
    const plan = await staff('POST', '/treatmentPlans', aPlan({ sessions: [aSession()] }));
    expect(plan).toMatchObject(refusedAt('sessions.0.service_type'));

    const { id } = (await add({ service_type: 'تزریق ژل' })).body;
    const change = (body: object) => staff('POST', `/treatmentSessions/${id}`, body);
    expect(await change({ service_id: serviceId })).toMatchObject(refusedAt('service_type'));
    expect((await change({ service_id: done, session_title: 'ژل' })).status).toBe(200);
  });

  it('stays valid when its service is taken from the doctor', async () => {
    const { staff, doctorId, serviceId, planId, add, aSession } = await aPlanned(api);
    const { id } = (await add({ service_id: serviceId })).body;
    await limit(staff, doctorId, [await addService(staff)]);
    const change = { session_title: 'جلسه نخست', service_id: serviceId, date: at('18:00') };
    expect((await staff('POST', `/treatmentSessions/${id}`, change)).status).toBe(200);
    const ofPlan = {
      plan_notes: 'پوست حساس',
      session_rows: [aSession({ id, service_id: serviceId })],
    };
    expect((await staff('POST', `/treatmentPlans/${planId}`, ofPlan)).status).toBe(200);
  });

  it('keeps the plan from a new doctor who does not do its service', async () => {
    const { staff, clinic, serviceId, planId, add, aSession } = await aPlanned(api);
    const { id } = (await add()).body;
    const done = await addService(staff);
    const columns = { fullName: 'سارا احمدی' };
    const other = await clinic.as('all', { type: 'doctor', columns }).userId();
    await limit(staff, other, [done]);
    const move = (more: object = {}) => {
      const body = { appointment_id: null, doctor_id: other, ...more };
      return staff('POST', `/treatmentPlans/${planId}`, body);
    };
    expect(await move()).toMatchObject(refusedAt(`moved_sessions.${id}.service_type`));
    expect((await staff('GET', `/treatmentPlans/${planId}`)).body.doctor_id).not.toBe(other);
    // The service changes together with the doctor.
    const rows = [aSession({ id, service_id: done })];
    expect((await move({ session_rows: rows })).status).toBe(200);
    const back = [aSession({ id, service_id: serviceId })];
    expect(await move({ session_rows: back })).toMatchObject(
      refusedAt('session_rows.0.service_type'),
    );
  });
});

describe('an operation', () => {
  it('is refused for a service that its doctor does not do, and stays valid when it is taken away', async () => {
    const { staff, doctorId, serviceId, surgical, pharmacy, save } = await aPrescriptionDesk(api);
    const done = await addService(staff);
    const { body } = await save(surgical());
    await limit(staff, doctorId, [done]);
    const change = (input: object) => staff('POST', `/patient-transcriptions/${body.id}`, input);
    expect((await change({ title: 'پلک', service_type_id: serviceId })).status).toBe(200);
    expect((await change({ service_type_id: done })).status).toBe(200);
    expect(await change({ service_type_id: serviceId })).toMatchObject(
      refusedAt('service_type_id'),
    );
    expect(await save(surgical({ operation_date: at('20:00') }))).toMatchObject(
      refusedAt('service_type_id'),
    );
    expect((await save(pharmacy())).status).toBe(201);
  });

  it('moves only to a doctor who does it', async () => {
    const { staff, clinic, surgical, save } = await aPrescriptionDesk(api);
    const columns = { fullName: 'سارا احمدی' };
    const other = await clinic.as('all', { type: 'doctor', columns }).userId();
    await limit(staff, other, [await addService(staff)]);
    const { body } = await save(surgical({ appointment_id: undefined }));
    const change = { doctor_id: other };
    expect(await staff('POST', `/patient-transcriptions/${body.id}`, change)).toMatchObject(
      refusedAt('service_type_id'),
    );
  });
});
