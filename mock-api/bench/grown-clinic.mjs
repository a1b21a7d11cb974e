import pg from 'pg';

/** Days over which the appointments are spread, the last one yesterday. */
const days = 730;
const perPatient = 20;

const people = `with added as (
    insert into users
      (clinic_id, type, username, password_hash, account_status, sections, levels, "fullName")
    select 1, 'doctor', 'bench_' || n, '-', 'suspended', '{}', '{}', 'پزشک ' || n
    from generate_series(1, 40) n returning id
  ), patients_added as (
    insert into patients (clinic_id, full_name, national_code, birth_date, father_name,
      contact_number, gender, address, weight, height, insurance_type, special_disease)
    select 1, 'زیباجو ' || n, (9000000000 + n)::text, date '1980-01-01', 'علی',
      '0917' || lpad(n::text, 7, '0'), 'خانم', 'شیراز', 60, 165, 'آزاد', 'ندارد'
    from generate_series(1, $1::int) n returning id
  )
  select (select array_agg(id) from added) as doctors,
    (select array_agg(id) from patients_added) as patients`;

/** Every second appointment is paid for, one of fifty owes its fee, the others cost nothing. */
const appointments = `with service as (
    select row_number() over (order by id) - 1 as place, count(*) over () as many, id
    from services where clinic_id = 1 and archived_at is null
  )
  insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, service_id,
    package_type, starts_at, ends_at, status, fee_title, fee_amount, paid_amount, created_at)
  select 1, (1000000000 + n)::text, ($2::int[])[1 + n % cardinality($2::int[])],
    ($1::int[])[1 + n % cardinality($1::int[])], s.id, 'other', t.at, t.at + interval '15 minutes',
    case when n % 2 = 0 or n % 50 = 1 or n % 10 < 6 then 'done' when n % 10 = 7 then 'canceled'
      else 'no_show' end,
    'لیزر', case when n % 2 = 0 or n % 50 = 1 then 900000 else 0 end,
    case when n % 2 = 0 then 900000 else 0 end, t.at - interval '3 days'
  from generate_series(1, $3::int) n
  cross join lateral (
    select ((app_today() - 1 - n % ${days}) + time '09:00' + (n / ${days}) % 48 * interval '15 minutes')
      at time zone 'Asia/Tehran' as at
  ) t
  left join service s on s.place = n % s.many`;

const payments = `insert into payments
    (clinic_id, patient_id, target, appointment_id, amount, method, paid_at, received_by)
  select 1, patient_id, 'appointment', id, 900000,
    (array['cash', 'card', 'transfer'])[1 + id % 3], starts_at,
    (select min(id) from users where clinic_id = 1)
  from appointments where clinic_id = 1 and fee_title = 'لیزر' and paid_amount = 900000`;

/**
 * Adds `count` past appointments of two years to clinic 1, and half as many payments. Without triggers and checks of
 * references, which nothing here needs: reports read only these rows.
 */
export async function growClinic(connection, count) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query(people, [Math.ceil(count / perPatient)]);
    const [{ doctors, patients }] = rows;
    await client.query('set session_replication_role = replica');
    await client.query(appointments, [doctors, patients, count]);
    await client.query(payments);
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
