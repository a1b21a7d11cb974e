import { PaymentDialog } from '@ziba/shared/domain/payments/payment-dialog';
import { m } from './messages';
import { VisitMoney, type NamedVisit } from './visit-money';

interface Props {
  appointment: NamedVisit;
  onClose: () => void;
}

/** Takes the fee of a visit, or what remains of it. */
export function PayVisitDialog({ appointment, onClose }: Props) {
  return (
    <VisitMoney appointment={appointment} title={m.pay} onClose={onClose}>
      {(payable) => <PaymentDialog payable={payable} onClose={onClose} />}
    </VisitMoney>
  );
}
