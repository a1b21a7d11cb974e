import type { CashToday } from '@ziba/shared/contracts/cash';
import type { CashPoint } from '@ziba/shared/contracts/cash-points';
import type { Expense } from '@ziba/shared/contracts/expenses';
import type { TillEntry } from '@ziba/shared/contracts/till';

export function aCashDay(over: Partial<CashToday> = {}): CashToday {
  return {
    id: 4,
    date: '2025-03-20',
    cash_point: null,
    state: 'open',
    expected: { cash: 300_000, card: 100_000, transfer: 0, other: 0 },
    expected_total: 400_000,
    counted: null,
    counted_total: null,
    difference: null,
    note: null,
    closed_at: null,
    closed_by: null,
    payments: 3,
    refunds: 1,
    expenses: 50_000,
    documents: 20_000,
    ...over,
  };
}

export const aCashPoint = (over: Partial<CashPoint> = {}): CashPoint => ({
  id: 3,
  version: 1,
  name: 'طبقه پایین',
  user_ids: [],
  ...over,
});

export function aTillEntry(over: Partial<TillEntry> = {}): TillEntry {
  return {
    id: 1,
    kind: 'staff',
    document_id: 41,
    title: 'علی‌الحساب',
    code: null,
    method: 'cash',
    amount: 20_000,
    created_at: '2025-03-20T08:30:00.000Z',
    user: { id: 2, fullName: 'مینا صالحی' },
    ...over,
  };
}

export function anExpense(over: Partial<Expense> = {}): Expense {
  return {
    id: 91,
    version: 1,
    title: 'اجاره ساختمان',
    category: 'rent',
    amount: 45_000_000,
    method: 'transfer',
    spent_on: '2026-10-20',
    note: null,
    attachment: null,
    is_monthly: true,
    repeats_id: null,
    status: 'posted',
    void_reason: null,
    created_by: { id: 2, fullName: 'مینا صالحی' },
    created_at: '2026-10-20T08:30:00.000Z',
    ...over,
  };
}
