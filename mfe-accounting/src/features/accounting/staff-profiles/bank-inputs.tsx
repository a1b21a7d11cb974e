import type { FinancialProfileForm } from '@ziba/shared/contracts/financial-profile-form';
import { nameKey } from '@ziba/shared/contracts/normalise';
import { CardField } from '@ziba/shared/ui/fields/card-field';
import { ShebaField } from '@ziba/shared/ui/fields/sheba-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useWatch } from 'react-hook-form';
import { m } from './messages';

const { TextField } = fieldsOf<FinancialProfileForm>();
const { fields } = m;

/** The account to which the salary is paid. A holder with another name is named, not refused. */
export function BankInputs({ fullName }: { fullName: string }) {
  const holder = useWatch<FinancialProfileForm, 'account_holder_name'>({
    name: 'account_holder_name',
  });
  const isOther = Boolean(holder) && nameKey(holder ?? '') !== nameKey(fullName);
  return (
    <>
      <TextField name="bank_name" label={fields.bank_name} />
      <TextField
        name="account_holder_name"
        label={fields.account_holder_name}
        hint={isOther && m.otherHolder}
      />
      <CardField<FinancialProfileForm> name="card_number" label={fields.card_number} />
      <ShebaField<FinancialProfileForm> name="sheba_number" label={fields.sheba_number} />
    </>
  );
}
