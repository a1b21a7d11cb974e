import type {
  AppointmentDetails,
  AppointmentEvent,
  AppointmentQuery,
  BusyTime,
} from '@ziba/shared/contracts/appointment-details';
import type { Page } from '@ziba/shared/contracts/lists';
import { alertReaders } from '@ziba/shared/contracts/patient-alerts';
import { mayIn } from '@ziba/shared/contracts/permissions';
import { transcriptionType } from '@ziba/shared/contracts/transcription-words';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { persian, where } from '../../data/conditions';
import { doctorAsked, ofDoctor } from '../../data/own-rows';
import { wholeList } from '../../data/pages';
import { tenantTable } from '../../data/tenant-table';
import { todayInTehran } from '../../lib/tehran';
import { markOffTimes } from '../schedule/off-times';
import { boundsOf } from '../schedule/schedule.queries';
import { activeAlertsOf } from '../../data/active-alerts';
import { appointmentReaders } from './readers';

const payable = '(t.fee_amount - t.discount_amount - t.insurance_share)';

/** The prescriptions of an appointment that were not canceled. */
const prescribed = `from transcriptions r where r.clinic_id = t.clinic_id and r.appointment_id = t.id
      and r.canceled_at is null and r.archived_at is null`;

const select = `t.id, t.version, t.appointment_code, t.package_type, t.status, t.action_status, t.description,
  t.patient_id, t.doctor_id, t.assistant_id, t.service_id,
  t.starts_at as appointment_datetime, t.starts_at as start, t.ends_at as "end",
  (extract(epoch from t.ends_at - t.starts_at) / 60)::int as duration,
  t.fee_title || ' | ' || t.fee_amount as appointment_fee, t.fee_title, t.fee_amount,
  t.discount_code, t.discount_amount, t.insurance_type, t.insurance_share,
  ${payable} as payable_amount, t.paid_amount, ${payable} - t.paid_amount as remaining_amount,
  t.attachment, t.arrived_at, t.started_at, t.ended_at, t.canceled_at, t.canceled_reason,
  case t.status when 'visiting' then t.started_at when 'done' then t.ended_at
    when 'canceled' then t.canceled_at when 'no_show' then t.updated_at end as status_at,
  t.cancel_fee, array(select distinct case r.type when 'surgical' then '${transcriptionType.surgical}'
      else '${transcriptionType.pharmacy}' end
    ${prescribed} order by 1) as transcription_types,
  (select max(r.id) ${prescribed}) as transcription_id,
  t.created_at, a."fullName" as assistant_name,
  case when a.id is not null then jsonb_build_object('full_name', a."fullName") end as assistant,
  case when s.id is not null then jsonb_build_object('id', s.id, 'title', s.title) end as service,
  jsonb_build_object('id', p.id, 'full_name', p.full_name, 'national_code', coalesce(p.national_code, p.foreign_id),
    'avatar_image', p.avatar_image, 'contact_number', p.contact_number) as client,
  jsonb_build_object('id', d.id, 'doctor_typesId', d."doctor_typesId",
    'main_service', d.main_service,
    'profile', jsonb_build_object('fullName', d."fullName", 'avatar', d.avatar)) as doctor`;
const joins = `join patients p on p.clinic_id = t.clinic_id and p.id = t.patient_id
  join users d on d.clinic_id = t.clinic_id and d.id = t.doctor_id
  left join users a on a.clinic_id = t.clinic_id and a.id = t.assistant_id
  left join services s on s.clinic_id = t.clinic_id and s.id = t.service_id`;
const from = `select ${select} from appointments t ${joins}
  where t.clinic_id = $1 and t.archived_at is null`;

/** The appointments of clinics. Only the services of this folder change times, states and amounts. */
export const appointmentsTable = (db: Database) =>
  tenantTable<AppointmentDetails>(db, 'appointments', {
    readers: appointmentReaders,
    columns: [
      'action_status',
      'assistant_id',
      'insurance_type',
      'attachment',
      'description',
      'package_type',
    ],
    select,
    joins,
    searched: ['appointment_code', 'p.search_norm', 'd."fullName"', 's.title'],
    // The id of the patient, which is also the number of their file.
    exact: 't.patient_id',
    exactCode: 'appointment_code',
    sorted: {
      appointment_code: 'appointment_code',
      appointment_datetime: 'starts_at',
      start: 'starts_at',
      client: persian('p.full_name'),
      full_name: persian('p.full_name'),
      doctor: persian('d."fullName"'),
      assistant_name: persian('a."fullName"'),
      service: persian('s.title'),
      status: 'status',
      package_type: 'package_type',
      fee_amount: 'fee_amount',
      created_at: 'created_at',
    },
    defaultSort: '-appointment_datetime',
  });

/** Marks appointments at a time at which their doctor does not work. */
export const markAppointments = (
  tx: Tx,
  clinicId: number,
  rows: readonly AppointmentDetails[],
): Promise<AppointmentDetails[]> =>
  markOffTimes(tx, clinicId, rows, (row) => (row.status === 'waiting' ? row : null));

