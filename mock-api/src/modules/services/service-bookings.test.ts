import { aDesk, at, workday } from '../../testing/bookings';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/presentableServices';

describe('the coming bookings of a service', () => {
  const aBookedService = async () => {
    const practice = await aDesk(api);
    const { desk, doctorId, serviceId, book, newPatient } = practice;
    const patient_id = (await newPatient({ full_name: 'ژاله پاکدل' })).id;
    const visit = (await book({ patient_id, appointment_datetime: at('17:00', workday(6)) })).body
      .id;
    const first = (await book({ patient_id, service_id: null })).body.id;
    const treatment_plan_id = await created(desk, '/treatmentPlans', {
      title: 'جوان‌سازی پوست',
      appointment_id: first,
      patient_id,
    });
    const session = await created(desk, '/treatmentSessions', {
      treatment_plan_id,
      session_title: 'جلسه اول',
      date: at('18:00', workday(3)),
      service_id: serviceId,
      estimated_duration: '1',
      service_cost: '100',
    });
    return { ...practice, staff: desk, doctorId, visit, session };
  };
  const bookingsOf = (id: number) => `${path}/${id}/bookings`;

  it('lists appointments and plan sessions in the order of time', async () => {
    const { staff, serviceId, visit, session } = await aBookedService();
    expect(await staff('GET', bookingsOf(serviceId))).toMatchObject({
      status: 200,
      body: {
        total: 2,
        bookings: [
          { kind: 'session', id: session, patient_name: 'ژاله پاکدل', has_time: true },
          { kind: 'appointment', id: visit, doctor_name: 'سارا احمدی', has_time: true },
        ],
      },
    });
    await staff('POST', `/appointments/${visit}/status`, { status: 'canceled' });
    expect((await staff('GET', bookingsOf(serviceId))).body.total).toBe(1);
  });

  it('stay after the service was archived, and can be moved to another time', async () => {
    const { staff, serviceId, visit } = await aBookedService();
    expect((await staff('DELETE', `${path}/${serviceId}`)).status).toBe(200);
    expect((await staff('GET', bookingsOf(serviceId))).body.total).toBe(2);
    const moved = await staff('POST', `/appointments/${visit}/reschedule`, {
      appointment_datetime: at('17:30', workday(6)),
    });
    expect(moved).toMatchObject({ status: 200, body: { service_id: serviceId } });
  });

  it('are only a number for users who may not open bookings, and without names for another doctor', async () => {
    const { clinic, serviceId } = await aBookedService();
    const keeper = clinic.as('all', { sections: ['services'] });
    expect((await keeper('GET', bookingsOf(serviceId))).body).toEqual({ total: 2, bookings: [] });
    const other = clinic.as('all', { type: 'doctor' });
    expect((await other('GET', bookingsOf(serviceId))).body).toEqual({ total: 2, bookings: [] });
  });

  it('need the services section and the own clinic', async () => {
    const { clinic, serviceId } = await aBookedService();
    const desk = clinic.as('all', { sections: ['appointments'] });
    expect((await desk('GET', bookingsOf(serviceId))).status).toBe(403);
    const stranger = api.newClinic().as('all');
    expect((await stranger('GET', bookingsOf(serviceId))).status).toBe(404);
  });
});
