import {
  paidAmount,
  paymentMethod,
  paymentMethodLabels,
  paymentMethods,
  paymentTexts,
  refundInput,
  type Payment,
} from '@ziba/shared/contracts/payments';
import { formatToman } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { Dialog } from '@ziba/shared/ui/dialog';
import { fieldsOf, Form } from '@ziba/shared/ui/form';
import { toast } from '@ziba/shared/ui/toast';
import { useMemo } from 'react';
import { z } from 'zod';
import { useTakeBack } from '../../features/treatment-sessions/treatment-sessions.api';
import { m } from './messages';

interface Props {
  payment: Payment;
  /** What may be given back, in whole tomans. */
  most: number;
  onClose: () => void;
}

type Input = z.input<typeof refundInput>;
const { MoneyField, SelectField, TextAreaField } = fieldsOf<Input>();

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

const upTo = (most: number) =>
  refundInput.extend({
    amount: paidAmount.pipe(z.number().max(most, paymentTexts.refundAbove)),
    method: paymentMethod,
  });

/** Gives money of a payment back, in whole or in part, also into the patient's wallet (beyond F10). */
export function RefundDialog({ payment, most, onClose }: Props) {
  const { refund } = useTakeBack();
  const schema = useMemo(() => upTo(most), [most]);

  const giveBack = async (input: z.output<typeof schema>) => {
    await refund(payment.id, input);
    toast.success(m.refundDone(formatToman(input.amount)));
    onClose();
  };

  return (
    <Dialog open size="small" title={m.refundTitle(formatToman(payment.amount))} onClose={onClose}>
      <Form
        schema={schema}
        initial={{ amount: most, method: payment.method }}
        submit={m.refund}
        failed={m.refundFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        frame="none"
        onSubmit={giveBack}
      >
        <MoneyField name="amount" label={m.refundAmount} hint={m.refundMost(formatToman(most))} />
        <SelectField
          name="method"
          label={m.refundMethod}
          options={methods}
          blank={null}
          hint={m.refundMethodHint}
        />
        <TextAreaField name="reason" label={m.refundReason} rows={2} wide />
      </Form>
    </Dialog>
  );
}
