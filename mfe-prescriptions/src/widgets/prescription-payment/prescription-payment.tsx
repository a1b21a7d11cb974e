import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { PaymentDialog } from '@ziba/shared/domain/payments/payment-dialog';
import { PaymentHistoryDialog } from '@ziba/shared/domain/payments/payment-history-dialog';
import { formatText } from '@ziba/shared/format/text';
import { useMayTakePayments } from '@ziba/shared/session/use-may-take-payments';
import { Button } from '@ziba/shared/ui/controls/button';
import { UnavailableButton } from '@ziba/shared/ui/overlays/unavailable-button';
import { useState } from 'react';
import { m } from './messages';

interface Props {
  prescription: Transcription;
}

/** Why nothing can be paid for a prescription now; undefined while something can. */
function whyNoPayment({ status, fee, remaining_amount }: Transcription): string | undefined {
  if (status === 'canceled') return m.whyCanceled;
  if (fee === 0) return m.whyFree;
  return remaining_amount <= 0 ? m.whyPaid : undefined;
}

/**
 * «پرداخت هزینه» of a prescription, which says why when nothing is due, and the payments so far with their
 * receipts. Users who may not take payments see only these.
 */
export function PrescriptionPayment({ prescription }: Props) {
  const [open, setOpen] = useState<'payment' | 'history' | null>(null);
  const mayPay = useMayTakePayments('transcription');
  const why = whyNoPayment(prescription);
  const { id, type, operation_topic, patient, fee, paid_amount, remaining_amount } = prescription;
  const name = m.nameOf(formatText(operation_topic) || type, formatText(patient.full_name));
  const payable = {
    target: 'transcription',
    ...{ id, name, total: fee, paid: paid_amount, remaining: remaining_amount },
  } as const;
  const look = { icon: 'accounting', size: 'small', 'aria-label': m.of(m.pay, name) } as const;
  const close = () => setOpen(null);

  return (
    <>
      {mayPay &&
        (why === undefined ? (
          <Button {...look} title={m.pay} aria-haspopup="dialog" onClick={() => setOpen('payment')}>
            {m.pay}
          </Button>
        ) : (
          <UnavailableButton {...look} why={why}>
            {m.pay}
          </UnavailableButton>
        ))}
      {paid_amount > 0 && (
        <Button
          icon="history"
          size="small"
          tone="quiet"
          title={m.history}
          aria-label={m.of(m.history, name)}
          aria-haspopup="dialog"
          onClick={() => setOpen('history')}
        >
          {m.history}
        </Button>
      )}
      {open === 'payment' && <PaymentDialog payable={payable} onClose={close} />}
      {open === 'history' && <PaymentHistoryDialog payable={payable} onClose={close} />}
    </>
  );
}
