import { z } from 'zod';
import { financialInfoInput, type IncomeCode } from './financial-info';
import { sharesTooHigh } from './units';

const { shape } = financialInfoInput;

/** What the wizard asks for, with the message for a field that is left empty. */
export const profileRequired = {
  income_type: 'نوع درآمد را انتخاب کنید',
  fixed_amount: 'مبلغ ثابت الزامی است',
  daily_work_hours: 'ساعت کار روزانه الزامی است',
  percentage_value: 'درصد الزامی است',
  percentage_source: 'مبنای درصد را انتخاب کنید',
  insurance_name: 'نام بیمه را انتخاب کنید',
  insurance_total_cost: 'هزینه کل بیمه الزامی است',
  bank_name: 'نام بانک الزامی است',
  account_holder_name: 'نام صاحب حساب الزامی است',
  card_number: 'شماره کارت الزامی است',
  sheba_number: 'شماره شبا الزامی است',
  monthly_leave: 'مرخصی ماهانه الزامی است',
  yearly_leave: 'مرخصی سالانه الزامی است',
} as const;
type Name = keyof typeof profileRequired;

type IncomeField = 'fixed_amount' | 'daily_work_hours' | 'percentage_value' | 'percentage_source';

/** The fields that each kind of income needs. */
export const fieldsOfIncome: Record<IncomeCode, readonly IncomeField[]> = {
  fixed: ['fixed_amount', 'daily_work_hours'],
  percent: ['percentage_value', 'percentage_source'],
  mixed: ['fixed_amount', 'daily_work_hours', 'percentage_value', 'percentage_source'],
};

type Values = Partial<Record<Name, unknown>>;

function askFor(names: readonly Name[], values: Values, context: z.RefinementCtx): void {
  for (const name of names) {
    if (values[name] !== null && values[name] !== undefined) continue;
    context.addIssue({ code: 'custom', path: [name], message: profileRequired[name] });
  }
}

// A field of the wizard is there, though it may be empty; whether it may be is asked below.
const income = {
  income_type: shape.income_type.unwrap(),
  daily_work_hours: shape.daily_work_hours.unwrap(),
  fixed_amount: shape.fixed_amount.unwrap(),
  percentage_value: shape.percentage_value.unwrap(),
  percentage_source: shape.percentage_source.unwrap(),
};
const insurance = {
  insurance_name: shape.insurance_name.unwrap(),
  insurance_type_name: shape.insurance_type_name,
  insurance_total_cost: shape.insurance_total_cost.unwrap(),
  clinic_share: shape.clinic_share,
  employee_share: shape.employee_share,
};
const bank = {
  bank_name: shape.bank_name.unwrap(),
  account_holder_name: shape.account_holder_name.unwrap(),
  card_number: shape.card_number.unwrap(),
  sheba_number: shape.sheba_number.unwrap(),
};
const leave = {
  monthly_leave: shape.monthly_leave.unwrap(),
  yearly_leave: shape.yearly_leave.unwrap(),
  final_notes: shape.final_notes,
};

interface Income extends Values {
  income_type?: IncomeCode | null;
}

function checkIncome(values: Income, context: z.RefinementCtx): void {
  const { income_type: kind } = values;
  askFor(kind ? fieldsOfIncome[kind] : ['income_type'], values, context);
}

interface Insurance extends Values {
  clinic_share?: number | null;
  employee_share?: number | null;
}

function checkInsurance(values: Insurance, context: z.RefinementCtx): void {
  askFor(['insurance_name', 'insurance_total_cost'], values, context);
  if ((values.clinic_share ?? 0) + (values.employee_share ?? 0) <= 100) return;
  context.addIssue({ code: 'custom', path: ['employee_share'], message: sharesTooHigh });
}

const checkBank = (values: Values, context: z.RefinementCtx): void =>
  askFor(['bank_name', 'account_holder_name', 'card_number', 'sheba_number'], values, context);

const checkLeave = (values: Values, context: z.RefinementCtx): void =>
  askFor(['monthly_leave', 'yearly_leave'], values, context);

export const incomeStep = z.object(income).superRefine(checkIncome);
export const insuranceStep = z.object(insurance).superRefine(checkInsurance);
export const bankStep = z.object(bank).superRefine(checkBank);
export const leaveStep = z.object(leave).superRefine(checkLeave);

/** The whole wizard: what the server takes, with what the texts ask for. */
export const financialProfileForm = z
  .object({ user_id: shape.user_id, ...income, ...insurance, ...bank, ...leave })
  .superRefine((values, context) => {
    checkIncome(values, context);
    checkInsurance(values, context);
    checkBank(values, context);
    checkLeave(values, context);
  });
export type FinancialProfileForm = z.input<typeof financialProfileForm>;
export type FinancialProfile = z.output<typeof financialProfileForm>;
