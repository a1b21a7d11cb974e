import { packageTypeLabels } from '@ziba/shared/contracts/appointment-texts';
import type { PackageType } from '@ziba/shared/contracts/appointments';
import type { BookingInWay } from '@ziba/shared/contracts/bookings-in-way';
import type { Tx } from '../../db/connect';
import { defaultMinutes } from '../transcriptions/transcriptions.queries';
import { defaultHours } from '../treatment-sessions/treatment-sessions.queries';

/** An expected booking, like `BookingInWay` but without what the change means for it. */
export type Expected = Omit<BookingInWay, 'off_time' | 'offers'>;

const person = `jsonb_build_object('id', c.id, 'full_name', c.full_name,
  'contact_number', c.contact_number) as patient,
  case when d.id is not null
    then jsonb_build_object('id', d.id, 'name', d."fullName") end as doctor`;
const isTimed = `to_char(t.starts_at at time zone 'Asia/Tehran', 'HH24:MI') <> '00:00'`;
const isOperationTimed = isTimed.replace('starts_at', 'operation_date');
const operationEnd = `t.operation_date + case when ${isOperationTimed}
  then coalesce(t.operation_minutes, ${defaultMinutes}) * interval '1 minute' else interval '1 day' end`;
const sessionHours = `coalesce(t.estimated_duration, ${defaultHours})::float8 * interval '1 hour'`;

/** Bookings that have begun or are done are not in the way; those of today whose time has passed may still come. */
const expected = {
  name: 'schedule.expected',
  text: `select * from (
      select 'appointment' as kind, t.id, t.version, ${person},
        t.service_id, coalesce(s.title, t.fee_title) as title, t.package_type, t.starts_at as start,
        t.ends_at as "end", true as has_time, true as may_cancel
      from appointments t
      join patients c on c.clinic_id = t.clinic_id and c.id = t.patient_id
      join users d on d.clinic_id = t.clinic_id and d.id = t.doctor_id
      left join services s on s.clinic_id = t.clinic_id and s.id = t.service_id
      where t.clinic_id = $1 and t.status = 'waiting' and t.archived_at is null
        and t.starts_at > $2::timestamptz - interval '1 day' and t.ends_at > app_now()
        and ($4::int is null or t.doctor_id = $4)
      union all
      select 'session', t.id, t.version, ${person}, t.service_id, t.session_title, null, t.starts_at,
        t.starts_at + case when ${isTimed} then ${sessionHours} else interval '1 day' end,
        ${isTimed}, t.paid_amount = 0
      from treatment_sessions t
      join treatment_plans p on p.clinic_id = t.clinic_id and p.id = t.treatment_plan_id
      join patients c on c.clinic_id = t.clinic_id and c.id = p.patient_id
      left join users d on d.clinic_id = t.clinic_id and d.id = p.doctor_id
      where t.clinic_id = $1 and t.status = 'planned' and t.archived_at is null
        and p.canceled_at is null and p.archived_at is null
        and t.starts_at > $2::timestamptz - interval '1 day'
        and t.starts_at + case when ${isTimed} then ${sessionHours} else interval '1 day' end
          > app_now()
        and ($4::int is null or p.doctor_id = $4)
      union all
      select 'operation', t.id, t.version, ${person}, t.service_type_id, t.operation_topic, null,
        t.operation_date, ${operationEnd}, ${isOperationTimed}, t.paid_amount = 0
      from transcriptions t
      join patients c on c.clinic_id = t.clinic_id and c.id = t.patient_id
      left join users d on d.clinic_id = t.clinic_id and d.id = t.doctor_id
      where t.clinic_id = $1 and t.type = 'surgical' and t.archived_at is null
        and t.canceled_at is null and t.reported_at is null
        and t.operation_date > $2::timestamptz - interval '1 day' and ${operationEnd} > app_now()
        and ($4::int is null or t.doctor_id = $4)
    ) t
    where t."end" > $2 and ($3::timestamptz is null or t.start < $3)
    order by t.start, t.kind, t.id`,
};

/** A time without an end never ends; instants, ISO 8601. */
export interface OpenSpan {
  start: string;
  end: string | null;
}

type Row = Omit<Expected, 'duration'> & { package_type: PackageType | null };

/** The minutes of a booking that has a day and no hour. */
const openMinutes = (kind: Row['kind']): number =>
  kind === 'operation' ? defaultMinutes : defaultHours * 60;

/** All bookings in a time, of one doctor or of the whole clinic, ordered by time. */
export async function readExpected(
  tx: Tx,
  clinicId: number,
  { start, end }: OpenSpan,
  doctorId?: number,
): Promise<Expected[]> {
  const rows = await tx.query<Row>(expected, [clinicId, start, end, doctorId ?? null]);
  return rows.map(({ package_type: type, ...row }) => ({
    ...row,
    title: row.title || (type ? packageTypeLabels[type] : ''),
    duration: row.has_time
      ? Math.round((Date.parse(row.end) - Date.parse(row.start)) / 60_000)
      : openMinutes(row.kind),
  }));
}
