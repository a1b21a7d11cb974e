import type { z } from 'zod';
import { paymentInput, paymentMethod } from '../../contracts/payments';
import { formatToman } from '../../format/money';
import { formatText } from '../../format/text';
import { common } from '../../messages';
import { Form } from '../../ui/forms/form';
import { Dialog } from '../../ui/overlays/dialog';
import { toast } from '../../ui/overlays/toast';
import { EarlierRequestCheck } from './earlier-request-check';
import { m } from './messages';
import { intents, useAddCredit } from './payment-calls';
import { PaymentInputs } from './payment-inputs';

interface Props {
  patient: { id: number; full_name: string };
  onClose: () => void;
}

const schema = paymentInput.extend({ method: paymentMethod });

/** Takes money that a patient leaves at the clinic; it stays in the wallet until something is paid from it. */
export function CreditDialog({ patient, onClose }: Props) {
  const addCredit = useAddCredit();
  const draft = `credit-payment-${patient.id}`;
  const frame = { title: m.creditOf(formatText(patient.full_name)), onClose };

  const add = async (payment: z.output<typeof schema>) => {
    await addCredit(patient.id, payment);
    toast.success(m.creditDone(formatToman(payment.amount)));
    onClose();
  };

  return (
    <EarlierRequestCheck intent={intents.credit(patient.id)} draft={draft} {...frame}>
      {({ notice }) => (
        <Dialog open {...frame}>
          {notice}
          <p>{m.creditHint}</p>
          <Form
            schema={schema}
            initial={{ method: 'cash' }}
            submit={m.creditSubmit}
            failed={m.creditFailed}
            cancel={{ label: common.cancel, onClick: onClose }}
            draft={draft}
            frame="none"
            onSubmit={add}
          >
            <PaymentInputs withoutWallet />
          </Form>
        </Dialog>
      )}
    </EarlierRequestCheck>
  );
}
