import type { Invoice } from '@ziba/shared/contracts/invoices';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import { PrintInvoice } from '../../widgets/invoices/print/print-invoice';
import { m } from './issue/messages';

const PayDialog = lazyPart(() => import('./issue/pay-dialog').then((file) => file.PayDialog));
const RefundDialog = lazyPart(() =>
  import('./issue/refund-dialog').then((file) => file.RefundDialog),
);
const VoidDialog = lazyPart(() => import('./issue/void-dialog').then((file) => file.VoidDialog));

/** Prints an invoice; an open one takes payments, a paid one is refunded, and one without payments can be voided. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const mayWrite = useMay('accounting', 'write');
  const [asked, setAsked] = useState<'pay' | 'refund' | 'void'>();
  const close = () => setAsked(undefined);
  const isOpen = invoice.status === 'issued' || invoice.status === 'partially_paid';
  const isUnpaid = invoice.paid_amount === 0 && invoice.status !== 'void' && invoice.total > 0;
  return (
    <>
      <PrintInvoice read={() => Promise.resolve(invoice)} />
      {mayWrite && isOpen && (
        <Button tone="primary" icon="receipt" onClick={() => setAsked('pay')}>
          {m.pay}
        </Button>
      )}
      {mayWrite && invoice.paid_amount > 0 && (
        <Button icon="restore" onClick={() => setAsked('refund')}>
          {m.refund}
        </Button>
      )}
      {mayWrite && isUnpaid && (
        <Button icon="delete" onClick={() => setAsked('void')}>
          {m.void}
        </Button>
      )}
      {asked === 'pay' && <PayDialog invoice={invoice} onClose={close} />}
      {asked === 'refund' && <RefundDialog invoice={invoice} onClose={close} />}
      {asked === 'void' && <VoidDialog invoice={invoice} onClose={close} />}
    </>
  );
}
