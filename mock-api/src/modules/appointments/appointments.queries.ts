import type { Appointment } from '@ziba/shared/contracts/appointments';
import type { Page } from '@ziba/shared/contracts/common';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { allRows } from '../../lib/pages';

/** Both ends belong to the range: the texts send the last moment of a day. */
const byRange = {
  name: 'appointments.by_range',
  text: `select t.id, t.appointment_code, t.package_type, t.status, t.action_status, t.description,
      t.starts_at as appointment_datetime, t.starts_at as start, t.ends_at as "end",
      t.fee_title || ' | ' || t.fee_amount as appointment_fee,
      a."fullName" as assistant_name,
      case when a.id is not null then jsonb_build_object('full_name', a."fullName") end as assistant,
      case when s.id is not null then jsonb_build_object('id', s.id, 'title', s.title) end as service,
      jsonb_build_object('id', p.id, 'full_name', p.full_name, 'national_code', p.national_code,
        'avatar_image', p.avatar_image, 'contact_number', p.contact_number) as client,
      jsonb_build_object('id', d.id, 'doctor_typesId', d."doctor_typesId",
        'main_service', d.main_service,
        'profile', jsonb_build_object('fullName', d."fullName", 'avatar', d.avatar)) as doctor
    from appointments t
    join patients p on p.clinic_id = t.clinic_id and p.id = t.patient_id
    join users d on d.clinic_id = t.clinic_id and d.id = t.doctor_id
    left join users a on a.clinic_id = t.clinic_id and a.id = t.assistant_id
    left join services s on s.clinic_id = t.clinic_id and s.id = t.service_id
    where t.clinic_id = $1 and t.archived_at is null
      and t.starts_at between $2 and $3
      and ($4::int is null or t.doctor_id = $4)
    order by t.starts_at, t.id`,
};

export interface Range {
  start: string;
  end: string;
  /** Only narrows; 0 means all. A doctor's own id stands for it whatever was asked. */
  id?: number;
}

/** The appointments that start in the range. A doctor sees only their own. */
export async function appointmentsIn(
  tx: Tx,
  member: Member,
  { start, end, id }: Range,
): Promise<Page<Appointment>> {
  const doctorId = member.type === 'doctor' ? member.userId : id || null;
  return allRows(await tx.query<Appointment>(byRange, [member.clinicId, start, end, doctorId]));
}
