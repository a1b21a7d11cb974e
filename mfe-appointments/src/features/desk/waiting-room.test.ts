import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { minutesSince, waitingRoomOf, waitLevel } from './waiting-room';

const at = (time: string) => `2026-01-03T${time}:00Z`;

it('sorts patients into arrived, expected, in the room and ended, in order', () => {
  const row = (id: number, over: Parameters<typeof anAppointmentDetails>[0]) =>
    anAppointmentDetails({ id, ...over });
  const other = {
    ...row(1, {}).doctor,
    profile: { fullName: 'دکتر بابک ناصری', avatar: null },
  };
  const room = waitingRoomOf(
    [
      row(1, { start: at('10:00'), arrived_at: at('09:58') }),
      row(2, { start: at('10:30'), arrived_at: at('09:40') }),
      row(3, { start: at('12:00') }),
      row(4, { start: at('09:00'), status: 'visiting', started_at: at('09:30') }),
      row(5, { start: at('09:00'), status: 'done', status_at: at('09:20') }),
      row(6, { start: at('15:00'), status: 'canceled', status_at: at('08:00') }),
      row(7, { start: at('10:00'), arrived_at: at('10:00'), doctor_id: 9, doctor: other }),
    ],
    [
      aTreatmentSession({ id: 1, starts_at: at('11:00') }),
      aTreatmentSession({ id: 2, starts_at: at('08:30'), status: 'انجام شده' }),
    ],
  );
  expect(room.arrived.map(({ id }) => id)).toEqual([2, 1, 7]);
  expect(room.expected.map(({ key }) => key)).toEqual(['s1', 'a3']);
  expect(room.ended.map(({ key }) => key)).toEqual(['a5', 's2', 'a6']);
  expect(
    room.rooms.map(({ doctor, inside, next }) => [doctor, inside.map(({ id }) => id), next?.id]),
  ).toEqual([
    ['دکتر بابک ناصری', [], 7],
    ['دکتر سارا احمدی', [4], 2],
  ]);
});

it.each([
  [0, 'short'],
  [29, 'short'],
  [30, 'long'],
  [59, 'long'],
  [60, 'tooLong'],
] as const)('%d minutes of waiting are %s', (minutes, level) =>
  expect(waitLevel(minutes)).toBe(level),
);

it('counts whole minutes, and 0 before the time', () => {
  expect(minutesSince(at('10:00'), Date.parse(at('10:01')) - 1)).toBe(0);
  expect(minutesSince(at('10:00'), Date.parse(at('10:07')))).toBe(7);
  expect(minutesSince(at('10:00'), Date.parse(at('09:00')))).toBe(0);
});
