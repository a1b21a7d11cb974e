import type { FinancialDocumentInput } from '@ziba/shared/contracts/financial-documents';
import { formatToman } from '@ziba/shared/format/money';
import { Button } from '@ziba/shared/ui/controls/button';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { PaidByField } from '../documents/paid-by-field';
import { m } from './messages';
import { totalPayable } from './total-payable';

const { MoneyField } = fieldsOf<FinancialDocumentInput>();

/** The amounts of a document, their total, and the paid amount. */
export function DocumentAmounts() {
  const labelId = useId();
  const { setValue } = useFormContext<FinancialDocumentInput>();
  const [salary, carried, credit] = useWatch<
    FinancialDocumentInput,
    ['calculated_salary_this_month', 'carried_forward', 'previous_credit']
  >({ name: ['calculated_salary_this_month', 'carried_forward', 'previous_credit'] });
  const total = totalPayable(salary, carried, credit);
  const payAll = () => setValue('paid_amount', total, { shouldDirty: true, shouldValidate: true });

  return (
    <FieldGroup title={m.amounts}>
      <MoneyField name="calculated_salary_this_month" label={m.salary} />
      <MoneyField name="carried_forward" label={m.carriedForward} hint={m.carriedForwardHint} />
      <MoneyField name="previous_credit" label={m.previousCredit} hint={m.previousCreditHint} />
      <Total>
        <b id={labelId}>{m.total}</b>
        <output aria-labelledby={labelId}>{formatToman(total)}</output>
        <p>{m.totalHint}</p>
      </Total>
      <MoneyField name="paid_amount" label={m.paid} />
      <Beside>
        <Button icon="check" disabled={total <= 0} onClick={payAll}>
          {m.payAll}
        </Button>
      </Beside>
      <PaidByField />
    </FieldGroup>
  );
}

const Total = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--size-s);

  output {
    display: flex;
    align-items: center;
    min-block-size: var(--control);
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    background: var(--accent-soft);
    color: var(--accent);
    font-size: var(--size-m);
    font-weight: 700;
  }
  p {
    color: var(--text-soft);
  }
`;

const Beside = styled.div`
  /* In line with the control, below the height of a label. */
  padding-block-start: calc(var(--size-s) * 1.6 + var(--space-1));

  @media (max-width: 56rem) {
    padding-block-start: 0;
  }
`;
