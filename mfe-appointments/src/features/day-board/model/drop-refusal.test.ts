import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { columnsOf } from './board-columns';
import { dropRefusal } from './drop-refusal';

const at = (time: string) => `2026-11-25T${time}:00+03:30`;
const now = Date.parse(at('14:10'));

const columns = columnsOf({
  from: '2026-11-25',
  to: '2026-11-25',
  slot_minutes: 30,
  doctors: [
    { id: 3, name: 'سارا احمدی', avatar: null, main_service: null, service_ids: [] },
    { id: 4, name: 'امید رستمی', avatar: null, main_service: null, service_ids: [12] },
  ],
  columns: [
    {
      doctor_id: 4,
      date: '2026-11-25',
      open: [{ from: 840, to: 1080 }],
      closures: [],
      closed_reason: null,
    },
    {
      doctor_id: 3,
      date: '2026-11-25',
      open: [{ from: 840, to: 1080 }],
      closures: [{ from: 960, to: 990, reason: 'جلسه پزشکان' }],
      closed_reason: null,
    },
  ],
  holidays: [],
  appointments: [
    anAppointmentDetails({ id: 1, start: at('14:30'), end: at('15:00') }),
    anAppointmentDetails({ id: 2, start: at('15:00'), end: at('16:00') }),
    anAppointmentDetails({ id: 3, start: at('17:00'), end: at('17:30'), status: 'no_show' }),
    anAppointmentDetails({
      id: 4,
      doctor_id: 4,
      start: at('17:30'),
      end: at('18:00'),
      service_id: 11,
    }),
  ],
  sessions: [],
  busy: [
    { kind: 'operation', id: 1, doctor_id: 3, start: at('16:30'), end: at('17:00'), holder: null },
  ],
});
const [restricted, unrestricted] = columns;
const item = unrestricted!.items[0]!;

it.each([
  [840, 'زمان انتخاب شده گذشته است'],
  [870, null],
  [900, 'این زمان برای سارا رضایی پر است'],
  [960, 'جلسه پزشکان'],
  [990, 'این زمان برای عمل جراحی پر است'],
  [1020, null],
  [1065, 'خارج از ساعت کاری'],
])('says why an appointment cannot be moved to minute %i: %s', (from, reason) => {
  expect(dropRefusal(columns, { doctorId: 3, day: '2026-11-25', minute: from }, item, now)).toBe(
    reason,
  );
});

it.each([
  ['another doctor who does not do its service', 11, 'امید رستمی این خدمت را انجام نمی‌دهد'],
  ['another doctor who does its service', 12, null],
  ['another doctor when it has no service', null, null],
])('says whether an appointment can be moved to %s', (_case, service_id, reason) => {
  if (item.kind !== 'appointment') throw new Error('the first item is an appointment');
  const moved = { ...item, appointment: { ...item.appointment, service_id } };
  const place = { doctorId: 4, day: '2026-11-25', minute: 870 };
  expect(dropRefusal(columns, place, moved, now)).toBe(reason);
});

it('lets a booking whose service was taken from its doctor move to another time of the same doctor', () => {
  const place = { doctorId: 4, day: '2026-11-25', minute: 900 };
  expect(dropRefusal(columns, place, restricted!.items[0]!, now)).toBeNull();
});
