import { usualHours } from '../modules/schedule/working-day';
import { slotQuantum } from '../lib/slot-quantum';
import type { Tx } from '../db/connect';
import { addDays, tehranInstant } from './calendar';
import { insertRows, type NextId } from './insert-rows';
import { closes, isUsuallyClosed, nowruzFrom, opens, timeOf } from './opening-hours';

type Hours = [from: string, to: string];

/**
 * The schedule of a demo clinic: its hours, Saturday to Thursday 14:00 to 23:00, the holidays of the new year, and
 * extra hours today when the clinic would be closed, so that the demo has appointments on every day.
 */
export async function seedSchedule(
  tx: Tx,
  clinicId: number,
  today: string,
  nextId: NextId,
): Promise<void> {
  const hours = usualHours.map(({ weekday, from, to }) => ({
    clinic_id: clinicId,
    id: nextId('working_hours'),
    doctor_id: null,
    weekday,
    from_minute: from,
    to_minute: to,
  }));
  await insertRows(tx, 'working_hours', hours);
  const holidays = nowruzFrom(today).map((date) => ({
    clinic_id: clinicId,
    id: nextId('holidays'),
    date,
    title: 'نوروز',
    is_open: false,
  }));
  await insertRows(tx, 'holidays', holidays);
  const exception = (kind: 'closed' | 'extra', day: string, [from, to]: Hours, reason: string) => ({
    clinic_id: clinicId,
    id: nextId('schedule_exceptions'),
    doctor_id: null,
    kind,
    starts_at: tehranInstant(day, from),
    ends_at: tehranInstant(day, to),
    reason,
  });
  const allDay: Hours = [timeOf(opens), timeOf(closes)];
  await insertRows(tx, 'schedule_exceptions', [
    exception('closed', addDays(today, -45), ['14:00', '18:00'], 'تعمیر سیستم برق'),
    ...(isUsuallyClosed(today) ? [exception('extra', today, allDay, 'نوبت‌های فوق‌العاده')] : []),
  ]);
}

const people = ['doctor', 'patient'] as const;
const takesTime = `status not in ('canceled', 'no_show')`;

/** The reserved times of the clinic's appointments, and their history. */
export async function seedTakenTimes(tx: Tx, clinicId: number): Promise<void> {
  for (const person of people) {
    await tx.query(
      `insert into ${person}_slots (clinic_id, ${person}_id, slot, owner_kind, owner_id)
       select clinic_id, ${person}_id, slot, 'appointment', id
       from appointments, generate_series(starts_at, ends_at - interval '1 second',
         interval '${slotQuantum} seconds') as slot
       where clinic_id = $1 and ${takesTime}`,
      [clinicId],
    );
  }
  await tx.query(
    `insert into appointment_events (clinic_id, appointment_id, type, after, created_at)
     select clinic_id, id, 'created', jsonb_build_object('status', 'waiting', 'start', starts_at,
       'doctor_id', doctor_id), created_at
     from appointments where clinic_id = $1 order by id`,
    [clinicId],
  );
  await tx.query(
    `insert into appointment_events (clinic_id, appointment_id, type, before, after, reason, created_at)
     select clinic_id, id, case when status = 'canceled' then 'canceled' else 'status' end,
       jsonb_build_object('status', case when status = 'done' then 'visiting' else 'waiting' end),
       jsonb_build_object('status', status), canceled_reason,
       case when status = 'canceled' then created_at else starts_at end
     from appointments where clinic_id = $1 and status <> 'waiting' order by id`,
    [clinicId],
  );
}
