import { PaymentHistoryDialog } from '@ziba/shared/domain/payments/payment-history-dialog';
import { m } from './messages';
import { VisitMoney, type NamedVisit } from './visit-money';

interface Props {
  appointment: NamedVisit;
  onClose: () => void;
}

/** What was paid for a visit: receipts, and for those with the right void and refund. */
export function VisitPaymentsDialog({ appointment, onClose }: Props) {
  return (
    <VisitMoney appointment={appointment} title={m.payments} onClose={onClose}>
      {(payable) => <PaymentHistoryDialog payable={payable} onClose={onClose} />}
    </VisitMoney>
  );
}
