import type { Payment } from '../../contracts/payments';
import { todayIso } from '../../format/date';
import { m } from './messages';

type Taken = Pick<Payment, 'status' | 'paid_at' | 'amount' | 'refunded_amount'>;

export interface TakeBackOffer {
  /** Why it cannot be voided; undefined when it can. */
  whyNoVoid?: string;
  /** What may still be given back, in tomans. */
  refundable: number;
}

/** What may be taken back of a payment (beyond F10): void on its own day in Tehran, refund of the rest; null for nothing. */
export function takeBackOffer(payment: Taken, now = new Date()): TakeBackOffer | null {
  if (payment.status !== 'posted') return null;
  const refundable = payment.amount - payment.refunded_amount;
  if (payment.refunded_amount > 0) return { whyNoVoid: m.voidRefunded, refundable };
  const isToday = todayIso(new Date(payment.paid_at)) === todayIso(now);
  return { whyNoVoid: isToday ? undefined : m.voidOnlyToday, refundable };
}
