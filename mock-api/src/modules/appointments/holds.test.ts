import { aDesk, at, workday } from '../../testing/bookings';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const holds = '/appointments/holds';
const start = at('16:00');

it('names who is booking a held time, in the refusal and in the list of times', async () => {
  const { clinic, doctorId, newPatient } = await aDesk(api);
  const negar = clinic.as('all', { columns: { fullName: 'نگار موسوی' } });
  const other = clinic.as('all');
  await negar('POST', holds, { doctorId, start });
  const message = 'این وقت در حال ثبت توسط نگار موسوی است';
  const refusal = {
    status: 409,
    body: {
      code: 'slot_taken',
      message,
      fields: { appointment_datetime: message },
      details: { slots: [expect.anything(), expect.anything(), expect.anything()] },
    },
  };
  expect(await other('POST', holds, { doctorId, start })).toMatchObject(refusal);
  const { id: patient_id } = await newPatient();
  const booking = { patient_id, doctor_id: doctorId, appointment_datetime: start };
  expect(await other('POST', '/appointments', booking)).toMatchObject(refusal);

  const path = `/schedule/doctor-availability?doctor_id=${doctorId}&date=${workday()}`;
  const { data } = (await other('GET', path)).body;
  const slot = data.find((one: { start: string }) => Date.parse(one.start) === Date.parse(start));
  expect(slot).toMatchObject({ state: 'held', reason: 'در حال ثبت توسط نگار موسوی' });
});

it('distinguishes two windows of one user, until one of them takes over the time', async () => {
  const { desk, doctorId } = await aDesk(api);
  const hold = (more: object) => desk('POST', holds, { doctorId, start, ...more });
  const first = await hold({ hold_id: null });
  expect(first.status).toBe(201);
  const elsewhere = {
    status: 409,
    body: {
      code: 'held_elsewhere',
      message: 'این وقت را در پنجره دیگری برای ثبت نگه داشته‌اید',
      fields: { appointment_datetime: expect.any(String) },
    },
  };
  expect(await hold({ hold_id: null })).toMatchObject(elsewhere);
  // The window that has the hold renews it.
  const renewed = await hold({ hold_id: first.body.id });
  expect(renewed.status).toBe(201);
  const taken = await hold({});
  expect(taken.status).toBe(201);
  expect(await hold({ hold_id: renewed.body.id })).toMatchObject(elsewhere);
});

it('gives a time to one window only, however many ask for it at the same time', async () => {
  const { desk, doctorId } = await aDesk(api);
  const ask = () => desk('POST', holds, { doctorId, start, hold_id: null });
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  const asBefore = () => desk('POST', holds, { doctorId, start });
  const again = await Promise.all(Array.from({ length: 8 }, asBefore));
  expect(again.map(({ status }) => status)).toEqual(Array(8).fill(201));
});
