import { hasSection } from '@ziba/shared/contracts/permissions';
import {
  mostServiceBookings,
  type ServiceBooking,
  type ServiceBookings,
} from '@ziba/shared/contracts/services';
import type { Tx } from '../../db/connect';
import { doctorAsked } from '../../data/own-rows';
import type { Member } from '../../lib/actor';

/** The sections whose screens show single bookings. */
const bookingReaders = ['appointments', 'prescriptions'];

/** $2 is the service. A session of today may still be reported, whatever its hour was. */
const ahead = `
  select 'appointment' as kind, t.id, t.patient_id, t.doctor_id, t.starts_at as start, true as has_time
  from appointments t
  where t.clinic_id = $1 and t.service_id = $2 and t.archived_at is null
    and (t.status = 'visiting' or (t.status = 'waiting' and t.ends_at > app_now()))
  union all
  select 'session', t.id, p.patient_id, p.doctor_id, t.starts_at,
    to_char(t.starts_at at time zone 'Asia/Tehran', 'HH24:MI') <> '00:00'
  from treatment_sessions t
  join treatment_plans p on p.clinic_id = t.clinic_id and p.id = t.treatment_plan_id
  where t.clinic_id = $1 and t.service_id = $2 and t.status = 'planned' and t.archived_at is null
    and p.canceled_at is null and p.archived_at is null
    and t.starts_at >= app_today()::timestamp at time zone 'Asia/Tehran'`;

const count = {
  name: 'services.count_bookings',
  text: `select count(*)::int as total from (${ahead}) a`,
};

/** $3 is the doctor whose bookings are asked for, null for everybody's. */
const first = {
  name: 'services.first_bookings',
  text: `select a.kind, a.id, c.full_name as patient_name, d."fullName" as doctor_name, a.start, a.has_time
    from (${ahead}) a
    join patients c on c.clinic_id = $1 and c.id = a.patient_id
    left join users d on d.clinic_id = $1 and d.id = a.doctor_id
    where $3::int is null or a.doctor_id = $3
    order by a.start, a.kind, a.id limit ${mostServiceBookings}`,
};

/**
 * What is still to come for a service. Everybody hears how many bookings there are; only who may open
 * bookings hears whose they are, and a doctor only of their own.
 */
export async function readServiceBookings(
  tx: Tx,
  member: Member,
  serviceId: number,
): Promise<ServiceBookings> {
  const values = [member.clinicId, serviceId];
  const [counted] = await tx.query<{ total: number }>(count, values);
  const maySee = bookingReaders.some((section) => hasSection(member, section));
  const bookings = maySee
    ? await tx.query<ServiceBooking>(first, [...values, doctorAsked(member, undefined) ?? null])
    : [];
  return { total: counted?.total ?? 0, bookings };
}
