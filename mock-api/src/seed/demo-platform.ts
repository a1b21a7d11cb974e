import type { Tx } from '../db/connect';
import { addDays } from './calendar';
import { demoRequests } from './demo-requests';
import { advanceIds, insertRows } from './insert-rows';

const prices = [
  ['۲ گیگابایت', 'storage', 1_200_000],
  ['۱۰ گیگابایت', 'storage', 4_800_000],
  ['۳۰ گیگابایت', 'traffic', 2_400_000],
  ['نامحدود', 'traffic', 6_000_000],
  ['۱۰۰۰ پیامک', 'sms', 1_500_000],
  ['۵۰۰۰ پیامک', 'sms', 6_500_000],
  ['پیامک', 'module', 3_000_000],
  ['گزارش', 'module', 4_000_000],
  ['فایل', 'module', 2_500_000],
  ['اشتراک سالیانه', 'subscription', 24_000_000],
  ['اشتراک کاربر', 'subscription', 9_000_000],
] as const;

interface Demo {
  id: number;
  total: number;
  paid: number;
  days: number;
  started: number;
}

/** The paid invoices of the demo clinics; the last clinic still owes a part. */
const clinics: Demo[] = [
  { id: 1, total: 48_000_000, paid: 48_000_000, days: 365, started: -96 },
  { id: 2, total: 26_500_000, paid: 26_500_000, days: 180, started: -155 },
  { id: 3, total: 9_800_000, paid: 9_800_000, days: 90, started: -124 },
  { id: 4, total: 31_000_000, paid: 12_000_000, days: 365, started: -40 },
];

/** Prices and invoices of the platform, and the history of the suspended clinic. */
export async function demoPlatform(tx: Tx, today: string): Promise<void> {
  const priceRows = prices.map(([title, type, price], index) => ({
    ...{ id: index + 1, title, type, price },
  }));
  await insertRows(tx, 'resource_prices', priceRows);
  const sets = clinics.map((clinic) => invoiceOf(clinic, today));
  await insertRows(
    tx,
    'invoices',
    sets.map(({ invoice }) => invoice),
  );
  await insertRows(
    tx,
    'invoice_lines',
    sets.map(({ line }) => line),
  );
  await insertRows(
    tx,
    'platform_payments',
    sets.map(({ payment }) => payment),
  );
  await insertRows(
    tx,
    'subscription_periods',
    sets.map(({ period }) => period),
  );
  await demoRequests(tx, today);
  await insertRows(tx, 'clinic_status_events', [
    {
      ...{ id: 1, clinic_id: 4, from_status: 'active', to_status: 'suspended', user_id: 1 },
      reason: 'مدارک هویتی کلینیک هنوز تکمیل نشده است.',
      created_at: `${addDays(today, -3)}T08:00:00Z`,
    },
  ]);
  await advanceIds(tx, 'resource_prices', 'invoices', 'invoice_lines');
  await advanceIds(tx, 'platform_payments', 'subscription_periods', 'clinic_status_events');
}

function invoiceOf({ id, total, paid, days, started }: Demo, today: string) {
  const subtotal = Math.round(total / 1.1);
  const day = addDays(today, started);
  const at = `${day}T09:00:00Z`;
  const title = `اشتراک ${days} روزه`;
  const own = { clinic_id: id, id, created_at: at };
  return {
    invoice: {
      ...own,
      ...{ number: `INV-${id}-1000`, title, tax_rate: 10 },
      ...{ subtotal, tax: total - subtotal, total, paid_amount: paid },
      status: paid === total ? 'paid' : 'partially_paid',
      due_on: addDays(day, 30),
      issued_at: at,
      updated_at: at,
      version: 1,
    },
    line: {
      ...own,
      user_id: 1,
      invoice_id: id,
      ...{ title, unit_price: subtotal, quantity: 1, total: subtotal },
    },
    payment: {
      ...own,
      ...{ user_id: 1, invoice_id: id, amount: paid, method: 'transfer' },
      reference: String(4_210_000 + id * 7),
      paid_at: `${addDays(day, 2)}T10:30:00Z`,
    },
    period: {
      ...own,
      ...{ user_id: 1, type: id === 2 ? 'users' : 'time', days, starts_on: day },
      ends_on: addDays(day, days),
      user_limit: id === 2 ? 10 : null,
      invoice_id: id,
    },
  };
}
