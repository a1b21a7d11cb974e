import type { Call } from '../../testing/call';
import { aPlanned, anAppointment, at, dayAhead } from '../../testing/clinical';
import { aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = (id: number, rest = '') => `/treatmentSessions/${id}${rest}`;

describe('the time of a session', () => {
  it('is reserved for doctor and patient, and released by a cancellation', async () => {
    const { clinic, staff, add, doctorId, patientId, aPlan, aSession } = await aPlanned(api);
    const { id } = (await add()).body;
    const other = { patient_id: await created(staff, '/patients', aPatientInput()) };
    const startsAt = at(6, '15:00');
    const appointment = await anAppointment(api, clinic, {
      doctorId,
      patientId: other.patient_id,
      startsAt,
    });
    const plan = aPlan({ ...other, appointment_id: appointment.id, sessions: [aSession()] });
    // The same doctor within the hour of the first session.
    const sent = { ...plan, sessions: [aSession({ date: at(3, '16:30') })] };
    expect(await staff('POST', '/treatmentPlans', sent)).toMatchObject({
      status: 409,
      body: { code: 'slot_taken', fields: { 'sessions.0.date': 'این نوبت قبلا رزرو شده است' } },
    });
    // The same patient, without a doctor.
    const alone = { title: 'طرح', patient_id: patientId, sessions: [aSession()] };
    expect(await staff('POST', '/treatmentPlans', alone)).toMatchObject({
      status: 409,
      body: { code: 'patient_busy' },
    });
    await staff('POST', path(id, '/cancel'), { reason: 'انصراف' });
    expect((await staff('POST', '/treatmentPlans', sent)).status).toBe(201);
  });

  it('moves with an edit, and may be within the appointment of its plan', async () => {
    const { staff, add } = await aPlanned(api);
    const { id } = (await add()).body;
    expect((await add({ date: at(3, '17:00') })).status).toBe(201);
    expect((await staff('POST', path(id), { estimated_duration: 2 })).status).toBe(409);
    expect((await staff('POST', path(id), { date: at(3, '14:00') })).status).toBe(200);
    expect((await add({ date: at(3, '16:00') })).status).toBe(201);
    expect((await add({ date: at(2, '15:00'), estimated_duration: 0.5 })).status).toBe(201);
  });

  it('is reserved for nobody until the hour is fixed', async () => {
    const { add } = await aPlanned(api);
    const first = await add({ date: dayAhead(9) });
    expect(first).toMatchObject({ status: 201, body: { date: dayAhead(9), time: null } });
    expect((await add({ date: dayAhead(9) })).status).toBe(201);
    const named = await add({ date: at(10, '17:00'), time: '' });
    expect(named.body).toMatchObject({ date: dayAhead(10), time: '17:00' });
  });

  it('is given to one of many simultaneous requests', async () => {
    const { add } = await aPlanned(api);
    const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
  });

  it('is listed for a day and as busy time', async () => {
    const { clinic, staff, add, doctor, doctorId } = await aPlanned(api);
    const { id } = (await add()).body;
    const late = (await add({ date: at(4, '23:30'), estimated_duration: 0.25 })).body;
    await staff('POST', path((await add({ date: at(5, '16:00') })).body.id, '/cancel'));
    const ids = async (call: Call, query: string) =>
      (await call('GET', `/treatmentSessions/${query}`)).body.data.map(
        (row: { id: number }) => row.id,
      );
    const [first, last] = [dayAhead(3), dayAhead(4)];
    expect(await ids(staff, `filterByDateRange?start=${first}&end=${first}`)).toEqual([id]);
    expect(await ids(staff, `filterByDateRange?start=${first}&end=${last}`)).toEqual([id, late.id]);
    expect((await staff('GET', '/treatmentSessions/filterByDateRange')).status).toBe(400);

    const query = `whole_sessions?doctor_id=${doctorId}&clinic_id=${await clinic.id()}`;
    const { data } = (await staff('GET', `/treatmentSessions/${query}`)).body;
    expect(data).toMatchObject([
      { id, date: at(3, '16:00'), ends_at: at(3, '17:00') },
      { id: late.id, date: at(4, '23:30') },
    ]);
    expect(await ids(doctor, 'whole_sessions?doctor_id=0')).toHaveLength(2);
    expect(await ids(clinic.as('all', { type: 'doctor' }), query)).toEqual([]);
    const foreign = `/treatmentSessions/whole_sessions?clinic_id=${(await clinic.id()) + 1}`;
    expect((await staff('GET', foreign)).status).toBe(404);
  });
});
