import type { Tx } from '../db/connect';
import { addDays } from './calendar';
import { clinicUserIds } from './demo-users';
import { advanceIds, insertRows } from './insert-rows';

/** The prices of a year, of which a request takes some; the same as in `demoPlatform`. */
const chosen = [
  { id: 11, title: 'اشتراک کاربر', type: 'subscription', yearly_price: 9_000_000 },
  { id: 1, title: '۲ گیگابایت', type: 'storage', yearly_price: 1_200_000 },
  { id: 7, title: 'پیامک', type: 'module', yearly_price: 3_000_000 },
];

/** Requests of the second clinic: a renewal that was refused, and one that has not been decided on. */
export async function demoRequests(tx: Tx, today: string): Promise<void> {
  const waiting = { status: 'waiting', reference: '4210963', reason: null };
  const refused = { status: 'refused', reference: '4210577' };
  await insertRows(tx, 'subscription_requests', [
    {
      ...requestOf(1, 183, addDays(today, -6)),
      ...refused,
      reason: 'مبلغ واریزی با مبلغ درخواست یکسان نیست؛ لطفا دوباره بررسی کنید.',
      decided_by: 1,
      decided_at: `${addDays(today, -5)}T07:40:00Z`,
    },
    { ...requestOf(2, 365, addDays(today, -1)), ...waiting, decided_by: null, decided_at: null },
  ]);
  await advanceIds(tx, 'subscription_requests');
}

function requestOf(id: number, days: number, day: string) {
  const lines = chosen.map((price) => {
    const part = Math.round((price.yearly_price * days) / 365);
    return { ...price, unit_price: part, quantity: 1, total: part };
  });
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const tax = Math.round(subtotal / 10);
  const at = `${day}T08:20:00Z`;
  return {
    ...{ clinic_id: 2, id, created_at: at, updated_at: at, version: 1 },
    ...{ days, lines, tax_rate: 10, subtotal, tax, total: subtotal + tax },
    ...{ user_id: clinicUserIds(2, 'clinic_admin')[0] ?? null, note: 'پرداخت از حساب کلینیک' },
  };
}
