import type { FinancialInfo } from '@ziba/shared/contracts/financial-info';
import {
  bankStep,
  financialProfileForm,
  incomeStep,
  insuranceStep,
  leaveStep,
  type FinancialProfile,
  type FinancialProfileForm,
} from '@ziba/shared/contracts/financial-profile-form';
import { common } from '@ziba/shared/messages';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import type { Edit } from '@ziba/shared/ui/forms/form';
import { Wizard, type WizardStep } from '@ziba/shared/ui/forms/wizard/wizard';
import * as addresses from '../addresses';
import { BankInputs } from './bank-inputs';
import { IncomeInputs } from './income-inputs';
import { InsuranceInputs } from './insurance-inputs';
import { m } from './messages';

const { QuantityField, TextAreaField } = fieldsOf<FinancialProfileForm>();
const { fields, steps: titles } = m;

const stepsOf = (fullName: string): WizardStep<FinancialProfileForm>[] => [
  {
    key: 'income',
    title: titles.income,
    names: [
      'income_type',
      'fixed_amount',
      'daily_work_hours',
      'percentage_value',
      'percentage_source',
    ],
    schema: incomeStep,
    content: <IncomeInputs />,
  },
  {
    key: 'insurance',
    title: titles.insurance,
    names: [
      'insurance_name',
      'insurance_type_name',
      'insurance_total_cost',
      'clinic_share',
      'employee_share',
    ],
    schema: insuranceStep,
    content: <InsuranceInputs />,
  },
  {
    key: 'bank',
    title: titles.bank,
    names: ['bank_name', 'account_holder_name', 'card_number', 'sheba_number'],
    schema: bankStep,
    content: <BankInputs fullName={fullName} />,
  },
  {
    key: 'final',
    title: titles.final,
    names: ['monthly_leave', 'yearly_leave', 'final_notes'],
    schema: leaveStep,
    content: (
      <>
        <QuantityField
          name="monthly_leave"
          label={fields.monthly_leave}
          unit={m.days}
          decimals={2}
        />
        <QuantityField name="yearly_leave" label={fields.yearly_leave} unit={m.days} decimals={2} />
        <TextAreaField name="final_notes" label={fields.final_notes} wide />
      </>
    ),
  },
];

const nothing = () => undefined;

interface Props {
  user: { id: number; profile: { fullName: string } };
  /** The values of a new profile. */
  initial?: Partial<FinancialProfileForm>;
  /** The profile that is edited, and how it is read again. */
  stored?: FinancialInfo;
  reload?: () => unknown;
  /** Saves a new profile, or the changes of a stored one. */
  onSubmit: (
    profile: FinancialProfile,
    edit: Edit<FinancialProfileForm, FinancialProfile>,
  ) => unknown;
}

/**
 * The four steps of a financial profile. A new one goes on when a step is right; in a stored one
 * every step is open.
 */
export function ProfileWizard({ user, initial, stored, reload = nothing, onSubmit }: Props) {
  return (
    <Wizard
      label={stored ? m.edit : m.create}
      schema={financialProfileForm}
      steps={stepsOf(user.profile.fullName)}
      initial={initial}
      stored={stored}
      reload={reload}
      finish={[{ key: 'save', label: stored ? common.saveChanges : m.finish }]}
      failed={stored ? m.editFailed : m.createFailed}
      cancel={{ label: common.cancel, to: addresses.staffProfiles }}
      draft={`financial-profile-${user.id}`}
      onSubmit={(profile, _, edit) => onSubmit(profile, edit)}
    />
  );
}
