import type { Board, BoardColumn } from '@ziba/shared/contracts/board';
import { todayIso } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';

/** The day of the board, YYYY-MM-DD. */
export const day = addDays(todayIso(), 3);
/** A time of that day as an instant. */
export const at = (time: string) => new Date(tehranInstant(day, time)).toISOString();

/** The hours of a doctor on that day: from 14 to 18. */
export const column = (over: Partial<BoardColumn> = {}): BoardColumn => ({
  doctor_id: 3,
  date: day,
  open: [{ from: 840, to: 1080 }],
  closures: [],
  closed_reason: null,
  ...over,
});

/** A board of two doctors with an appointment, a session and a held time. */
export function aBoard(over: Partial<Board> = {}): Board {
  return {
    from: day,
    to: day,
    slot_minutes: 30,
    doctors: [
      { id: 3, name: 'سارا احمدی', avatar: null, main_service: null, service_ids: [] },
      { id: 4, name: 'امید رستمی', avatar: null, main_service: null, service_ids: [] },
    ],
    columns: [
      column(),
      column({ doctor_id: 4, closures: [{ from: 900, to: 960, reason: 'کنگره' }] }),
    ],
    holidays: [],
    appointments: [
      anAppointmentDetails({ start: at('14:30'), end: at('15:00') }),
      anAppointmentDetails({ id: 62, start: at('16:00'), end: at('16:30'), status: 'canceled' }),
    ],
    sessions: [
      {
        id: 9,
        treatment_plan_id: 5,
        doctor_id: 4,
        ordinal: 3,
        sessions_count: 6,
        title: 'لیزر صورت',
        location: null,
        patient: { id: 8, full_name: 'زهرا کریمی' },
        start: at('16:00'),
        end: at('17:00'),
        has_time: true,
        status: 'planned',
      },
    ],
    busy: [
      {
        kind: 'hold',
        id: 2,
        doctor_id: 3,
        start: at('17:00'),
        end: at('17:30'),
        holder: 'نگار',
      },
    ],
    ...over,
  };
}
