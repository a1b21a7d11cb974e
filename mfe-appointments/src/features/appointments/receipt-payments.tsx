import type { AppointmentReceipt } from '@ziba/shared/contracts/appointment-details';
import { useMayTakePayments } from '@ziba/shared/session/use-may-take-payments';
import { Button } from '@ziba/shared/ui/controls/button';
import { useState } from 'react';
import styled from 'styled-components';
import { isOwed } from '../../widgets/appointment-actions/is-owed';
import { PayVisitDialog } from '../../widgets/appointment-actions/pay-visit-dialog';
import { VisitPaymentsDialog } from '../../widgets/appointment-actions/visit-payments-dialog';
import { m } from './messages';

interface Props {
  receipt: AppointmentReceipt;
}

/** Below the amounts of a receipt: payment of what remains, and what was paid. */
export function ReceiptPayments({ receipt }: Props) {
  const [open, setOpen] = useState<'pay' | 'payments' | null>(null);
  const mayPay = useMayTakePayments('appointment') && isOwed(receipt);
  const isPaid = receipt.paid_amount > 0;
  if (!mayPay && !isPaid && !open) return null;
  const Shown = open === 'pay' ? PayVisitDialog : VisitPaymentsDialog;
  return (
    <Actions>
      {mayPay && (
        <Button icon="accounting" aria-haspopup="dialog" onClick={() => setOpen('pay')}>
          {m.payVisit}
        </Button>
      )}
      {isPaid && (
        <Button
          icon="history"
          tone="quiet"
          aria-haspopup="dialog"
          onClick={() => setOpen('payments')}
        >
          {m.payments}
        </Button>
      )}
      {open && (
        <Shown
          appointment={{ id: receipt.id, client: receipt.patient }}
          onClose={() => setOpen(null)}
        />
      )}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
