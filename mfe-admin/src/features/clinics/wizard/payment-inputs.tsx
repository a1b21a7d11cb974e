import type { ClinicForm } from '@ziba/shared/contracts/clinic-form';
import type { Clinic } from '@ziba/shared/contracts/clinics';
import { formatToman } from '@ziba/shared/format/money';
import { Button } from '@ziba/shared/ui/controls/button';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { m as words } from '../messages';
import { m } from './messages';
import { QuoteSummary } from './quote-summary';
import { useQuotedAmount } from './use-quoted-amount';

const { AttachmentsField, MoneyField, TextAreaField, TextField } = fieldsOf<ClinicForm>();
const { fields } = words;

/** What the clinic costs at the prices of today, and what was paid. */
export function PaymentInputs({ stored }: { stored?: Clinic }) {
  const { setValue } = useFormContext<ClinicForm>();
  const amount = useWatch<ClinicForm, 'amount_to_pay'>({ name: 'amount_to_pay' });
  const { quote, total, useToday } = useQuotedAmount(stored);
  const isOld = typeof total === 'number' && total !== Number(amount);
  const copy = () =>
    setValue('paid_amount', Number(amount), { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <TextField name="payment_title" label={fields.payment_title} wide />
      <TextAreaField name="payment_description" label={fields.payment_description} rows={2} />
      <QuoteSummary quote={quote}>
        {stored && isOld && (
          <p>
            {m.quote.today(formatToman(total))}{' '}
            <Button tone="quiet" size="small" icon="retry" onClick={useToday}>
              {m.quote.useToday}
            </Button>
          </p>
        )}
      </QuoteSummary>
      <MoneyField name="amount_to_pay" label={fields.amount_to_pay} readOnly />
      <MoneyField
        name="paid_amount"
        label={fields.paid_amount}
        hint={
          Number(amount) > 0 && (
            <Button tone="quiet" size="small" icon="copy" onClick={copy}>
              {m.quote.copy}
            </Button>
          )
        }
      />
      <AttachmentsField name="invoice_file" label={fields.invoice_file} folder="general" />
    </>
  );
}
