import { cashMethods, type CashMethod } from '@ziba/shared/contracts/cash';
import { paymentMethodLabels } from '@ziba/shared/contracts/payments';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';

const { SelectField } = fieldsOf<{ payment_method?: CashMethod | '' | null }>();
const methods = cashMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

/** How a document was paid: the till of the day counts it. Without a choice it did not go through the till. */
export function PaidByField() {
  return (
    <SelectField
      name="payment_method"
      label={m.paidBy}
      hint={m.paidByHint}
      options={methods}
      blank={m.notByTill}
    />
  );
}
