import type { CashAmounts, CashDay, CashMethod } from '@ziba/shared/contracts/cash';
import type { Tx } from '../../db/connect';
import { found } from '../../lib/refusal';
import { tehranInstant, addDays } from '../../lib/tehran';
import { tableIn } from '../../data/tenant-table';
import { tenantRows } from '../../data/tenant-rows';
import type { Till } from './open-day';

/** The stored row of a day; a day without payments has none. */
export interface DayRow extends Omit<
  CashDay,
  'state' | 'expected' | 'expected_total' | 'counted_total'
> {
  /** Null until the day is closed. */
  expected: CashAmounts | null;
}

const cashDays = tenantRows('cash_days', {
  columns: ['expected', 'counted', 'difference', 'note', 'closed_at', 'closed_by'],
  select: `t.id, t.date, t.expected, t.counted, t.difference, t.note, t.closed_at,
      case when u.id is not null
        then jsonb_build_object('id', u.id, 'fullName', u."fullName") end as closed_by,
      case when p.id is not null
        then jsonb_build_object('id', p.id, 'name', p.name) end as cash_point`,
  joins: `left join users u on u.clinic_id = t.clinic_id and u.id = t.closed_by
    left join cash_points p on p.clinic_id = t.clinic_id and p.id = t.cash_point_id`,
  searched: ['note'],
  sorted: {
    name: 'date',
    date: 'date',
    difference: 'difference',
    closed_at: 'closed_at',
  },
  defaultSort: '-date',
});

export const cashDaysIn = (tx: Tx) => tableIn<DayRow & { id: number }>(tx, cashDays);

const open = {
  name: 'cash.open_to_close',
  text: `insert into cash_days (clinic_id, date, cash_point_id) values ($1, $2, $3)
    on conflict do nothing`,
};
const lock = {
  name: 'cash.lock_day',
  text: `select id, closed_at from cash_days
    where clinic_id = $1 and date = $2 and cash_point_id is not distinct from $3::int for update`,
};

/** Reads the row of a day of a till and locks it, so that no payments change it until the transaction ends. */
export async function lockDay(tx: Tx, clinicId: number, date: string, till: Till) {
  const day = [clinicId, date, till];
  await tx.query(open, day);
  const [row] = await tx.query<{ id: number; closed_at: string | null }>(lock, day);
  return found(row);
}

/** Payments minus refunds, expenses and paid documents of one till on one day in Tehran by one method. */
export interface Flow {
  date: string;
  till: Till;
  method: CashMethod;
  /** Tomans; below zero when more was paid out than taken. */
  amount: number;
  payments: number;
  refunds: number;
  /** Tomans. */
  expenses: number;
  /** Tomans that documents of staff, purchases and internal services took. */
  documents: number;
}

/** A payment from the wallet, or one that was voided, moved no money. */
const flows = {
  name: 'cash.flows',
  text: `select (at at time zone 'Asia/Tehran')::date as date, till, method,
      sum(amount)::bigint as amount, sum(payments)::int as payments, sum(refunds)::int as refunds,
      sum(expenses)::bigint as expenses, sum(documents)::bigint as documents
    from (
      select paid_at as at, cash_point_id as till, method, amount, 1 as payments, 0 as refunds,
        0 as expenses, 0 as documents
      from payments
      where clinic_id = $1 and paid_at >= $2 and paid_at < $3 and status <> 'void'
      union all
      select created_at, cash_point_id, method, -amount, 0, 1, 0, 0 from refunds
      where clinic_id = $1 and created_at >= $2 and created_at < $3
      union all
      select spent_on::timestamp at time zone 'Asia/Tehran', cash_point_id, method, -amount, 0, 0,
        amount, 0
      from expenses
      where clinic_id = $1 and archived_at is null and voided_at is null
        and spent_on >= ($2::timestamptz at time zone 'Asia/Tehran')::date
        and spent_on < ($3::timestamptz at time zone 'Asia/Tehran')::date
      union all
      select date::timestamp at time zone 'Asia/Tehran', cash_point_id, method, -amount, 0, 0, 0,
        amount
      from till_entries
      where clinic_id = $1 and date >= ($2::timestamptz at time zone 'Asia/Tehran')::date
        and date < ($3::timestamptz at time zone 'Asia/Tehran')::date
    ) as flow
    where method <> 'wallet' group by 1, 2, 3`,
};

/** Reads payments, refunds, expenses and paid documents from one day to another (YYYY-MM-DD, both included). */
export function flowsBetween(tx: Tx, clinicId: number, from: string, to: string): Promise<Flow[]> {
  const end = tehranInstant(addDays(to, 1), '00:00');
  return tx.query<Flow>(flows, [clinicId, tehranInstant(from, '00:00'), end]);
}
