import { fakeApi } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';
import { AccountingSettingsScreen } from './accounting-settings-screen';

const read = 'GET /accounting/settings';
const save = 'PUT /accounting/settings';
const settings = {
  fixed_amount: 1_500_000,
  daily_work_hours: 12,
  monthly_leave: 3,
  yearly_leave: 36,
  version: 4,
};
const screenOfOne = {
  element: <AccountingSettingsScreen />,
  place: { path: '/clinic/accounting/settings' },
  answers: { [read]: () => settings, [save]: () => ({ ...settings, version: 6 }) },
};
const field = (name: string) => screen.findByLabelText(name);

testRecordScreen({ ...screenOfOne, read, find: () => field('مبلغ ثابت') });

it('shows the values with which profiles begin, and no more days of leave than a month has', async () => {
  const calls = fakeApi(screenOfOne.answers);
  const { user } = renderScreen(screenOfOne.element, screenOfOne.place);
  expect(await field('مبلغ ثابت')).toHaveValue('۱٬۵۰۰٬۰۰۰');
  expect(await field('ساعت کار روزانه')).toHaveValue('۱۲');
  expect(await field('مرخصی سالانه')).toHaveValue('۳۶');
  expect(screen.queryByText('اختیاری')).not.toBeInTheDocument();
  const leave = await field('مرخصی ماهانه');
  await user.clear(leave);
  await user.type(leave, '400');
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  await waitFor(() => expect(leave).toHaveAccessibleDescription('تعداد روز معتبر نیست'));
  expect(calls.map(({ call }) => call)).toEqual([read]);
});

testFormScreen({
  ...screenOfOne,
  save,
  submit: 'ذخیره تغییرات',
  typed: { 'مرخصی ماهانه': '۲٫۵' },
  failed: 'خطا در ذخیره تنظیمات',
  refused: ['monthly_leave', 'مرخصی ماهانه'],
  sends: { monthly_leave: 2.5 },
  says: 'تنظیمات حسابداری ذخیره شد.',
  opens: '/clinic/accounting',
  edits: { read, others: { monthly_leave: 4 } },
});
