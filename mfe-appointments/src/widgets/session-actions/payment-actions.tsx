import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatText } from '@ziba/shared/format/text';
import { useMayTakePayments } from '@ziba/shared/session/use-may-take-payments';
import { Button } from '@ziba/shared/ui/controls/button';
import { UnavailableButton } from '@ziba/shared/ui/overlays/unavailable-button';
import { useState } from 'react';
import { m } from './messages';
import { paymentOffer } from './payment-offer';
import { SessionPaymentDialog, type PaymentDialogKind } from './session-payment-dialog';

/** The buttons for the payment of a session and the history of its payments, as the user's rights allow. */
export function PaymentActions({ session }: { session: TreatmentSession }) {
  const [open, setOpen] = useState<PaymentDialogKind | null>(null);
  const mayPay = useMayTakePayments('session');
  const mayTakeDebt = useMayTakePayments('debt');
  const { label, why } = paymentOffer(session);
  const isDebt = session.status === sessionStatus.done && session.remaining_amount > 0;
  const named = (action: string) => ({
    'aria-label': m.of(action, formatText(session.session_title)),
    size: 'small' as const,
  });

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
      <Button
        icon="history"
        tone="quiet"
        aria-haspopup="dialog"
        {...named(m.history)}
        onClick={() => setOpen('history')}
      >
        {m.history}
      </Button>
      <SessionPaymentDialog kind={open} session={session} onClose={() => setOpen(null)} />
    </>
  );
}
