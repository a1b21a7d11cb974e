import { defaultMinutes } from '../transcriptions/transcriptions.queries';
import { defaultHours } from '../treatment-sessions/treatment-sessions.queries';

/** The tables of what takes time of a doctor and a patient, by the kind that reserved time names. */
export const tablesOfKinds = {
  appointment: 'appointments',
  session: 'treatment_sessions',
  operation: 'transcriptions',
} as const;

/**
 * SQL: everything that takes time of somebody, with that time and the appointment in which it happens. A session or an
 * operation at midnight has an open hour, and takes no time yet.
 */
export const standing = `
  select 'appointment' as kind, t.clinic_id, t.id, t.doctor_id, t.patient_id, t.starts_at, t.ends_at, t.id as visit
  from appointments t
  where t.archived_at is null and t.status not in ('canceled', 'no_show')
  union all
  select 'session', t.clinic_id, t.id, p.doctor_id, p.patient_id, t.starts_at,
    t.starts_at + coalesce(t.estimated_duration, ${defaultHours})::float8 * interval '1 hour', p.appointment_id
  from treatment_sessions t
  join treatment_plans p on p.clinic_id = t.clinic_id and p.id = t.treatment_plan_id
  where t.archived_at is null and t.status <> 'canceled'
    and to_char(t.starts_at at time zone 'Asia/Tehran', 'HH24:MI') <> '00:00'
  union all
  select 'operation', t.clinic_id, t.id, t.doctor_id, t.patient_id, t.operation_date,
    t.operation_date + coalesce(t.operation_minutes, ${defaultMinutes}) * interval '1 minute', t.appointment_id
  from transcriptions t
  where t.archived_at is null and t.type = 'surgical' and t.canceled_at is null
    and to_char(t.operation_date at time zone 'Asia/Tehran', 'HH24:MI') <> '00:00'`;
