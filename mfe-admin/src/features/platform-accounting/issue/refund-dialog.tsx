import {
  invoiceRefundInput,
  invoiceTexts,
  platformPaymentMethods,
  type Invoice,
  type InvoiceRefundInput,
} from '@ziba/shared/contracts/invoices';
import { formatToman } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useInvoiceChanges } from '../../../data/invoices.api';
import { methodOf } from '../../../widgets/invoices/method-of';
import { m } from './messages';

const { CodeField, MoneyField, SelectField, TextAreaField } = fieldsOf<InvoiceRefundInput>();
const methods = platformPaymentMethods.map((value) => ({ value, label: methodOf(value) }));

/** The contract with an amount of at most what was paid. */
const upTo = (paid: number) =>
  invoiceRefundInput.extend({
    amount: invoiceRefundInput.shape.amount.refine((amount) => amount <= paid, {
      message: invoiceTexts.abovePaid,
    }),
  });
type Refund = z.output<typeof invoiceRefundInput>;

interface Props {
  invoice: Invoice;
  onClose: () => void;
}

/** Gives a part or all of what was paid for an invoice back, with a reason. */
export function RefundDialog({ invoice: { id, number, paid_amount }, onClose }: Props) {
  const { refund } = useInvoiceChanges(id);
  const schema = useMemo(() => upTo(paid_amount), [paid_amount]);
  return (
    <Dialog open title={m.refundOf(number)} onClose={onClose}>
      <FactList facts={[{ label: m.paidSoFar, value: <b>{formatToman(paid_amount)}</b> }]} />
      <Form<InvoiceRefundInput, Refund>
        schema={schema}
        initial={{ method: 'transfer' }}
        submit={m.refund}
        failed={m.refundFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`invoice-refund-${id}`}
        frame="none"
        onSubmit={async (values) => {
          await refund(values);
          toast.success(m.refunded(formatToman(values.amount)));
          onClose();
        }}
      >
        <MoneyField name="amount" label={m.refundAmount} />
        <SelectField name="method" label={m.method} options={methods} blank={null} />
        <CodeField name="reference" label={m.reference} hint={m.referenceHint} />
        <TextAreaField name="reason" label={m.refundReason} hint={m.refundText} rows={2} wide />
      </Form>
    </Dialog>
  );
}
