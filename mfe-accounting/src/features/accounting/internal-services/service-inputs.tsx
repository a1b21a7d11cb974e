import {
  internalServiceCodePrefix,
  type InternalServiceInput,
} from '@ziba/shared/contracts/internal-services';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';

const { CodeField, MoneyField, QuantityField, TextAreaField, TextField } =
  fieldsOf<InternalServiceInput>();
const { fields } = m;

/** The fields of a new and of a stored internal service. */
export function InternalServiceInputs() {
  return (
    <>
      <TextField name="subject" label={fields.subject} />
      <CodeField
        name="system_code"
        label={fields.system_code}
        prefix={internalServiceCodePrefix}
        hint={m.codeHint}
        readOnly
      />
      <MoneyField name="prepayment_cost" label={fields.prepayment_cost} />
      <QuantityField
        name="duration_months"
        label={fields.duration_months}
        unit={m.months}
        decimals={0}
      />
      <TextAreaField name="description" label={fields.description} wide />
    </>
  );
}
