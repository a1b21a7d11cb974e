import {
  mostBookingsAhead,
  type BookingAhead,
  type BookingsAhead,
} from '@ziba/shared/contracts/bookings-ahead';
import type { Tx } from '../db/connect';

/** Whose bookings are read. */
export type BookedBy = 'service' | 'patient';

const columns = {
  service: {
    appointment: 't.service_id',
    session: 't.service_id',
    operation: 't.service_type_id',
  },
  patient: { appointment: 't.patient_id', session: 'p.patient_id', operation: 't.patient_id' },
};

/**
 * SQL: the coming bookings of the clinic $1; `id` is the SQL of the id of the service or patient. A session or
 * operation of today counts until it is reported, whatever its hour was.
 */
export const bookingsAheadSql = (by: BookedBy, id: string) => `
  select 'appointment' as kind, t.id, t.patient_id, t.doctor_id, coalesce(s.title, t.fee_title) as title,
    t.starts_at as start, true as has_time
  from appointments t
  left join services s on s.clinic_id = t.clinic_id and s.id = t.service_id
  where t.clinic_id = $1 and ${columns[by].appointment} = ${id} and t.archived_at is null
    and t.status in ('waiting', 'visiting') and (t.status = 'visiting' or t.ends_at > app_now())
  union all
  select 'session', t.id, p.patient_id, p.doctor_id, t.session_title, t.starts_at,
    to_char(t.starts_at at time zone 'Asia/Tehran', 'HH24:MI') <> '00:00'
  from treatment_sessions t
  join treatment_plans p on p.clinic_id = t.clinic_id and p.id = t.treatment_plan_id
  where t.clinic_id = $1 and ${columns[by].session} = ${id} and t.status = 'planned'
    and t.archived_at is null and p.canceled_at is null and p.archived_at is null
    and t.starts_at >= app_today()::timestamp at time zone 'Asia/Tehran'
  union all
  select 'operation', t.id, t.patient_id, t.doctor_id, t.operation_topic, t.operation_date,
    to_char(t.operation_date at time zone 'Asia/Tehran', 'HH24:MI') <> '00:00'
  from transcriptions t
  where t.clinic_id = $1 and ${columns[by].operation} = ${id} and t.type = 'surgical'
    and t.canceled_at is null and t.reported_at is null and t.archived_at is null
    and t.operation_date >= app_today()::timestamp at time zone 'Asia/Tehran'`;

const count = (by: BookedBy) => ({
  name: `bookings_ahead.count_${by}`,
  text: `select count(*)::int as total from (${bookingsAheadSql(by, '$2')}) a
    where $3::int is null or a.doctor_id = $3`,
});

const first = (by: BookedBy) => ({
  name: `bookings_ahead.first_${by}`,
  text: `select a.kind, a.id, a.title, c.full_name as patient_name, d."fullName" as doctor_name,
      a.start, a.has_time
    from (${bookingsAheadSql(by, '$2')}) a
    join patients c on c.clinic_id = $1 and c.id = a.patient_id
    left join users d on d.clinic_id = $1 and d.id = a.doctor_id
    where $3::int is null or a.doctor_id = $3
    order by a.start, a.kind, a.id limit ${mostBookingsAhead}`,
});

interface Asked {
  clinicId: number;
  by: BookedBy;
  /** The id of the service or the patient. */
  id: number;
  /** Only the bookings of this doctor; those of everybody when left out. */
  doctorId?: number;
}

const valuesOf = ({ clinicId, id, doctorId }: Asked) => [clinicId, id, doctorId ?? null];

/** Returns the number of coming bookings. */
export async function countBookingsAhead(tx: Tx, asked: Asked): Promise<number> {
  const [row] = await tx.query<{ total: number }>(count(asked.by), valuesOf(asked));
  return row?.total ?? 0;
}

/** Returns the first of the coming bookings, ordered by time. */
export const firstBookingsAhead = (tx: Tx, asked: Asked): Promise<BookingAhead[]> =>
  tx.query<BookingAhead>(first(asked.by), valuesOf(asked));

/** Returns the first of the coming bookings with their number, which is counted only when there are more. */
export async function bookingsAheadOf(tx: Tx, asked: Asked): Promise<BookingsAhead> {
  const bookings = await firstBookingsAhead(tx, asked);
  const isAll = bookings.length < mostBookingsAhead;
  return { total: isAll ? bookings.length : await countBookingsAhead(tx, asked), bookings };
}
