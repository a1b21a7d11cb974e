import { codeOfIncome, incomeType, percentageSources } from '@ziba/shared/contracts/financial-info';
import {
  fieldsOfIncome,
  type FinancialProfileForm,
} from '@ziba/shared/contracts/financial-profile-form';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAccountingSettings } from '../../../data/accounting-settings.api';
import { useChoice } from '../use-choice';
import { m } from './messages';

const { MoneyField, QuantityField, SelectField } = fieldsOf<FinancialProfileForm>();
const { fields } = m;
const kinds = Object.values(incomeType);

const kindOf = (value: unknown) => codeOfIncome(String(value ?? ''));

/** How the income is computed: a fixed amount, a share, or both. */
export function IncomeInputs() {
  const kind = kindOf(useWatch<FinancialProfileForm, 'income_type'>({ name: 'income_type' }));
  const asks = (name: (typeof fieldsOfIncome)['mixed'][number]) =>
    kind !== null && fieldsOfIncome[kind].includes(name);
  useFittingFields();
  return (
    <>
      <SelectField name="income_type" label={fields.income_type} options={kinds} wide />
      {asks('fixed_amount') && (
        <>
          <MoneyField name="fixed_amount" label={fields.fixed_amount} />
          <QuantityField
            name="daily_work_hours"
            label={fields.daily_work_hours}
            unit={m.hours}
            decimals={2}
          />
        </>
      )}
      {asks('percentage_value') && (
        <>
          <QuantityField
            name="percentage_value"
            label={fields.percentage_value}
            unit={m.percent}
            decimals={2}
          />
          <SelectField
            name="percentage_source"
            label={fields.percentage_source}
            options={percentageSources}
          />
        </>
      )}
    </>
  );
}

/** When another kind is chosen: empties the fields that it does not ask for, and begins a fixed income with the clinic's values. */
function useFittingFields(): void {
  const { getValues, setValue } = useFormContext<FinancialProfileForm>();
  const { data: defaults } = useAccountingSettings();
  useChoice<FinancialProfileForm>('income_type', (value) => {
    const kind = kindOf(value);
    if (kind === null) return;
    for (const name of fieldsOfIncome.mixed) {
      const isAsked = fieldsOfIncome[kind].includes(name);
      if (!isAsked) setValue(name, '', { shouldDirty: true });
    }
    for (const name of ['fixed_amount', 'daily_work_hours'] as const) {
      const isEmpty = [undefined, null, ''].includes(getValues(name) as null);
      if (defaults && isEmpty && fieldsOfIncome[kind].includes(name)) {
        setValue(name, defaults[name], { shouldDirty: true });
      }
    }
  });
}
