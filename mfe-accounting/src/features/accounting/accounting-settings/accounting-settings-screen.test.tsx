import { fakeApi } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';
import { AccountingSettingsScreen } from './accounting-settings-screen';

const path = '/clinic/accounting/settings';
const read = 'GET /accounting/settings';
const settings = {
  fixed_amount: 1_500_000,
  daily_work_hours: 12,
  monthly_leave: 3,
  yearly_leave: 36,
  version: 4,
};
const field = (name: string) => screen.findByLabelText(name);

testRecordScreen({
  element: <AccountingSettingsScreen />,
  place: { path },
  read,
  answers: { [read]: () => settings },
  find: () => field('مبلغ ثابت'),
});

it('changes the values with which profiles begin, and goes to accounting', async () => {
  const calls = fakeApi({ [read]: () => settings, 'PUT /accounting/settings': () => settings });
  const { user, location } = renderScreen(<AccountingSettingsScreen />, { path });
  expect(await field('مبلغ ثابت')).toHaveValue('۱٬۵۰۰٬۰۰۰');
  expect(await field('ساعت کار روزانه')).toHaveValue('۱۲');
  expect(await field('مرخصی سالانه')).toHaveValue('۳۶');
  expect(screen.queryByText('اختیاری')).not.toBeInTheDocument();
  const leave = await field('مرخصی ماهانه');
  await user.clear(leave);
  await user.type(leave, '400');
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  await waitFor(() => expect(leave).toHaveAccessibleDescription('تعداد روز معتبر نیست'));
  await user.clear(leave);
  await user.type(leave, '۲٫۵');
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  await waitFor(() => expect(location()).toBe('/clinic/accounting'));
  const save = calls.find(({ call }) => call === 'PUT /accounting/settings');
  expect(save?.body).toEqual({ monthly_leave: 2.5, version: 4 });
});
