import type { Payment } from '../../contracts/payments';
import { todayIso } from '../../format/date';
import { m } from './messages';

type PaymentState = Pick<Payment, 'status' | 'paid_at' | 'amount' | 'refunded_amount'>;

export interface TakeBackOffer {
  /** Why it cannot be voided; undefined when it can. */
  whyNoVoid?: string;
  /** The most that may still be given back, in tomans. */
  refundable: number;
}

/**
 * How a payment may be taken back: void on its own day in Tehran, refund of what was not refunded
 * yet; null when nothing may.
 */
export function takeBackOffer(payment: PaymentState, now = new Date()): TakeBackOffer | null {
  if (payment.status !== 'posted') return null;
  const refundable = payment.amount - payment.refunded_amount;
  if (payment.refunded_amount > 0) return { whyNoVoid: m.voidRefunded, refundable };
  const isToday = todayIso(new Date(payment.paid_at)) === todayIso(now);
  return { whyNoVoid: isToday ? undefined : m.voidOnlyToday, refundable };
}
