import type { Payment } from '../../contracts/payments';
import { formatToman } from '../../format/money';
import { CarefulDialog } from '../../ui/forms/careful-dialog';
import { Dialog } from '../../ui/overlays/dialog';
import { toast } from '../../ui/overlays/toast';
import { EarlierRequestCheck } from './earlier-request-check';
import { m } from './messages';
import { intents, useTakeBack } from './payment-calls';

interface Props {
  payment: Pick<Payment, 'id' | 'amount'>;
  onClose: () => void;
}

/** Asks for the reason and voids a payment of today. */
export function VoidPaymentDialog({ payment, onClose }: Props) {
  const { voidPayment } = useTakeBack();
  const confirm = async (reason: string) => {
    await voidPayment(payment, reason);
    toast.success(m.voidDone);
    onClose();
  };
  return (
    <EarlierRequestCheck intent={intents.void(payment.id)} title={m.void} onClose={onClose}>
      {({ notice, isDone }) =>
        isDone ? (
          <Dialog open size="small" title={m.void} onClose={onClose}>
            {notice}
          </Dialog>
        ) : (
          <CarefulDialog
            open
            title={m.void}
            confirm={m.void}
            reason={{ label: m.voidReason, draft: `void-${payment.id}` }}
            failed={m.voidFailed}
            onConfirm={confirm}
            onCancel={onClose}
          >
            {notice}
            {m.voidText(formatToman(payment.amount))}
          </CarefulDialog>
        )
      }
    </EarlierRequestCheck>
  );
}
