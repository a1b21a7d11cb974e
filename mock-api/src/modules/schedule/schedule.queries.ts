import { appointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import type { Tx } from '../../db/connect';
import { clinicSettings } from '../../data/clinic-settings';
import { addDays, tehranInstant } from '../../lib/tehran';
import { doesServiceSql } from './doctor-services';
import { workingDay, type DayRules, type WorkingDay } from './working-day';

/** The area of the settings that appointments and schedule share. */
export const settingsArea = 'appointments';

export const settingsOf = (tx: Tx, clinicId: number) =>
  clinicSettings(tx, clinicId, settingsArea, appointmentSettings);

/** A doctor with hours of their own has those instead of the clinic's. */
const rulesOf = {
  name: 'schedule.rules_of_day',
  text: `select
    (select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, 'from', from_minute,
        'to', to_minute, 'own', doctor_id is not null)), '[]')
      from working_hours
      where clinic_id = $1 and archived_at is null and (doctor_id is null or doctor_id = $2)) as hours,
    (select jsonb_build_object('title', title, 'is_open', is_open) from holidays
      where clinic_id = $1 and date = $3 and archived_at is null) as holiday,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'reason', reason,
        'ofDoctor', doctor_id is not null,
        'from', extract(epoch from greatest(starts_at, $4) - $4)::int / 60,
        'to', ceil(extract(epoch from least(ends_at, $5) - $4) / 60)::int)), '[]')
      from schedule_exceptions
      where clinic_id = $1 and archived_at is null and (doctor_id is null or doctor_id = $2)
        and starts_at < $5 and ends_at > $4) as exceptions`,
};

interface RulesRow {
  hours: (DayRules['hours'][number] & { own: boolean })[];
  holiday: DayRules['holiday'];
  exceptions: (DayRules['closures'][number] & { kind: string })[];
}

/** Start and end of a day in Tehran as instants. */
export const boundsOf = (date: string): [start: string, end: string] => [
  tehranInstant(date, '00:00'),
  tehranInstant(addDays(date, 1), '00:00'),
];

/** Reads when a doctor works on a day (YYYY-MM-DD). */
export async function readWorkingDay(
  tx: Tx,
  clinicId: number,
  doctorId: number,
  date: string,
): Promise<WorkingDay> {
  const values = [clinicId, doctorId, date, ...boundsOf(date)];
  const [row] = await tx.query<RulesRow>(rulesOf, values);
  const { hours = [], holiday = null, exceptions = [] } = row ?? {};
  const own = hours.filter((hour) => hour.own);
  return workingDay(date, {
    hours: own.length > 0 ? own : hours,
    holiday,
    closures: exceptions.filter(({ kind }) => kind !== 'extra'),
    extra: exceptions.filter(({ kind }) => kind === 'extra'),
  });
}

const busyOf = {
  name: 'schedule.busy_of_day',
  text: `select t.slot, t.owner_kind, u."fullName" as holder
    from doctor_slots t
    left join appointment_holds h
      on t.owner_kind = 'hold' and h.clinic_id = t.clinic_id and h.id = t.owner_id
    left join users u on u.clinic_id = t.clinic_id and u.id = h.user_id
    where t.clinic_id = $1 and t.doctor_id = $2 and t.slot >= $3 and t.slot < $4
      and (t.expires_at is null or t.expires_at > app_now())`,
};

export interface Busy {
  /** The start of one quantum, ISO 8601. */
  slot: string;
  owner_kind: string;
  /** The name of the user with the hold, if it is a hold. */
  holder: string | null;
}

/** Reads the reserved time of a doctor's day, quantum by quantum, with what began before midnight. */
export const readBusy = (tx: Tx, clinicId: number, doctorId: number, from: string, to: string) =>
  tx.query<Busy>(busyOf, [clinicId, doctorId, from, to]);

const nearOf = {
  name: 'schedule.near',
  text: `select t.slot from doctor_slots t
    left join appointment_holds h
      on t.owner_kind = 'hold' and h.clinic_id = t.clinic_id and h.id = t.owner_id
    where t.clinic_id = $1 and t.doctor_id = $2
      and t.slot >= $3::timestamptz - $5 * interval '1 minute'
      and t.slot < $4::timestamptz + $5 * interval '1 minute'
      and not (t.slot >= $3 and t.slot < $4)
      and (t.expires_at is null or t.expires_at > app_now()) and h.user_id is distinct from $6
      and not (t.owner_kind = 'appointment' and t.owner_id = $7)
      and t.appointment_id is distinct from $7
    limit 1`,
};

interface Stay {
  doctorId: number;
  startsAt: string;
  endsAt: string;
  /** The id of the appointment that is moved. */
  besides?: number;
}

/** Whether the doctor has another booking less than this many minutes before or after. */
export async function isNearOther(
  tx: Tx,
  { clinicId, userId }: { clinicId: number; userId: number },
  { doctorId, startsAt, endsAt, besides = 0 }: Stay,
  minutes: number,
): Promise<boolean> {
  const values = [clinicId, doctorId, startsAt, endsAt, minutes, userId, besides];
  return (await tx.query(nearOf, values)).length > 0;
}

const countOfDay = {
  name: 'schedule.count_of_day',
  text: `select count(*)::int as count from appointments
    where clinic_id = $1 and doctor_id = $2 and starts_at >= $3 and starts_at < $4
      and id <> $5 and status not in ('canceled', 'no_show') and archived_at is null`,
};

/** The number of appointments of a doctor on a day, without one that is being moved. */
export async function countAppointments(
  tx: Tx,
  clinicId: number,
  doctorId: number,
  date: string,
  besides = 0,
): Promise<number> {
  const values = [clinicId, doctorId, ...boundsOf(date), besides];
  const [row] = await tx.query<{ count: number }>(countOfDay, values);
  return row?.count ?? 0;
}

const doctorById = {
  name: 'schedule.doctor',
  text: `select id, "fullName" as name from users
    where clinic_id = $1 and id = $2 and type = 'doctor' and archived_at is null`,
};

/** Reads a doctor of the clinic, active or not. */
export async function readDoctor(tx: Tx, clinicId: number, id: number) {
  const [row] = await tx.query<{ id: number; name: string }>(doctorById, [clinicId, id]);
  return row;
}

const activeDoctors = {
  name: 'schedule.active_doctors',
  text: `select id from users where clinic_id = $1 and type = 'doctor'
      and account_status = 'active' and archived_at is null and takes_bookings
      and ($2::int is null or ${doesServiceSql('$1', 'users.id', '$2')})
    order by "fullName" collate "fa_icu", id`,
};

/** Reads the doctors who take appointments, by name; with a service those who do it. */
export const readActiveDoctors = (tx: Tx, clinicId: number, serviceId?: number | null) =>
  tx.query<{ id: number }>(activeDoctors, [clinicId, serviceId ?? null]);

const durationById = {
  name: 'schedule.service_duration',
  text: `select duration_min as duration from services
    where clinic_id = $1 and id = $2 and archived_at is null`,
};

/** Minutes that an appointment for a service takes. */
export async function readDuration(tx: Tx, clinicId: number, serviceId: number) {
  const [row] = await tx.query<{ duration: number }>(durationById, [clinicId, serviceId]);
  return row?.duration;
}
