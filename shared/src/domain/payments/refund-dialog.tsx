import { useMemo } from 'react';
import type { z } from 'zod';
import {
  paymentMethod,
  paymentMethodLabels,
  paymentMethods,
  paymentTexts,
  refundInput,
  type Payment,
} from '../../contracts/payments';
import { formatToman } from '../../format/money';
import { common } from '../../messages';
import { Dialog } from '../../ui/overlays/dialog';
import { fieldsOf, Form } from '../../ui/forms/form';
import { toast } from '../../ui/overlays/toast';
import { amountUpTo } from './amount-up-to';
import { EarlierRequestCheck } from './earlier-request-check';
import { m } from './messages';
import { intents, useTakeBack } from './payment-calls';

interface Props {
  payment: Payment;
  /** The most that may be given back, in whole tomans. */
  most: number;
  onClose: () => void;
}

type Input = z.input<typeof refundInput>;
const { MoneyField, SelectField, TextAreaField } = fieldsOf<Input>();

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

const upTo = (most: number, intent: string) =>
  refundInput.extend({
    amount: amountUpTo(most, paymentTexts.refundAbove, intent),
    method: paymentMethod,
  });

/** Gives back all or a part of a payment, also into the patient's wallet. */
export function RefundDialog({ payment, most, onClose }: Props) {
  const { refund } = useTakeBack();
  const intent = intents.refund(payment.id);
  const schema = useMemo(() => upTo(most, intent), [most, intent]);
  const frame = { title: m.refundTitle(formatToman(payment.amount)), onClose };

  const giveBack = async (input: z.output<typeof schema>) => {
    await refund(payment.id, input);
    toast.success(m.refundDone(formatToman(input.amount)));
    onClose();
  };

  return (
    <EarlierRequestCheck intent={intent} {...frame}>
      {({ notice, isDone }) => (
        <Dialog open size="small" {...frame}>
          {notice}
          {(!isDone || most > 0) && (
            <Form
              schema={schema}
              // No amount is suggested when the earlier refund was carried out.
              initial={{ amount: isDone ? undefined : most, method: payment.method }}
              submit={m.refund}
              failed={m.refundFailed}
              cancel={{ label: common.cancel, onClick: onClose }}
              draft={`refund-${payment.id}`}
              frame="none"
              onSubmit={giveBack}
            >
              <MoneyField
                name="amount"
                label={m.refundAmount}
                hint={m.refundMost(formatToman(most))}
              />
              <SelectField
                name="method"
                label={m.refundMethod}
                options={methods}
                blank={null}
                hint={m.refundMethodHint}
              />
              <TextAreaField name="reason" label={m.refundReason} rows={2} wide />
            </Form>
          )}
        </Dialog>
      )}
    </EarlierRequestCheck>
  );
}
