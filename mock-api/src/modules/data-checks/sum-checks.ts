import type { DataCheck } from './data-check';

/** A stored sum must be the sum of its rows. */
const sumCheck = (
  name: string,
  table: string,
  stored: string,
  { rows, sum, condition }: { rows: string; sum: string; condition: string },
): DataCheck => ({
  name,
  table,
  text: `select t.clinic_id, t.id, concat_ws(' ', t.${stored}, 'instead of', s.sum) as found
    from ${table} t cross join lateral (
      select coalesce(sum(${sum}), 0) as sum from ${rows} r
      where r.clinic_id = t.clinic_id and ${condition}
    ) s where t.${stored} <> s.sum`,
});

export const stockChecks: readonly DataCheck[] = [
  sumCheck('stock that is not the sum of its movements', 'products', 'stock', {
    rows: 'stock_movements',
    sum: 'r.quantity',
    condition: 'r.product_id = t.id',
  }),
  sumCheck('stock that is not the sum of its lots', 'products', 'stock', {
    rows: 'stock_lots',
    sum: 'r.quantity',
    condition: 'r.product_id = t.id',
  }),
];

const paid = (column: string) => ({
  rows: 'payments',
  sum: 'r.amount - r.refunded_amount',
  condition: `r.${column} = t.id and r.status <> 'void'`,
});

export const moneyChecks: readonly DataCheck[] = [
  sumCheck('paid amount without payments', 'appointments', 'paid_amount', paid('appointment_id')),
  sumCheck('paid amount without payments', 'treatment_sessions', 'paid_amount', paid('session_id')),
  sumCheck('refunded amount without refunds', 'payments', 'refunded_amount', {
    rows: 'refunds',
    sum: 'r.amount',
    condition: 'r.payment_id = t.id',
  }),
  sumCheck('number of uses without uses', 'discount_codes', 'used', {
    rows: 'discount_uses',
    sum: '1',
    condition: `r.discount_id = t.id and not exists (select from appointments a
      where a.clinic_id = r.clinic_id and a.id = r.appointment_id and a.status = 'canceled')`,
  }),
];
