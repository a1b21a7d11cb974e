import {
  invoicePaymentInput,
  invoiceTexts,
  platformPaymentMethods,
  type Invoice,
  type InvoicePaymentInput,
} from '@ziba/shared/contracts/invoices';
import { formatToman } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { DateTimeField } from '@ziba/shared/ui/fields/date-time-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { useInvoiceChanges } from '../../../data/invoices.api';
import { methodOf } from '../../../widgets/invoices/method-of';
import { m } from './messages';

const { AttachmentsField, CodeField, MoneyField, SelectField } = fieldsOf<InvoicePaymentInput>();
const methods = platformPaymentMethods.map((value) => ({
  value,
  label: methodOf(value),
}));

/** The contract with an amount of at most what remains. */
const upTo = (remaining: number) =>
  invoicePaymentInput.extend({
    amount: invoicePaymentInput.shape.amount.refine((amount) => amount <= remaining, {
      message: invoiceTexts.overpaid,
    }),
  });
type Payment = z.output<typeof invoicePaymentInput>;

interface Props {
  invoice: Invoice;
  onClose: () => void;
}

/** Registers a payment of all or a part of what remains of an invoice. */
export function PayDialog({ invoice: { id, number, remaining }, onClose }: Props) {
  const { pay } = useInvoiceChanges(id);
  const schema = useMemo(() => upTo(remaining), [remaining]);
  return (
    <Dialog open title={m.payOf(number)} onClose={onClose}>
      <FactList facts={[{ label: m.remaining, value: <b>{formatToman(remaining)}</b> }]} />
      <Form<InvoicePaymentInput, Payment>
        schema={schema}
        initial={{ method: 'transfer' }}
        submit={m.pay}
        failed={m.payFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`invoice-payment-${id}`}
        frame="none"
        onSubmit={async (payment) => {
          await pay(payment);
          toast.success(m.paid(formatToman(payment.amount)));
          onClose();
        }}
      >
        <MoneyField name="amount" label={m.amount} />
        <SelectField name="method" label={m.method} options={methods} blank={null} />
        <WholeButton remaining={remaining} />
        <CodeField name="reference" label={m.reference} hint={m.referenceHint} />
        <DateTimeField<InvoicePaymentInput>
          name="paid_at"
          label={m.paidAt}
          hint={m.paidAtHint}
          step={15}
        />
        <AttachmentsField name="attachment" label={m.receipt} folder="general" />
      </Form>
    </Dialog>
  );
}

/** Fills in all that remains. */
function WholeButton({ remaining }: { remaining: number }) {
  const { setValue } = useFormContext<InvoicePaymentInput>();
  const fill = () => setValue('amount', remaining, { shouldDirty: true, shouldValidate: true });
  return (
    <div>
      <Button size="small" icon="check" onClick={fill}>
        {m.whole}
      </Button>
    </div>
  );
}
