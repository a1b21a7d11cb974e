import { useMemo } from 'react';
import type { z } from 'zod';
import { paymentInput, paymentMethod, paymentTexts } from '../../contracts/payments';
import { formatDay } from '../../format/date';
import { formatToman } from '../../format/money';
import { formatText } from '../../format/text';
import { common } from '../../messages';
import { Button } from '../../ui/controls/button';
import { Dialog } from '../../ui/overlays/dialog';
import { FactList } from '../../ui/views/fact-list';
import { Form } from '../../ui/forms/form';
import { ErrorView, LoadingView } from '../../ui/views/state-views';
import { toast } from '../../ui/overlays/toast';
import { amountUpTo, hasPendingRequest } from './amount-up-to';
import { EarlierRequestCheck } from './earlier-request-check';
import { m } from './messages';
import { intents, useTakeDebt } from './payment-calls';
import { PaymentInputs } from './payment-inputs';
import { useDebt, type Debt } from './use-debt';

interface Props {
  patient: { id: number; full_name: string };
  onClose: () => void;
}

/** Takes a payment for a patient's debt; the server uses it for the oldest treatments first. */
export function DebtDialog({ patient, onClose }: Props) {
  const { debt, error, retry } = useDebt(patient.id);
  const frame = { title: m.debtOf(formatText(patient.full_name)), onClose };
  return (
    <EarlierRequestCheck intent={intents.debt(patient.id)} draft={draftOf(patient.id)} {...frame}>
      {({ notice }) => (
        <Dialog open {...frame}>
          {notice}
          {debt && <DebtForm patientId={patient.id} debt={debt} onClose={onClose} />}
          {!debt && (error ? <ErrorView error={error} onRetry={retry} /> : <LoadingView />)}
        </Dialog>
      )}
    </EarlierRequestCheck>
  );
}

const draftOf = (patientId: number) => `debt-payment-${patientId}`;

const upTo = (most: number, intent: string) =>
  paymentInput.extend({
    amount: amountUpTo(most, paymentTexts.noDebt, intent),
    method: paymentMethod,
  });

interface FormProps {
  patientId: number;
  debt: Debt;
  onClose: () => void;
}

function DebtForm({ patientId, debt: { rows, most }, onClose }: FormProps) {
  const takeDebt = useTakeDebt();
  const intent = intents.debt(patientId);
  const schema = useMemo(() => upTo(most, intent), [most, intent]);
  const pay = async (payment: z.output<typeof schema>) => {
    await takeDebt(patientId, payment);
    toast.success(m.payDone(formatToman(payment.amount)));
    onClose();
  };
  if (most === 0 && !hasPendingRequest(intent)) {
    return (
      <>
        <p role="status">{m.noDebt}</p>
        <Button onClick={onClose}>{common.close}</Button>
      </>
    );
  }
  const facts = rows.map(({ title, date, remaining }) => ({
    label: m.debtRow(formatText(title) || m.untitled, formatDay(date)),
    value: formatToman(remaining),
  }));
  return (
    <>
      <FactList facts={[...facts, { label: m.debtTotal, value: <b>{formatToman(most)}</b> }]} />
      <Form
        schema={schema}
        initial={{ method: 'cash' }}
        submit={m.submit}
        failed={m.payFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={draftOf(patientId)}
        frame="none"
        onSubmit={pay}
      >
        <PaymentInputs remaining={most} withoutWallet />
      </Form>
    </>
  );
}
