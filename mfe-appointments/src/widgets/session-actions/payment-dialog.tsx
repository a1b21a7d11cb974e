import {
  paidAmount,
  paymentInput,
  paymentMethod,
  paymentTexts,
} from '@ziba/shared/contracts/payments';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Dialog } from '@ziba/shared/ui/dialog';
import { Form } from '@ziba/shared/ui/form';
import { toast } from '@ziba/shared/ui/toast';
import { useMemo } from 'react';
import { z } from 'zod';
import { useAddPayment } from '../../features/treatment-sessions/treatment-sessions.api';
import { m } from './messages';
import { PaymentInputs } from './payment-inputs';
import { SessionSums } from './session-sums';

interface Props {
  session: TreatmentSession;
  onClose: () => void;
}

/** The contract, with no more than what remains (text 2 §5). */
const upTo = (remaining: number) =>
  paymentInput.extend({
    amount: paidAmount.pipe(z.number().max(remaining, paymentTexts.overpaid)),
    method: paymentMethod,
  });

/** Takes a payment for a session, of a part or of all that remains (text 2 §2.11, §5). */
export function PaymentDialog({ session, onClose }: Props) {
  const addPayment = useAddPayment();
  const { id, remaining_amount: remaining } = session;
  const schema = useMemo(() => upTo(remaining), [remaining]);

  const pay = async (payment: z.output<typeof schema>) => {
    await addPayment(id, payment);
    toast.success(m.payDone(formatToman(payment.amount)));
    onClose();
  };

  return (
    <Dialog open title={m.dialog(formatText(session.session_title))} onClose={onClose}>
      <SessionSums session={session} />
      <Form
        schema={schema}
        initial={{ method: 'cash' }}
        submit={m.submit}
        failed={m.payFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`session-payment-${id}`}
        frame="none"
        onSubmit={pay}
      >
        <PaymentInputs remaining={remaining} />
      </Form>
    </Dialog>
  );
}
