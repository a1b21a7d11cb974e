import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aPaidWork,
  aPayLine,
  aPayrollPreview,
  aPayrollRun,
} from '../../../testing/payroll-samples';
import { PayrollMonthScreen } from './payroll-month-screen';

const read = 'GET /payroll/preview';
const place = {
  path: '/clinic/accounting/payroll/:month',
  at: '/clinic/accounting/payroll/1405-07',
  toasts: true,
};
const answers: Record<string, FakeAnswer> = {
  [read]: () => aPayrollPreview(),
  'GET /payroll/runs': () => pageWith(),
};
const name = 'دکتر لیلا سپهری';

const open = (more: Record<string, FakeAnswer> = {}, session = aLogin()) => {
  const calls = fakeApi({ ...answers, ...more });
  return { calls, ...renderScreen(<PayrollMonthScreen />, { ...place, session }) };
};
const bodyOf = (calls: ReturnType<typeof fakeApi>, call: string) =>
  calls.find((made) => made.call === call)?.body;

testRecordScreen({
  element: <PayrollMonthScreen />,
  place,
  read,
  answers,
  find: () => screen.findByRole('table', { name: 'حقوق کارکنان' }),
});

it('opens what a pay was computed from, down to each work', async () => {
  const work = pageWith(
    aPaidWork(),
    aPaidWork({ id: 2, title: 'ویزیت مو', amount: -400_000, is_correction: true }),
  );
  const { user, calls } = open({ 'GET /payroll/work': () => work });
  await user.click(await screen.findByRole('button', { name: `ریز محاسبه ${name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('اصلاح ماه‌های پیش').nextSibling).toHaveTextContent('۱۲۰٬۰۰۰');
  expect(dialog.getByText('جمع حقوق').nextSibling).toHaveTextContent('۲۰٬۷۸۰٬۰۰۰ تومان');
  const row = await dialog.findByRole('row', { name: /ویزیت مو/ });
  expect(row).toHaveTextContent('ماه‌های پیش');
  expect(calls.find(({ call }) => call === 'GET /payroll/work')?.params).toEqual({
    month: '1405-07',
    user_id: 5,
  });
});

async function openAdjustment(put: FakeAnswer = () => aPayLine()) {
  const opened = open({ 'PUT /payroll/adjustments': put });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: `عملیات ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: 'تعدیل' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...opened, dialog, save: dialog.getByRole('button', { name: 'ذخیره تغییرات' }) };
}

it('deducts an amount without a sign, with its reason, and leaves computed hours alone', async () => {
  const { user, calls, dialog, save } = await openAdjustment();
  await user.click(dialog.getByRole('radio', { name: 'کسر از حقوق' }));
  const amount = dialog.getByLabelText('مبلغ تعدیل');
  await user.type(amount, '۵۰۰۰۰۰');
  await user.click(save);
  expect(dialog.getByLabelText('علت تعدیل')).toHaveAccessibleDescription('علت تعدیل را بنویسید');
  await user.type(dialog.getByLabelText('علت تعدیل'), 'مساعده');
  await user.click(save);
  expect(await screen.findByText('تعدیل ذخیره شد.')).toBeVisible();
  expect(bodyOf(calls, 'PUT /payroll/adjustments')).toEqual({
    month: '1405-07',
    user_id: 5,
    amount: -500_000,
    note: 'مساعده',
  });
});

it('refuses a minus sign at the amount, and shows what the server refuses there', async () => {
  const message = 'جمع حقوق نمی‌تواند کمتر از صفر باشد';
  const { user, dialog, save } = await openAdjustment(() =>
    refuse(400, { code: 'invalid', message, fields: { amount: message } }),
  );
  const amount = dialog.getByLabelText('مبلغ تعدیل');
  await user.type(amount, '-5000');
  await user.type(dialog.getByLabelText('علت تعدیل'), 'مساعده');
  await user.click(save);
  await waitFor(() => expect(amount).toBeInvalid());
  await user.clear(amount);
  await user.type(amount, '99');
  await user.click(save);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(new RegExp(message)));
});

it('posts the month after a question, for those who are not posted yet', async () => {
  const post = 'POST /payroll/runs';
  const other = { id: 6, fullName: 'نادر کریمی', systemCode: null };
  const { user, calls } = open({
    [read]: () =>
      aPayrollPreview(
        aPayLine(),
        aPayLine({ user_id: 6, user: other, state: 'posted', run_id: 7, total: 1 }),
      ),
    [post]: () => aPayrollRun(),
  });
  await user.click(await screen.findByRole('button', { name: 'ثبت حقوق ماه' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/برای ۱ نفر سند مالی به جمع ۲۰٬۷۸۰٬۰۰۰ تومان/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'ثبت حقوق' }));
  expect(await screen.findByText('حقوق مهر ۱۴۰۵ ثبت شد.')).toBeVisible();
  expect(bodyOf(calls, post)).toEqual({ month: '1405-07', user_ids: [5] });
  // Only posted pay has a slip.
  expect(screen.getByRole('button', { name: 'فیش حقوقی نادر کریمی' })).toBeVisible();
  expect(screen.queryByRole('button', { name: `فیش حقوقی ${name}` })).not.toBeInTheDocument();
});

it('does not offer to post a month that is not over', async () => {
  open({ [read]: () => ({ ...aPayrollPreview(), may_post: false }) });
  expect(await screen.findByText(/این ماه هنوز به پایان نرسیده است/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ثبت حقوق ماه' })).not.toBeInTheDocument();
});

it('voids a posted run with a reason', async () => {
  const voiding = 'POST /payroll/runs/7/void';
  const { user, calls } = open({
    'GET /payroll/runs': () => pageWith(aPayrollRun()),
    [voiding]: () => aPayrollRun({ status: 'void' }),
  });
  await user.click(await screen.findByRole('button', { name: /^ابطال / }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('علت ابطال'), 'ساعت‌ها اشتباه بود');
  await user.click(dialog.getByRole('button', { name: 'ابطال' }));
  expect(await screen.findByText('حقوق باطل شد.')).toBeVisible();
  expect(bodyOf(calls, voiding)).toEqual({ reason: 'ساعت‌ها اشتباه بود' });
});

it('says that an address names no month', async () => {
  fakeApi(answers);
  renderScreen(<PayrollMonthScreen />, { ...place, at: '/clinic/accounting/payroll/1405-13' });
  expect(await screen.findByText('این ماه در تقویم نیست')).toBeVisible();
});
