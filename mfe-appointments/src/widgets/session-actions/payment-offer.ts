import { paymentStatus } from '@ziba/shared/contracts/clinical';
import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { m } from './messages';

export interface PaymentOffer {
  /** The words of the button: they follow the payment status. */
  label: string;
  /** Why nothing can be paid now; undefined while something can. */
  why?: string;
}

type Payable = Pick<
  TreatmentSession,
  'status' | 'payment_status' | 'remaining_amount' | 'service_cost'
>;

/**
 * What the payment button of a session offers. It offers nothing for a paid session, and
 * nothing for a done one, whose debt is collected in the patient file.
 */
export function paymentOffer(session: Payable): PaymentOffer {
  const { status, payment_status, remaining_amount, service_cost } = session;
  const isCanceled = status === sessionStatus.canceled;
  if (!isCanceled && service_cost === 0) return { label: m.pay, why: m.whyFree };
  if (!isCanceled && remaining_amount <= 0) return { label: m.paid, why: m.whyPaid };
  const label = payment_status === paymentStatus.partial ? m.payRest : m.pay;
  if (isCanceled) return { label, why: m.whyCanceled };
  return { label, why: status === sessionStatus.done ? m.whyDone : undefined };
}
