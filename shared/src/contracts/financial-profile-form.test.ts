import {
  bankStep,
  financialProfileForm,
  incomeStep,
  insuranceStep,
  leaveStep,
} from './financial-profile-form';
import type { z } from 'zod';

/** The names of the fields that a step refuses. */
const wrongIn = (step: z.ZodType, values: object) =>
  step.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];

const income = {
  income_type: '',
  fixed_amount: '',
  daily_work_hours: '',
  percentage_value: '',
  percentage_source: '',
};
const fixed = { fixed_amount: '۲۰٬۰۰۰٬۰۰۰', daily_work_hours: '۸' };
const share = { percentage_value: '30', percentage_source: 'مشاوره' };

it.each([
  [{}, ['income_type']],
  [{ income_type: 'ثابت' }, ['fixed_amount', 'daily_work_hours']],
  [{ income_type: 'ثابت', ...fixed }, []],
  [{ income_type: 'درصدی' }, ['percentage_value', 'percentage_source']],
  [{ income_type: 'درصدی', ...share }, []],
  [{ income_type: 'ترکیبی', ...fixed }, ['percentage_value', 'percentage_source']],
  [{ income_type: 'ترکیبی', ...fixed, ...share }, []],
  [{ income_type: 'ثابت', ...fixed, fixed_amount: '-1' }, ['fixed_amount']],
  [{ income_type: 'ثابت', ...fixed, fixed_amount: '1.5' }, ['fixed_amount']],
  [{ income_type: 'ثابت', ...fixed, fixed_amount: '1000000000001' }, ['fixed_amount']],
  [{ income_type: 'درصدی', ...share, percentage_value: '101' }, ['percentage_value']],
  [{ income_type: 'ثابت', ...fixed, daily_work_hours: '25' }, ['daily_work_hours']],
])('the income %j lacks or mistakes %j', (values, wrong) =>
  expect(wrongIn(incomeStep, { ...income, ...values })).toEqual(wrong),
);

it('asks for an insurance with its cost, for the whole account, and for the leave', () => {
  const insurance = { insurance_name: '', insurance_total_cost: '' };
  expect(wrongIn(insuranceStep, insurance)).toEqual(['insurance_name', 'insurance_total_cost']);
  const insured = { insurance_name: 'تامین اجتماعی', insurance_total_cost: '12000000' };
  expect(wrongIn(insuranceStep, insured)).toEqual([]);
  const shares = { clinic_share: '70', employee_share: '31' };
  expect(wrongIn(insuranceStep, { ...insured, ...shares })).toEqual(['employee_share']);

  const account = { bank_name: '', account_holder_name: '', card_number: '', sheba_number: '' };
  expect(wrongIn(bankStep, account)).toEqual(Object.keys(account));
  expect(wrongIn(leaveStep, { monthly_leave: '', yearly_leave: '' })).toEqual([
    'monthly_leave',
    'yearly_leave',
  ]);
  expect(wrongIn(leaveStep, { monthly_leave: '۲٫۵', yearly_leave: '367' })).toEqual([
    'yearly_leave',
  ]);
});

it('takes a stored profile, and gives the numbers without separators', () => {
  const account = {
    bank_name: 'سامان',
    account_holder_name: 'نرگس کریمی',
    card_number: '6219861034529007',
    sheba_number: 'IR820540102680020817909002',
  };
  const whole = {
    ...{ user_id: 5, ...income, income_type: 'ثابت', ...fixed },
    ...{ insurance_name: 'تامین اجتماعی', insurance_total_cost: 12_000_000 },
    ...account,
    ...{ monthly_leave: 3, yearly_leave: 36, final_notes: null },
  };
  expect(financialProfileForm.parse(whole)).toMatchObject({
    ...account,
    income_type: 'fixed',
    fixed_amount: 20_000_000,
    daily_work_hours: 8,
    percentage_value: null,
    percentage_source: null,
  });
});
