import { aFinancialInfo } from '@ziba/shared/testing/accounting-samples';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { ProfileScreen } from './profile-screen';

const read = 'GET /financialInfo/81';
const place = {
  path: '/clinic/accounting/users/financial-info-view/:id',
  at: '/clinic/accounting/users/financial-info-view/81',
};

testRecordScreen({
  element: <ProfileScreen />,
  place,
  read,
  answers: { [read]: () => aFinancialInfo() },
  find: () => screen.findByText('نرگس کریمی', { selector: 'b' }),
});

/** The facts of the part with this title, as `name: value`. */
const factsIn = (title: string) => {
  const part = screen.getByRole('button', { name: title }).closest('section')!;
  const names = within(part).getAllByRole('term', { hidden: true });
  return names.map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`);
};

it('shows income, insurance and bank in parts that close, and the leave in the heading', async () => {
  fakeApi({ [read]: () => aFinancialInfo() });
  const { user } = renderScreen(<ProfileScreen />, place);
  expect(await screen.findByText('مرخصی ماهانه ۲٫۵ روز، مرخصی سالانه ۳۰ روز')).toBeVisible();
  expect(factsIn('محاسبه درآمد')).toEqual([
    'نوع درآمد: ترکیبی',
    'مبلغ ثابت: ۲۰٬۰۰۰٬۰۰۰ تومان',
    'ساعت کار روزانه: ۸',
    'درصد: ۳۰٪',
    'مبنای درصد: خدمات انجام شده',
  ]);
  expect(factsIn('بیمه')).toEqual([
    'نام بیمه: تامین اجتماعی',
    'نوع بیمه: پایه',
    'هزینه کل بیمه: ۱۲٬۰۰۰٬۰۰۰ تومان',
    'سهم کلینیک: ۷۰٪',
    'سهم کاربر: ۳۰٪',
  ]);
  expect(factsIn('بانک')).toEqual([
    'نام بانک: سامان',
    'نام صاحب حساب: نرگس کریمی',
    'شماره کارت: ۶۲۱۹ ۸۶۱۰ ۳۴۵۲ ۹۰۰۷',
    'شماره شبا: IR ۸۲ ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲',
  ]);
  const bank = screen.getByRole('button', { name: 'بانک' });
  await user.click(bank);
  expect(bank).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('نام صاحب حساب')).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'ویرایش اطلاعات مالی' })).toHaveAttribute(
    'href',
    '/clinic/accounting/users/edit-financial-info/81',
  );
});

it('shows only what the kind of income needs', async () => {
  const share = { income_type: 'درصدی', fixed_amount: null, daily_work_hours: null } as const;
  const noLeave = { monthly_leave: null, yearly_leave: null };
  fakeApi({ [read]: () => aFinancialInfo({ ...share, ...noLeave }) });
  renderScreen(<ProfileScreen />, place);
  expect(await screen.findByText('مرخصی ثبت نشده است')).toBeVisible();
  expect(factsIn('محاسبه درآمد')).toEqual([
    'نوع درآمد: درصدی',
    'درصد: ۳۰٪',
    'مبنای درصد: خدمات انجام شده',
  ]);
});
