import { aDesk, at, workday } from '../../testing/bookings';
import { aStaffInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('books a new doctor only after their bookings are opened', async () => {
  const { clinic, desk, book } = await aDesk(api);
  const doctor = aStaffInput({ type: 'doctor', takes_bookings: false });
  const doctorId = await created(desk, '/auth/register', doctor);
  const listed = async () => {
    const { body } = await desk('GET', `/users/doctors/${await clinic.id()}`);
    return body.data.find(({ id }: { id: number }) => id === doctorId);
  };
  const offered = async () => {
    const { body } = await desk('GET', `/schedule/openings?date=${workday()}&count=1`);
    return body.data.some(({ doctor_id }: { doctor_id: number }) => doctor_id === doctorId);
  };
  const refusal = {
    status: 409,
    body: { code: 'not_open', message: 'نوبت‌دهی این پزشک هنوز باز نشده است' },
  };
  expect(await listed()).toMatchObject({ takes_bookings: false });
  expect(await offered()).toBe(false);
  expect(await book({ doctor_id: doctorId })).toMatchObject(refusal);
  const hold = { doctor_id: doctorId, start: at('17:00'), hold_id: null };
  expect(await desk('POST', '/appointments/holds', hold)).toMatchObject(refusal);

  const { version } = (await desk('GET', `/users/${doctorId}`)).body;
  const opened = await desk('POST', `/users/${doctorId}`, { takes_bookings: true, version });
  expect(opened).toMatchObject({ status: 200, body: { takes_bookings: true } });
  expect(await offered()).toBe(true);
  expect((await book({ doctor_id: doctorId })).status).toBe(201);
});

it('books a doctor at once whom another client of the API adds', async () => {
  const { desk, book } = await aDesk(api);
  const doctorId = await created(desk, '/auth/register', aStaffInput({ type: 'doctor' }));
  expect((await book({ doctor_id: doctorId })).status).toBe(201);
});