/** The conditions of the list; for a doctor only their own rows, whatever doctor was requested. */
export const filtersOf = (member: Member, query: AppointmentQuery) => [
  ofDoctor(member, 't.doctor_id', (query.doctor_id ?? query.doctorId) || undefined),
  where('t.starts_at >= ?', query.from ?? query.start),
  where('t.starts_at <= ?', query.to ?? query.end),
  where('t.service_id = ?', query.service_id || undefined),
  where('t.patient_id = ?', (query.patient_id ?? query.patientId) || undefined),
  where('t.status = ?', query.status),
];

const one = { name: 'appointments.one', text: `${from} and t.id = $2` };
const oneByCode = { name: 'appointments.by_code', text: `${from} and t.appointment_code = $2` };

/** Reads an appointment as the API answers it, in a transaction that is open already. */
export async function readAppointment(tx: Tx, clinicId: number, id: number) {
  const rows = await tx.query<AppointmentDetails>(one, [clinicId, id]);
  return (await markAppointments(tx, clinicId, rows))[0];
}

export async function readByCode(tx: Tx, clinicId: number, code: string) {
  const rows = await tx.query<AppointmentDetails>(oneByCode, [clinicId, code]);
  return (await markAppointments(tx, clinicId, rows))[0];
}

/** Both ends belong to the range: the texts send the last moment of a day. */
const byRange = {
  name: 'appointments.by_range',
  text: `${from} and t.starts_at between $2 and $3 and ($4::int is null or t.doctor_id = $4)
    order by t.starts_at, t.id`,
};

export interface Range {
  start: string;
  end: string;
  /** A filter by ids; 0 means all. For a doctor their own id replaces the requested one. */
  id?: number;
}

/** Reads the appointments that start in the range. A doctor sees only their own. */
export async function appointmentsIn(
  tx: Tx,
  member: Member,
  { start, end, id }: Range,
): Promise<Page<AppointmentDetails>> {
  const values = [member.clinicId, start, end, doctorAsked(member, id) || null];
  const page = await wholeList<AppointmentDetails>(tx, byRange, values);
  return { ...page, data: await markAppointments(tx, member.clinicId, page.data) };
}

const board = ['waiting', 'visiting', 'done', 'canceled', 'no_show'];

/**
 * Reads the appointments of today in Tehran, in the order of the board: waiting, visiting, done and
 * canceled.
 */
export async function appointmentsToday(tx: Tx, member: Member, doctorId?: number) {
  const [start, end] = boundsOf(todayInTehran());
  const last = new Date(Date.parse(end) - 1).toISOString();
  const page = await appointmentsIn(tx, member, { start, end: last, id: doctorId });
  const rank = ({ status }: AppointmentDetails) => board.indexOf(status);
  const data = mayIn(member, alertReaders, 'read')
    ? await withAlerts(tx, member, page.data)
    : page.data;
  return { ...page, data: data.sort((one, other) => rank(one) - rank(other)) };
}

/** Adds what to beware of with each patient, for users who may read alerts. */
async function withAlerts(tx: Tx, { clinicId }: Member, rows: readonly AppointmentDetails[]) {
  const alerts = await activeAlertsOf(tx, clinicId, [
    ...new Set(rows.map((row) => row.patient_id)),
  ]);
  return rows.map((row) => ({ ...row, alerts: alerts.get(row.patient_id) ?? [] }));
}

const ofPatient = {
  name: 'appointments.of_patient',
  text: `${from} and t.patient_id = $2 and ($3::int is null or t.doctor_id = $3)
    order by t.starts_at desc, t.id desc`,
};

/** Reads the appointments of a patient, the latest first. */
export async function appointmentsOf(tx: Tx, member: Member, patientId: number) {
  const values = [member.clinicId, patientId, doctorAsked(member, undefined) ?? null];
  const page = await wholeList<AppointmentDetails>(tx, ofPatient, values);
  return { ...page, data: await markAppointments(tx, member.clinicId, page.data) };
}

const busyTimes = {
  name: 'appointments.busy_times',
  text: `select id, doctor_id, starts_at as appointment_datetime, starts_at as start,
      ends_at as "end", status
    from appointments
    where clinic_id = $1 and starts_at >= $2 and ($3::int is null or doctor_id = $3)
      and status not in ('canceled', 'no_show') and archived_at is null
    order by starts_at, id`,
};

/** Reads the reserved times of doctors from today on. */
export async function busyFromToday(tx: Tx, member: Member, doctorId?: number) {
  const [start] = boundsOf(todayInTehran());
  const values = [member.clinicId, start, doctorAsked(member, doctorId) || null];
  return wholeList<BusyTime>(tx, busyTimes, values);
}

const eventsOf = {
  name: 'appointments.events',
  text: `select t.id, t.type, t.created_at as at, t.before, t.after, t.reason,
      case when u.id is not null
        then jsonb_build_object('id', u.id, 'fullName', u."fullName") end as user
    from appointment_events t
    left join users u on u.clinic_id = t.clinic_id and u.id = t.user_id
    where t.clinic_id = $1 and t.appointment_id = $2 order by t.id`,
};

/** Reads the history of an appointment, the oldest entry first. */
export async function historyOf(tx: Tx, clinicId: number, id: number) {
  return wholeList<AppointmentEvent>(tx, eventsOf, [clinicId, id]);
}
