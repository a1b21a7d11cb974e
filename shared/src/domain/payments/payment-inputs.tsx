import { paymentMethodLabels, paymentMethods, type PaymentInput } from '../../contracts/payments';
import { Button } from '../../ui/controls/button';
import { fieldsOf } from '../../ui/forms/form';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  /** What remains to be paid, in whole tomans; left out for credit, which has no limit. */
  remaining?: number;
  /** Leaves the wallet out, for payments into the account: a wallet cannot fill itself. */
  withoutWallet?: boolean;
}

const { MoneyField, SelectField, TextAreaField, TextField } = fieldsOf<PaymentInput>();

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

/** The fields of a payment: amount, with a button for all that remains, method, reference and note. */
export function PaymentInputs({ remaining, withoutWallet = false }: Props) {
  const { setValue } = useFormContext<PaymentInput>();
  const method = useWatch<PaymentInput, 'method'>({ name: 'method' });
  const settle = (amount: number) =>
    setValue('amount', amount, { shouldDirty: true, shouldValidate: true });

  return (
    <>
      <Amount>
        <MoneyField name="amount" label={m.amount} />
        {remaining !== undefined && (
          <Button icon="check" onClick={() => settle(remaining)}>
            {m.full}
          </Button>
        )}
      </Amount>
      <SelectField
        name="method"
        label={m.method}
        options={withoutWallet ? methods.filter(({ value }) => value !== 'wallet') : methods}
        blank={null}
        hint={method === 'wallet' ? m.walletHint : undefined}
      />
      <TextField name="reference" label={m.reference} />
      <TextAreaField name="note" label={m.note} rows={2} wide />
    </>
  );
}

const Amount = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-2);
  grid-column: 1 / -1;

  > button {
    /* In line with the control, below the height of its label. */
    margin-block-start: calc(var(--size-s) * 1.6 + var(--space-1));
  }
`;
