import type { CashMethod } from '@ziba/shared/contracts/cash';
import { paymentTexts } from '@ziba/shared/contracts/payments';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { useOwnCashDay, type Till } from './open-day';

/** What a document paid, in tomans, and how; null for a payment that did not go through the till. */
export interface Paid {
  amount: number;
  method: CashMethod | null;
}

export const nothingPaid: Paid = { amount: 0, method: null };

interface OfDocument {
  column:
    | 'financial_document_id'
    | 'product_financial_id'
    | 'internal_service_document_id'
    | 'device_service_id';
  id: number;
}

const entryOf = (column: OfDocument['column']) => ({
  name: `till.${column}`,
  text: `insert into till_entries (clinic_id, user_id, date, method, amount, ${column}, cash_point_id)
    values ($1, $2, $3, $4, $5, $6, $7)`,
});

/** What leaves the till, by method, when a document that paid `before` pays `after`. */
export function tillChanges(before: Paid, after: Paid): { method: CashMethod; amount: number }[] {
  const amounts = new Map<CashMethod, number>();
  const add = ({ method, amount }: Paid, sign: number) => {
    if (method) amounts.set(method, (amounts.get(method) ?? 0) + sign * amount);
  };
  add(before, -1);
  add(after, 1);
  return [...amounts]
    .map(([method, amount]) => ({ method, amount }))
    .filter(({ amount }) => amount !== 0);
}

/** Moves the difference between two states of a document in today's till of the user. Errors: 409 when today's cash is closed. */
export async function moveTill(
  tx: Tx,
  member: Member,
  { column, id }: OfDocument,
  before: Paid,
  after: Paid,
): Promise<void> {
  const moves = tillChanges(before, after);
  if (moves.length === 0) return;
  const today = todayInTehran();
  const till = await useOpenDay(tx, member, today);
  for (const { method, amount } of moves) {
    const moved = [member.clinicId, member.userId, today, method, amount, id, till];
    await tx.query(entryOf(column), moved);
  }
}

/** Says at the method that the cash of the day is closed. */
async function useOpenDay(tx: Tx, member: Member, day: string): Promise<Till> {
  try {
    return await useOwnCashDay(tx, member, day);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'day_closed') throw error;
    const message = paymentTexts.dayClosed;
    throw new Refusal(409, 'day_closed', message, { payment_method: message });
  }
}
