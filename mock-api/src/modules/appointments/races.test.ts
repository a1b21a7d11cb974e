import type { Answer } from '../../testing/call';
import { aDesk, at } from '../../testing/bookings';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const counts = (answers: Answer[]) => {
  const byStatus: Record<number, number> = {};
  for (const { status } of answers) byStatus[status] = (byStatus[status] ?? 0) + 1;
  return byStatus;
};
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

it('gives one slot to one of fifty requests', async () => {
  const { desk, doctorId, newPatient } = await aDesk(api);
  const patients = await Promise.all(times(50).map(() => newPatient()));
  const answers = await Promise.all(
    patients.map(({ id: patient_id }) =>
      desk('POST', '/appointments', {
        patient_id,
        doctor_id: doctorId,
        appointment_datetime: at('16:00'),
      }),
    ),
  );
  expect(counts(answers)).toEqual({ 201: 1, 409: 49 });
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({ code: 'slot_taken', message: 'این نوبت قبلا رزرو شده است' });
});

it('books a patient with only one of ten free doctors', async () => {
  const { desk, newDoctor, newPatient } = await aDesk(api);
  const { id: patient_id } = await newPatient();
  const doctors = await Promise.all(times(10).map(newDoctor));
  const answers = await Promise.all(
    doctors.map((doctor_id) =>
      desk('POST', '/appointments', { patient_id, doctor_id, appointment_datetime: at('16:00') }),
    ),
  );
  expect(counts(answers)).toEqual({ 201: 1, 409: 9 });
});

it('gives overlapping times and holds to only one of them', async () => {
  const { clinic, doctorId, newPatient } = await aDesk(api);
  const users = times(10).map(() => clinic.as('all'));
  const patients = await Promise.all(users.map(() => newPatient()));
  const answers = await Promise.all(
    users.map((call, index) =>
      index % 2 === 0
        ? call('POST', '/appointments/holds', { doctorId, start: at('16:00') })
        : call('POST', '/appointments', {
            patient_id: patients[index]?.id,
            doctor_id: doctorId,
            appointment_datetime: at('15:45'),
            duration: 30,
          }),
    ),
  );
  expect(counts(answers)).toEqual({ 201: 1, 409: 9 });
});

it('gives the same code to one of many requests, and new ones to the others', async () => {
  const { book } = await aDesk(api);
  const hours = ['14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00'];
  const answers = await Promise.all(
    hours.map((hour) => book({ appointment_code: '77777', appointment_datetime: at(hour) })),
  );
  expect(counts(answers)).toEqual({ 201: 8 });
  const codes = answers.map(({ body }) => body.appointment_code);
  expect(new Set(codes).size).toBe(8);
  expect(codes).toContain('77777');
});

it('does not deadlock when two requests want the same doctor and patient', async () => {
  const { desk, doctorId, newDoctor, newPatient } = await aDesk(api);
  const other = await newDoctor();
  const { id: patient_id } = await newPatient();
  const book = async (doctor_id: number, time: string) =>
    (await desk('POST', '/appointments', { patient_id, doctor_id, appointment_datetime: at(time) }))
      .body.id as number;
  const first = await book(doctorId, '15:00');
  const second = await book(other, '17:00');
  for (const round of times(6)) {
    const here = round % 2 === 0;
    const move = (id: number, doctor: number, time: string) =>
      desk('POST', `/appointments/${id}/reschedule`, { start: at(time), doctorId: doctor });
    const answers = await Promise.all([
      move(first, here ? other : doctorId, here ? '17:00' : '15:00'),
      move(second, here ? doctorId : other, here ? '15:00' : '17:00'),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  }
  const left = await api.db.platform((tx) =>
    tx.query(`select owner_id from doctor_slots where owner_id = any($1)`, [[first, second]]),
  );
  expect(left).toHaveLength(4);
});

it('changes a status once, however many requests arrive at the same time', async () => {
  const { desk, book } = await aDesk(api);
  const { body } = await book();
  const answers = await Promise.all(
    times(8).map(() => desk('POST', `/appointments/${body.id}/status`, { status: 'visiting' })),
  );
  expect(counts(answers)).toEqual({ 200: 1, 409: 7 });
});
