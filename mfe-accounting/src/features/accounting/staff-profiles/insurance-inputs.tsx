import { staffInsurances } from '@ziba/shared/contracts/financial-info';
import type { FinancialProfileForm } from '@ziba/shared/contracts/financial-profile-form';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useFormContext } from 'react-hook-form';
import { insurances } from '../../../data/staff-profiles.api';
import { useChoice } from '../use-choice';
import { m } from './messages';

const { MoneyField, QuantityField, SelectField, TextField } = fieldsOf<FinancialProfileForm>();
const { fields } = m;

/** The insurance, its cost and how it is shared. A chosen insurance of the clinic brings its figures along. */
export function InsuranceInputs() {
  const { data } = insurances.useAll();
  const own = data?.data ?? [];
  const names = [...new Set([...staffInsurances, ...own.map(({ name }) => name)])];
  const { setValue } = useFormContext<FinancialProfileForm>();
  useChoice<FinancialProfileForm>('insurance_name', (name) => {
    const insurance = own.find((one) => one.name === name);
    const figures = {
      insurance_type_name: insurance?.type ?? '',
      ...(insurance && {
        insurance_total_cost: insurance.mainCost ?? '',
        clinic_share: insurance.clinicPercentage ?? '',
        employee_share: insurance.insuredPercentage ?? '',
      }),
    };
    for (const [field, value] of Object.entries(figures)) {
      setValue(field as keyof typeof figures, value, { shouldDirty: true });
    }
  });
  return (
    <>
      <SelectField
        name="insurance_name"
        label={fields.insurance_name}
        hint={m.insuranceHint}
        options={names}
      />
      <TextField name="insurance_type_name" label={fields.insurance_type_name} readOnly />
      <MoneyField name="insurance_total_cost" label={fields.insurance_total_cost} wide />
      <QuantityField
        name="clinic_share"
        label={fields.clinic_share}
        unit={m.percent}
        decimals={2}
      />
      <QuantityField
        name="employee_share"
        label={fields.employee_share}
        unit={m.percent}
        decimals={2}
      />
    </>
  );
}
