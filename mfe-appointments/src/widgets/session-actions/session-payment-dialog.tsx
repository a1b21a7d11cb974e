import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { DebtDialog } from '@ziba/shared/domain/payments/debt-dialog';
import { PaymentDialog } from '@ziba/shared/domain/payments/payment-dialog';
import { PaymentHistoryDialog } from '@ziba/shared/domain/payments/payment-history-dialog';
import { payableSession } from './payable-session';

export type PaymentDialogKind = 'payment' | 'history' | 'debt';

interface Props {
  /** Null while no dialog is open. */
  kind: PaymentDialogKind | null;
  session: TreatmentSession;
  onClose: () => void;
}

/** The open dialog about the money of a session: a payment, the patient's debt, or the payments so far. */
export function SessionPaymentDialog({ kind, session, onClose }: Props) {
  if (kind === null) return null;
  if (kind === 'debt') {
    return <DebtDialog patient={session.treatment_plan.patient} onClose={onClose} />;
  }
  const Open = kind === 'payment' ? PaymentDialog : PaymentHistoryDialog;
  return <Open payable={payableSession(session)} onClose={onClose} />;
}
