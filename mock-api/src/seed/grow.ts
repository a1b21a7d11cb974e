import { StartError } from '../lib/start-error';
import type { Database, Tx } from '../db/connect';

/** The number of appointments to add, and a callback for the progress. */
export interface Growth {
  clinicId: number;
  appointments: number;
  say?: (line: string) => void;
}

/** A working day of the demo clinics in quarters of an hour: 14:00 to 23:00. */
const slotsPerDay = 36;
/** Two years, so that a day looks like a day of a large clinic. */
const days = 730;
const perPatient = 20;
const perBatch = 20_000;

/**
 * Adds past appointments to a clinic, for measuring, with new doctors and patients; existing rows are not changed.
 * Every appointment reserves the time of its doctor and its patient like a booked one. The new doctors cannot sign in,
 * because of their status. The audit log contains none of this.
 */
export async function grow(db: Database, { clinicId, appointments, say }: Growth): Promise<void> {
  const doctors = Math.max(1, Math.ceil(appointments / (slotsPerDay * days)));
  // More than doctors, so that nobody has two appointments at the same time.
  const patients = Math.max(doctors + 1, Math.ceil(appointments / perPatient));
  const people = await db.tenant(clinicId, async (tx) => {
    const [clinic] = await tx.query('select id from clinics where id = $1', [clinicId]);
    if (!clinic) throw new StartError(`There is no clinic ${clinicId}.`);
    const base = await grownBefore(tx, clinicId);
    return {
      base,
      doctors: await addDoctors(tx, clinicId, base, doctors),
      patients: await addPatients(tx, clinicId, base, patients),
    };
  });
  for (let from = 0; from < appointments; from += perBatch) {
    const to = Math.min(from + perBatch, appointments);
    await db.tenant(clinicId, (tx) => addAppointments(tx, clinicId, { ...people, from, to }));
    say?.(`${to} of ${appointments} appointments`);
  }
  // Otherwise plans that were made for an empty table would be used for a long one.
  await db.pool
    .query('analyze')
    .catch(() => say?.('The tables could not be analyzed: do it as their owner.'));
}

/** Numbers of an earlier run are not used again. */
async function grownBefore(tx: Tx, clinicId: number): Promise<number> {
  const [row] = await tx.query<{ last: number }>(
    `select coalesce(max(appointment_code::bigint) - 1000000000, 0)::int as last from appointments
     where clinic_id = $1 and appointment_code ~ '^1[0-9]{9}$'`,
    [clinicId],
  );
  return row?.last ?? 0;
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

async function addDoctors(tx: Tx, clinicId: number, base: number, count: number) {
  return idsOf(
    await tx.query(
      `insert into users
         (clinic_id, type, username, password_hash, account_status, sections, levels, "fullName")
       select $1, 'doctor', format('grown_%s_%s_%s', $1::int, $2::int, n), '-', 'suspended', '{}', '{}',
         'پزشک ' || n
       from generate_series(1, $3::int) n returning id`,
      [clinicId, base, count],
    ),
  );
}

async function addPatients(tx: Tx, clinicId: number, base: number, count: number) {
  return idsOf(
    await tx.query(
      `insert into patients (clinic_id, full_name, national_code, birth_date, father_name, contact_number,
         gender, address, weight, height, insurance_type, special_disease)
       select $1, (array['سارا', 'نگار', 'امید', 'رضا', 'لیلا', 'پریسا'])[1 + n % 6] || ' ' ||
           (array['احمدی', 'رستمی', 'موسوی', 'کریمی', 'یوسفی'])[1 + n % 5] || ' ' || n,
         (9000000000 + $2::int + n)::text, date '1960-01-01' + n % 16000, 'علی',
         '0917' || lpad((n % 10000000)::text, 7, '0'), case n % 2 when 0 then 'آقا' else 'خانم' end,
         'شیراز', 50 + n % 50, 150 + n % 45, 'آزاد', 'ندارد'
       from generate_series(1, $3::int) n returning id`,
      [clinicId, base, count],
    ),
  );
}

interface Batch {
  base: number;
  doctors: number[];
  patients: number[];
  from: number;
  to: number;
}

/**
 * The nth appointment is in slot n / doctors, counted back from yesterday, with doctor n % doctors: the appointments of
 * one slot have different doctors and, as patients are taken in turn, different patients.
 */
const batchSql = `with planned as (
    select n, n / cardinality($3::int[]) as slot, ($3::int[])[1 + n % cardinality($3::int[])] as doctor_id,
      ($4::int[])[1 + n % cardinality($4::int[])] as patient_id
    from generate_series($5::int, $6::int - 1) n
  ), service as (
    select row_number() over (order by id) - 1 as place, count(*) over () as many, id, title, fee
    from services where clinic_id = $1 and archived_at is null
  ), timed as (
    select p.*, ((app_today() - 1 - p.slot / ${slotsPerDay}) + time '14:00'
        + p.slot % ${slotsPerDay} * interval '15 minutes') at time zone 'Asia/Tehran' as starts_at,
      case when n % 10 < 8 then 'done' when n % 10 = 8 then 'canceled' else 'no_show' end as status
    from planned p
  ), added as (
    insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, service_id, package_type,
      starts_at, ends_at, status, fee_title, fee_amount, created_at)
    select $1, (1000000001 + $2::int + n)::text, patient_id, doctor_id, s.id, 'other', starts_at,
      starts_at + interval '15 minutes', status, coalesce(s.title, ''), coalesce(s.fee, 0),
      starts_at - interval '3 days'
    from timed left join service s on s.place = n % s.many
    returning id, doctor_id, patient_id, starts_at, status
  ), doctors_time as (
    insert into doctor_slots (clinic_id, doctor_id, slot, owner_kind, owner_id)
    select $1, doctor_id, starts_at, 'appointment', id from added where status = 'done'
  )
  insert into patient_slots (clinic_id, patient_id, slot, owner_kind, owner_id)
  select $1, patient_id, starts_at, 'appointment', id from added where status = 'done'`;

async function addAppointments(tx: Tx, clinicId: number, batch: Batch): Promise<void> {
  const { base, doctors, patients, from, to } = batch;
  await tx.query(batchSql, [clinicId, base, doctors, patients, from, to]);
}
