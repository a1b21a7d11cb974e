import type { Payment } from '@ziba/shared/contracts/payments';
import { formatToman } from '@ziba/shared/format/money';
import { CarefulDialog } from '@ziba/shared/ui/careful-dialog';
import { toast } from '@ziba/shared/ui/toast';
import { useTakeBack } from '../../features/treatment-sessions/treatment-sessions.api';
import { m } from './messages';

interface Props {
  payment: Pick<Payment, 'id' | 'amount'>;
  onClose: () => void;
}

/** Asks why before a payment of today is voided (beyond F10). */
export function VoidPaymentDialog({ payment, onClose }: Props) {
  const { voidPayment } = useTakeBack();
  const confirm = async (reason: string) => {
    await voidPayment(payment.id, reason);
    toast.success(m.voidDone);
    onClose();
  };
  return (
    <CarefulDialog
      open
      title={m.void}
      confirm={m.void}
      reason={{ label: m.voidReason }}
      failed={m.voidFailed}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {m.voidText(formatToman(payment.amount))}
    </CarefulDialog>
  );
}
