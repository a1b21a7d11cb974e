import type { BoardBusy, BoardDoctor, BoardSession } from '@ziba/shared/contracts/board';
import type { Tx } from '../../db/connect';
import { persian } from '../../data/conditions';
import { slotQuantum } from '../../lib/slot-quantum';
import { serviceIdsSql } from '../schedule/doctor-services';
import { defaultHours } from '../treatment-sessions/treatment-sessions.queries';
import type { Span } from '../schedule/rules.queries';

/** The doctors who take patients, and those who do not any more but have appointments in these days. */
const doctorsOf = {
  name: 'board.doctors',
  text: `select t.id, t."fullName" as name, t.avatar, t.main_service,
      ${serviceIdsSql('t.clinic_id', 't.id')} as service_ids
    from users t
    where t.clinic_id = $1 and t.type = 'doctor' and ($4::int is null or t.id = $4)
      and ((t.archived_at is null and t.account_status = 'active')
        or exists (select from appointments a where a.clinic_id = $1 and a.doctor_id = t.id
          and a.starts_at >= $2 and a.starts_at < $3 and a.archived_at is null)
        or exists (select from treatment_sessions s
          join treatment_plans p on p.clinic_id = s.clinic_id and p.id = s.treatment_plan_id
          where s.clinic_id = $1 and p.doctor_id = t.id and s.status <> 'canceled'
            and s.starts_at >= $2 and s.starts_at < $3 and s.archived_at is null))
    order by ${persian('t."fullName"')}, t.id`,
};

/** Reads the doctors of a clinic in alphabetical order, or only the named one. */
export const readDoctors = (tx: Tx, clinicId: number, { start, end }: Span, doctorId?: number) =>
  tx.query<BoardDoctor>(doctorsOf, [clinicId, start, end, doctorId ?? null]);

const tehranHour = `to_char(t.starts_at at time zone 'Asia/Tehran', 'HH24:MI')`;

/** Midnight means that the hour is not fixed yet. */
const sessionsOf = {
  name: 'board.sessions',
  text: `select t.id, t.treatment_plan_id, p.doctor_id, t.ordinal,
      (select count(*)::int from treatment_sessions n where n.clinic_id = t.clinic_id
        and n.treatment_plan_id = t.treatment_plan_id and n.archived_at is null)
        as sessions_count,
      t.session_title as title, t.service_location as location,
      jsonb_build_object('id', c.id, 'full_name', c.full_name) as patient,
      t.starts_at as start,
      t.starts_at + coalesce(t.estimated_duration, ${defaultHours})::float8 * interval '1 hour'
        as "end",
      ${tehranHour} <> '00:00' as has_time, t.status
    from treatment_sessions t
    join treatment_plans p on p.clinic_id = t.clinic_id and p.id = t.treatment_plan_id
    join patients c on c.clinic_id = t.clinic_id and c.id = p.patient_id
    where t.clinic_id = $1 and t.starts_at >= $2 and t.starts_at < $3
      and p.doctor_id is not null and ($4::int is null or p.doctor_id = $4)
      and t.status <> 'canceled' and t.archived_at is null
    order by t.starts_at, t.id`,
};

/** Reads the sessions that begin in the range and are not canceled. */
export const readSessions = (tx: Tx, clinicId: number, { start, end }: Span, doctorId?: number) =>
  tx.query<BoardSession>(sessionsOf, [clinicId, start, end, doctorId ?? null]);

/** Adjacent quanta that are reserved for the same thing are joined. */
const busyOf = {
  name: 'board.busy',
  text: `select t.owner_kind as kind, t.owner_id as id, t.doctor_id, min(t.slot) as start,
      max(t.slot) + interval '${slotQuantum} seconds' as "end", min(u."fullName") as holder
    from doctor_slots t
    left join appointment_holds h
      on t.owner_kind = 'hold' and h.clinic_id = t.clinic_id and h.id = t.owner_id
    left join users u on u.clinic_id = t.clinic_id and u.id = h.user_id
    where t.clinic_id = $1 and t.doctor_id = any($2) and t.slot >= $3 and t.slot < $4
      and t.owner_kind in ('operation', 'hold') and (t.expires_at is null or t.expires_at > app_now())
    group by t.owner_kind, t.owner_id, t.doctor_id
    order by 4`,
};

/** Reads the times that operations and holds reserve for these doctors. */
export const readBusyOf = (
  tx: Tx,
  clinicId: number,
  { start, end }: Span,
  doctorIds: readonly number[],
) => tx.query<BoardBusy>(busyOf, [clinicId, doctorIds, start, end]);
