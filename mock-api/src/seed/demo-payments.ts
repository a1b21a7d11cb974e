import type { Tx } from '../db/connect';
import { addDays } from './calendar';
import { insertRows, type NextId } from './insert-rows';

/** One in five of the done visits of the demo is owed in full, one in five half. Tomans. */
const paidVisit = `case when status <> 'done' then 0 when id % 5 = 0 then 0
  when id % 5 = 1 then (fee_amount - discount_amount - insurance_share) / 2
  else fee_amount - discount_amount - insurance_share end`;

/** Everything with a price: the charge, the paid amount, and the time. */
const targets = `(
    select 'appointment' as kind, id, patient_id, starts_at as at, ${paidVisit} as paid,
      case when status = 'done' then fee_amount - discount_amount - insurance_share else 0 end
        as charged
    from appointments where clinic_id = $1 and status in ('waiting', 'visiting', 'done')
    union all
    select 'session', s.id, p.patient_id, s.starts_at, s.paid_amount,
      case s.status when 'done' then s.service_cost else s.paid_amount end
    from treatment_sessions s
    join treatment_plans p on p.clinic_id = s.clinic_id and p.id = s.treatment_plan_id
    where s.clinic_id = $1 and s.status <> 'canceled'
    union all
    select 'transcription', id, patient_id, coalesce(operation_date, created_at), paid_amount,
      case when type = 'pharmacy' or reported_at is not null then fee else paid_amount end
    from transcriptions where clinic_id = $1 and canceled_at is null
  )`;

const steps = [
  `insert into payments (clinic_id, patient_id, target, appointment_id, session_id,
      transcription_id, amount, method, reference, paid_at, received_by, created_at)
    select $1::int, patient_id, kind, case kind when 'appointment' then id end,
      case kind when 'session' then id end, case kind when 'transcription' then id end, paid,
      (array['cash', 'card', 'card', 'transfer'])[1 + id % 4],
      case when id % 4 > 0 then lpad((id * 7919 % 1000000)::text, 6, '0') end,
      least(at, app_now()), $2::int, least(at, app_now())
    from ${targets} as target where paid > 0 order by least(at, app_now()), kind, id`,
  `insert into patient_ledger
      (clinic_id, user_id, patient_id, kind, amount, ref_kind, ref_id, created_at)
    select $1::int, user_id, patient_id, entry, amount, ref_kind, ref_id, at from (
      select null::int as user_id, patient_id, 'charge' as entry, -charged as amount,
        kind as ref_kind, id as ref_id, least(at, app_now()) as at
      from ${targets} as target
      where charged > 0 and not exists (select from patient_ledger l where l.clinic_id = $1
        and l.kind = 'charge' and l.ref_kind = target.kind and l.ref_id = target.id)
      union all
      select $2::int, patient_id, 'payment', amount, 'payment', id, paid_at
      from payments where clinic_id = $1
    ) as entries order by at, entry, ref_id`,
  // The charge is written here, so that the trigger does not write it again.
  `update appointments set paid_amount = ${paidVisit}
    where clinic_id = $1 and $2::int is not null and status = 'done'`,
  `with credits as (
      insert into payments (clinic_id, patient_id, target, amount, method, note, paid_at,
        received_by, created_at)
      select $1::int, id, 'wallet', 500000 * (1 + id % 4), 'card', 'پیش‌پرداخت', created_at,
        $2::int, created_at
      from (select id, app_now() - interval '1 day' * (1 + id % 9) as created_at from patients
        where clinic_id = $1 and id % 17 = 0 order by id) as patient
      returning id, patient_id, amount, paid_at
    )
    insert into patient_ledger
      (clinic_id, user_id, patient_id, kind, amount, ref_kind, ref_id, note, created_at)
    select $1::int, $2::int, patient_id, 'credit', amount, 'payment', id, 'پیش‌پرداخت', paid_at
    from credits order by id`,
  `update payments p set receipt_number = n.number
    from (select id, row_number() over (order by id) as number from payments where clinic_id = $1) n
    where p.clinic_id = $1 and p.id = n.id and $2::int is not null`,
  `insert into counters (clinic_id, name, value)
    select $1::int, 'receipt', count(*) from payments where clinic_id = $1 and $2::int is not null
    having count(*) > 0`,
  `insert into cash_days
      (clinic_id, date, expected, counted, difference, closed_at, closed_by)
    select $1::int, date, amounts, jsonb_build_object('cash', cash - short), -short,
      (date + time '23:30') at time zone 'Asia/Tehran', $2::int
    from (
      select date, coalesce(sum(amount) filter (where method = 'cash'), 0) as cash,
        case when extract(day from date)::int % 6 = 0
          and sum(amount) filter (where method = 'cash') > 0 then 50000 else 0 end as short,
        jsonb_build_object(
          'cash', coalesce(sum(amount) filter (where method = 'cash'), 0),
          'card', coalesce(sum(amount) filter (where method = 'card'), 0),
          'transfer', coalesce(sum(amount) filter (where method = 'transfer'), 0), 'other', 0
        ) as amounts
      from (
        select (paid_at at time zone 'Asia/Tehran')::date as date, method, amount
        from payments where clinic_id = $1
      ) as paid
      where date < app_today() - 1
      group by date
    ) as day order by date`,
];

/** Payments for everything that the clinic did, patients' accounts, credit, and the cash of the days. */
export async function demoPayments(tx: Tx, clinicId: number, receivedBy: number): Promise<void> {
  for (const step of steps) await tx.query(step, [clinicId, receivedBy]);
}

/** Codes in each state: for everything, for one service, unused, and expired. */
export async function demoDiscounts(
  tx: Tx,
  clinicId: number,
  serviceId: number | null,
  today: string,
  nextId: NextId,
): Promise<void> {
  const code = (row: Record<string, unknown>) => ({
    clinic_id: clinicId,
    id: nextId('discount_codes'),
    max_uses: null,
    per_patient: null,
    service_id: null,
    starts_on: null,
    ends_on: null,
    ...row,
  });
  await insertRows(tx, 'discount_codes', [
    code({ code: 'ZIBA10', title: 'خوش‌آمد', kind: 'percent', value: 10, per_patient: 1 }),
    code({
      code: 'LASER200',
      title: 'تخفیف یک خدمت',
      kind: 'amount',
      value: 200_000,
      service_id: serviceId,
      ends_on: addDays(today, 60),
      max_uses: 100,
    }),
    code({
      code: 'NEXTMONTH',
      title: 'جشنواره ماه آینده',
      kind: 'percent',
      value: 20,
      starts_on: addDays(today, 30),
      ends_on: addDays(today, 60),
    }),
    code({
      code: 'SPRING',
      title: 'جشنواره گذشته',
      kind: 'percent',
      value: 15,
      starts_on: addDays(today, -90),
      ends_on: addDays(today, -30),
    }),
  ]);
}
