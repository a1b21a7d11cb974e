import { addDays } from '../../lib/tehran';
import { aSchedule, clock, friday, workday } from '../../testing/bookings';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('counts free and booked times on each of seven days, and says why a day is closed', async () => {
  const { desk, doctorId, book } = await aSchedule(api);
  await book();
  const first = addDays(friday(), 1);
  const { status, body } = await desk(
    'GET',
    `/schedule/doctor-days?doctor_id=${doctorId}&date=${first}`,
  );
  expect(status).toBe(200);
  expect(body.data).toHaveLength(7);
  expect(body.data[6]).toEqual({
    date: addDays(first, 6),
    free: 0,
    booked: 0,
    closed: 'جمعه تعطیل است',
  });
  const day = `/schedule/doctor-days?doctorId=${doctorId}&date=${workday()}&days=1`;
  expect((await desk('GET', day)).body.data).toEqual([
    { date: workday(), free: 17, booked: 1, closed: null },
  ]);
});

it('lists the next free slots of each doctor, from a day on', async () => {
  const { desk, doctorId, newDoctor } = await aSchedule(api);
  const other = await newDoctor();
  const { body } = await desk('GET', '/schedule/openings?count=2');
  expect(body.data.map((row: { doctor_id: number }) => row.doctor_id).sort()).toEqual(
    [doctorId, other].sort(),
  );
  expect(body.data[0].slots).toHaveLength(2);

  const path = `/schedule/openings?doctor_id=${doctorId}&date=${friday()}&count=1`;
  const [{ slots }] = (await desk('GET', path)).body.data;
  expect(slots[0].start.slice(0, 10)).toBe(addDays(friday(), 1));
  expect(clock(slots[0].start)).toBe('14:00');
});

it('shows a doctor only their own times, and finds no unknown doctors', async () => {
  const { clinic, desk, doctorId } = await aSchedule(api);
  const doctor = clinic.as('all', { type: 'doctor' });
  const { body } = await doctor('GET', '/schedule/openings');
  expect(body.data.map((row: { doctor_id: number }) => row.doctor_id)).not.toContain(doctorId);
  expect(await desk('GET', '/schedule/openings?doctor_id=999999')).toMatchObject({ status: 404 });
});
