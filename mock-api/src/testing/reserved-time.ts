import { defaultMinutes } from '../modules/transcriptions/transcriptions.queries';
import { defaultHours } from '../modules/treatment-sessions/treatment-sessions.queries';
import type { TestApi } from './start-api';

/** SQL: everything of the clinic $1 that takes time of somebody, with that time; midnight means an open hour. */
const standing = `
  select 'appointment' as kind, t.id, t.doctor_id, t.patient_id, t.starts_at, t.ends_at, t.id as visit
  from appointments t
  where t.clinic_id = $1 and t.archived_at is null and t.status not in ('canceled', 'no_show')
  union all
  select 'session', t.id, p.doctor_id, p.patient_id, t.starts_at,
    t.starts_at + coalesce(t.estimated_duration, ${defaultHours})::float8 * interval '1 hour', p.appointment_id
  from treatment_sessions t
  join treatment_plans p on p.clinic_id = t.clinic_id and p.id = t.treatment_plan_id
  where t.clinic_id = $1 and t.archived_at is null and t.status <> 'canceled'
    and to_char(t.starts_at at time zone 'Asia/Tehran', 'HH24:MI') <> '00:00'
  union all
  select 'operation', t.id, t.doctor_id, t.patient_id, t.operation_date,
    t.operation_date + coalesce(t.operation_minutes, ${defaultMinutes}) * interval '1 minute', t.appointment_id
  from transcriptions t
  where t.clinic_id = $1 and t.archived_at is null and t.type = 'surgical' and t.canceled_at is null
    and t.operation_date > app_now()`;

const wrongOf = (person: string) => `
  with standing as (${standing}),
  needed as (
    select kind, id, ${person}_id as person, slot from standing, generate_series(
      date_bin('15 minutes', starts_at, timestamptz 'epoch'), ends_at - interval '1 microsecond', '15 minutes') slot
    where ${person}_id is not null),
  held as (
    select owner_kind as kind, owner_id as id, ${person}_id as person, slot from ${person}_slots
    where clinic_id = $1 and (expires_at is null or expires_at > app_now()))
  select '${person} held by nothing' as fault, kind, id, slot::text from (table held except table needed) x
  union all
  select '${person} not held', kind, id, slot::text from (table needed except table held) x
  union all
  select '${person} twice', a.kind || ' and ' || b.kind, b.id, b.starts_at::text
  from standing a join standing b on a.${person}_id = b.${person}_id and (a.kind, a.id) < (b.kind, b.id)
    and a.starts_at < b.ends_at and b.starts_at < a.ends_at
  where not ('appointment' in (a.kind, b.kind) and a.visit is not distinct from b.visit)`;

/**
 * What is wrong with the reserved time of a clinic: a doctor or patient who is at two places at once, time that is held
 * by nothing, and something that stands and does not hold its time. What happens during its own appointment is there
 * together with it.
 */
export const wrongTimes = (api: TestApi, clinicId: number) =>
  api.db.tenant(clinicId, async (tx) => [
    ...(await tx.query(wrongOf('doctor'), [clinicId])),
    ...(await tx.query(wrongOf('patient'), [clinicId])),
  ]);
