import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { aCashPoint } from '../../../testing/cash-samples';
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
  answers: {
    [read]: () => settings,
    [save]: () => ({ ...settings, version: 6 }),
    'GET /cash/points': () => pageWith(aCashPoint({ user_ids: [5] })),
    'GET /users/clinic/1/index': () => pageWith(aStaffUser({ id: 5 }), aStaffUser({ id: 6 })),
  },
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
  expect(calls.map(({ call }) => call)).not.toContain(save);
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

it('names the desks at which money is taken with their users, adds one and archives one', async () => {
  const create = 'POST /cash/points';
  const message = 'صندوق امروز این محل هنوز بسته نشده است؛ نخست آن را ببندید';
  const calls = fakeApi({
    ...screenOfOne.answers,
    'GET /users/clinic/1/index': () => pageWith(named(5, 'مینا راد'), named(6, 'سارا احمدی')),
    [create]: () => aCashPoint({ id: 4 }),
    'DELETE /cash/points/3': () => refuse(409, { code: 'day_open', message }),
  });
  const { user } = renderScreen(screenOfOne.element, { ...screenOfOne.place, toasts: true });
  expect(await screen.findByText('طبقه پایین (مینا راد)')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'افزودن' }));
  const add = screen.getByRole('button', { name: 'ثبت' });
  await user.click(add);
  const name = screen.getByLabelText('نام صندوق');
  expect(name).toHaveAccessibleDescription('لطفا نام صندوق را وارد کنید');
  await user.type(name, 'طبقه بالا');
  await user.type(screen.getByRole('combobox', { name: 'کاربران این صندوق' }), 'سارا{Enter}');
  await user.click(add);
  expect(await screen.findByText('صندوق ذخیره شد.')).toBeVisible();
  expect(calls.find(({ call }) => call === create)?.body).toEqual({
    name: 'طبقه بالا',
    user_ids: [6],
  });

  await user.click(screen.getByRole('button', { name: /بایگانی طبقه پایین/ }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'بایگانی' }));
  expect(await screen.findByText(message)).toBeVisible();
});

const named = (id: number, fullName: string) =>
  aStaffUser({ id, profile: { ...aStaffUser().profile, fullName } });
