import { useMemo } from 'react';
import type { z } from 'zod';
import { paymentInput, paymentMethod, paymentTexts } from '../../contracts/payments';
import { formatToman } from '../../format/money';
import { common } from '../../messages';
import { Button } from '../../ui/controls/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Form } from '../../ui/forms/form';
import { toast } from '../../ui/overlays/toast';
import { amountUpTo, hasPendingRequest } from './amount-up-to';
import { EarlierRequestCheck } from './earlier-request-check';
import { m } from './messages';
import type { Payable } from './payable';
import { intents, useTakePayment } from './payment-calls';
import { PaymentInputs } from './payment-inputs';
import { PaymentSums } from './payment-sums';

interface Props {
  /** With its current sums: the amount is limited to what remains. */
  payable: Payable;
  onClose: () => void;
}

/** The contract's schema with an amount of at most what remains. */
const upTo = (remaining: number, intent: string) =>
  paymentInput.extend({
    amount: amountUpTo(remaining, paymentTexts.overpaid, intent),
    method: paymentMethod,
  });

/** Takes a payment for a part or all of what remains of a visit or a session. */
export function PaymentDialog({ payable, onClose }: Props) {
  const takePayment = useTakePayment();
  const { target, id, name, remaining } = payable;
  const intent = intents.payment(payable);
  const schema = useMemo(() => upTo(remaining, intent), [remaining, intent]);
  const draft = `${target}-payment-${id}`;
  const frame = { title: m.dialog(name), onClose };

  const pay = async (payment: z.output<typeof schema>) => {
    await takePayment(payable, payment);
    toast.success(m.payDone(formatToman(payment.amount)));
    onClose();
  };

  return (
    <EarlierRequestCheck intent={intent} draft={draft} {...frame}>
      {({ notice }) => (
        <Dialog open {...frame}>
          {notice}
          <PaymentSums of={payable} />
          {remaining > 0 || hasPendingRequest(intent) ? (
            <Form
              schema={schema}
              initial={{ method: 'cash' }}
              submit={m.submit}
              failed={m.payFailed}
              cancel={{ label: common.cancel, onClick: onClose }}
              draft={draft}
              frame="none"
              onSubmit={pay}
            >
              <PaymentInputs remaining={remaining} />
            </Form>
          ) : (
            <>
              <p role="status">{m.nothingDue}</p>
              <Button onClick={onClose}>{common.close}</Button>
            </>
          )}
        </Dialog>
      )}
    </EarlierRequestCheck>
  );
}
