import type { Payment } from '../../contracts/payments';
import { formatToman } from '../../format/money';
import { Menu } from '../../ui/overlays/menu';
import { useState } from 'react';
import { m } from './messages';
import { RefundDialog } from './refund-dialog';
import { takeBackOffer } from './take-back-offer';
import { VoidPaymentDialog } from './void-payment-dialog';

interface Props {
  payment: Payment;
}

/** The menu with void and refund of a payment; renders nothing when nothing can be taken back. */
export function TakeBackMenu({ payment }: Props) {
  const [open, setOpen] = useState<'void' | 'refund' | null>(null);
  const offer = takeBackOffer(payment);
  const close = () => setOpen(null);
  // An open dialog stays, also when the payment has changed meanwhile.
  if (!offer && !open) return null;
  return (
    <>
      <Menu
        look="icon"
        label={m.takeBackOf(m.paymentOf(formatToman(payment.amount)))}
        items={[
          {
            label: m.void,
            icon: 'delete',
            danger: true,
            disabled: offer?.whyNoVoid,
            onSelect: () => setOpen('void'),
          },
          { label: m.refund, icon: 'restore', onSelect: () => setOpen('refund') },
        ]}
      />
      {open === 'void' && <VoidPaymentDialog payment={payment} onClose={close} />}
      {open === 'refund' && (
        <RefundDialog payment={payment} most={offer?.refundable ?? 0} onClose={close} />
      )}
    </>
  );
}
