import type { Board, BoardColumn } from '@ziba/shared/contracts/board';
import { addDays, todayInTehran } from '../../lib/tehran';
import { aDesk, at, workday } from '../../testing/bookings';
import { aPractice, at as ahead, dayAhead } from '../../testing/clinical';
import type { Call } from '../../testing/call';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function boardOf(call: Call, query: string): Promise<Board> {
  const { status, body } = await call('GET', `/schedule/board?${query}`);
  expect(status).toBe(200);
  return body as Board;
}

const hoursOf = ({ open, closures, closed_reason }: BoardColumn) => ({
  open,
  closures,
  closed_reason,
});

it('shows a column for each doctor, with their appointments and their own hours', async () => {
  const { desk, doctorId, newDoctor, book } = await aDesk(api);
  const other = await newDoctor();
  const hours = [0, 1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }));
  await desk('PUT', '/schedule/working-hours', { doctorId: other, hours });
  const leave = { kind: 'leave', start: at('18:00'), end: at('19:00'), reason: 'کنگره' };
  await created(desk, '/schedule/exceptions', { ...leave, doctor_id: doctorId });
  const booked = (await book({ appointment_datetime: at('16:00') })).body;
  const hold = { doctor_id: doctorId, start: at('20:00'), end: at('20:30') };
  const held = await created(desk, '/appointments/holds', hold);

  const board = await boardOf(desk, `from=${workday()}`);
  expect(board.doctors.map(({ id }) => id).sort()).toEqual([doctorId, other].sort());
  const [mine, theirs] = [doctorId, other].map((id) =>
    board.columns.find((column) => column.doctor_id === id),
  );
  expect(hoursOf(mine!)).toEqual({
    open: [{ from: 840, to: 1380 }],
    closures: [{ from: 1080, to: 1140, reason: 'کنگره' }],
    closed_reason: null,
  });
  expect(hoursOf(theirs!)).toEqual({
    open: [{ from: 540, to: 720 }],
    closures: [],
    closed_reason: null,
  });
  expect(board.appointments).toEqual([
    expect.objectContaining({ id: booked.id, doctor_id: doctorId, start: at('16:00') }),
  ]);
  expect(board.busy).toEqual([
    {
      kind: 'hold',
      id: held,
      doctor_id: doctorId,
      start: at('20:00'),
      end: at('20:30'),
      holder: expect.any(String),
    },
  ]);
  const narrowed = await boardOf(desk, `from=${workday()}&doctor_id=${other}`);
  expect(narrowed.columns.map((column) => column.doctor_id)).toEqual([other]);
  expect(narrowed.doctors).toHaveLength(2);
  expect([...narrowed.appointments, ...narrowed.busy]).toEqual([]);
});

it('names the services that a doctor does', async () => {
  const { clinic, desk, doctorId, serviceId, newDoctor } = await aDesk(api);
  const other = await newDoctor();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const { version } = (await admin('GET', `/users/${other}/services`)).body;
  const limited = { serviceIds: [serviceId], version };
  expect((await admin('PUT', `/users/${other}/services`, limited)).status).toBe(200);
  const board = await boardOf(desk, `from=${workday()}`);
  expect(board.doctors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: doctorId, service_ids: [] }),
      expect.objectContaining({ id: other, service_ids: [serviceId] }),
    ]),
  );
});

it('shows a week of one doctor, and the names of closed days', async () => {
  const { desk, doctorId } = await aDesk(api);
  const from = workday();
  await created(desk, '/schedule/holidays', { date: from, title: 'نوروز' });
  const week = `from=${from}&to=${addDays(from, 6)}&doctorId=${doctorId}`;
  const { columns, holidays } = await boardOf(desk, week);
  expect(columns.map(({ date }) => date)).toEqual(
    Array.from({ length: 7 }, (_, index) => addDays(from, index)),
  );
  const reasonOn = (day: string) => columns.find(({ date }) => date === day)?.closed_reason;
  const isFriday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 5;
  expect(reasonOn(columns.find(({ date }) => isFriday(date))!.date)).toBe('جمعه تعطیل است');
  expect(reasonOn(from)).toBe('نوروز');
  expect(holidays).toEqual([{ date: from, title: 'نوروز', is_open: false }]);
});

it('shows the sessions of plans with their position in the plan', async () => {
  const { staff, doctorId, aPlan, aSession } = await aPractice(api);
  const sessions = [
    aSession(),
    aSession({ session_title: 'جلسه دوم', date: ahead(4, '17:00') }),
    aSession({ session_title: 'جلسه سوم', date: ahead(4, '00:00') }),
  ];
  await created(staff, '/treatmentPlans', aPlan({ sessions }));
  const day = await boardOf(staff, `from=${dayAhead(4)}`);
  expect(day.sessions).toEqual([
    expect.objectContaining({ title: 'جلسه سوم', ordinal: 3, has_time: false }),
    expect.objectContaining({
      title: 'جلسه دوم',
      ordinal: 2,
      sessions_count: 3,
      doctor_id: doctorId,
      has_time: true,
      start: ahead(4, '17:00'),
      end: ahead(4, '18:00'),
      status: 'planned',
      patient: { id: expect.any(Number), full_name: 'ژاله پاکدل' },
    }),
  ]);
  expect(day.busy).toEqual([]);
});

it('shows a doctor only themselves', async () => {
  const { clinic, doctor, doctorId } = await aPractice(api);
  const other = clinic.as('all', { type: 'doctor' });
  const day = `from=${dayAhead(2)}`;
  expect((await boardOf(doctor, day)).appointments).toHaveLength(1);
  const theirs = await boardOf(other, `${day}&doctor_id=${doctorId}`);
  expect(theirs.doctors.map(({ id }) => id)).toEqual([await other.userId()]);
  expect(theirs.columns).toHaveLength(1);
  expect(theirs.appointments).toEqual([]);
});

it('refuses an invalid range, and more than a week', async () => {
  const { desk } = await aDesk(api);
  const today = todayInTehran();
  const statusOf = async (query: string) => (await desk('GET', `/schedule/board?${query}`)).status;
  expect(await statusOf('')).toBe(400);
  expect(await statusOf(`from=${today}&to=${addDays(today, -1)}`)).toBe(400);
  expect(await statusOf(`from=${today}&to=${addDays(today, 7)}`)).toBe(400);
  expect(await statusOf(`from=${today}&to=${addDays(today, 6)}`)).toBe(200);
});
