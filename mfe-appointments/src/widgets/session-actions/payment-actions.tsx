import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { DebtDialog } from '@ziba/shared/domain/payments/debt-dialog';
import { PaymentDialog } from '@ziba/shared/domain/payments/payment-dialog';
import { PaymentHistoryDialog } from '@ziba/shared/domain/payments/payment-history-dialog';
import { formatText } from '@ziba/shared/format/text';
import { useMayTakePayments } from '@ziba/shared/session/use-may-take-payments';
import { Button } from '@ziba/shared/ui/controls/button';
import { IconButton } from '@ziba/shared/ui/controls/icon-button';
import { UnavailableButton } from '@ziba/shared/ui/overlays/unavailable-button';
import { useState } from 'react';
import { m } from './messages';
import { payableSession } from './payable-session';
import { paymentOffer } from './payment-offer';

interface Props {
  session: TreatmentSession;
  /** In rows of tables the button of the history is only an icon. */
  compact?: boolean;
}

/** The buttons for the payment of a session and the history of its payments, as the user's rights allow. */
export function PaymentActions({ session, compact = false }: Props) {
  const [open, setOpen] = useState<'payment' | 'history' | 'debt' | null>(null);
  const mayPay = useMayTakePayments('session');
  const mayTakeDebt = useMayTakePayments('debt');
  const { label, why } = paymentOffer(session);
  const payable = payableSession(session);
  const isDebt = session.status === sessionStatus.done && payable.remaining > 0;
  const close = () => setOpen(null);
  const named = (action: string) => ({
    'aria-label': m.of(action, formatText(session.session_title)),
    size: 'small' as const,
  });

  const historyName = named(m.history);
  const openHistory = () => setOpen('history');

  return (
    <>
      {mayPay && why !== undefined && (
        <UnavailableButton icon="accounting" why={why} {...named(label)}>
          {label}
        </UnavailableButton>
      )}
      {mayPay && why === undefined && (
        <Button
          icon="accounting"
          aria-haspopup="dialog"
          {...named(label)}
          onClick={() => setOpen('payment')}
        >
          {label}
        </Button>
      )}
      {mayTakeDebt && isDebt && (
        <Button
          icon="accounting"
          aria-haspopup="dialog"
          {...named(m.payDebt)}
          onClick={() => setOpen('debt')}
        >
          {m.payDebt}
        </Button>
      )}
      {compact ? (
        <IconButton
          icon="history"
          label={historyName['aria-label']}
          aria-haspopup="dialog"
          onClick={openHistory}
        />
      ) : (
        <Button
          icon="history"
          tone="quiet"
          aria-haspopup="dialog"
          {...historyName}
          onClick={openHistory}
        >
          {m.history}
        </Button>
      )}
      {open === 'payment' && <PaymentDialog payable={payable} onClose={close} />}
      {open === 'debt' && <DebtDialog patient={session.treatment_plan.patient} onClose={close} />}
      {open === 'history' && <PaymentHistoryDialog payable={payable} onClose={close} />}
    </>
  );
}
