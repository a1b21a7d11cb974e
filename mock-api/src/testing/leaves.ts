import type { BookingChoice, BookingInWay } from '@ziba/shared/contracts/bookings-in-way';
import { aDesk, at } from './bookings';
import type { Call } from './call';
import type { TestApi } from './start-api';

/** The path of leaves and closures. */
export const leavePath = '/schedule/exceptions';

/** A leave of a doctor from 15:00 to 18:00 on the day of `at`. */
export const leaveOf = (doctor_id: number, more: object = {}) => ({
  kind: 'leave',
  doctor_id,
  start: at('15:00'),
  end: at('18:00'),
  reason: 'کنگره',
  ...more,
});

/** The fields of a choice that identify a booking. */
export const named = ({ kind, id, version }: BookingInWay) => ({ kind, id, version });
export const keep = (booking: BookingInWay): BookingChoice => ({
  ...named(booking),
  action: 'keep',
});

/** A desk with one appointment at 16:00, and a leave at that time that nobody has decided on. */
export async function aLeave(api: TestApi) {
  const desk = await aDesk(api);
  const booked = (await desk.book()).body;
  const leave = leaveOf(desk.doctorId);
  const asked = await desk.desk('POST', leavePath, leave);
  const [booking] = (asked.body.details?.bookings ?? []) as BookingInWay[];
  if (!booking) throw new Error(`nobody is in the way: ${JSON.stringify(asked.body)}`);
  const appointment = async () => (await desk.desk('GET', `/appointments/${booked.id}`)).body;
  const leaves = async () => (await desk.desk('GET', leavePath)).body.meta.total as number;
  const save = (choices: readonly object[], call: Call = desk.desk) =>
    call('POST', leavePath, { ...leave, choices });
  return { ...desk, booked, leave, asked, booking, appointment, leaves, save };
}
