import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { anExpense } from '../../../testing/cash-samples';
import { ExpenseScreen } from './expense-screen';
import { ExpensesScreen } from './expenses-screen';
import { NewExpenseScreen } from './new-expense-screen';

const path = '/clinic/accounting/cash/expenses';
const list = 'GET /expenses/pagination';
const due = 'GET /expenses/due';
const create = 'POST /expenses';

testListScreen({
  element: <ExpensesScreen />,
  place: { path },
  list,
  rows: () => pageWith(anExpense()),
  answers: { [due]: () => pageWith() },
  find: () => screen.findByRole('row', { name: /اجاره ساختمان/ }),
  empty: 'هنوز هزینه‌ای ثبت نشده است',
  narrowed: { query: '?category=tax', says: 'هزینه‌ای با این شرط‌ها یافت نشد' },
});

it('offers a monthly expense again', async () => {
  fakeApi({ [list]: () => pageWith(anExpense()), [due]: () => pageWith(anExpense()) });
  renderScreen(<ExpensesScreen />, { path });
  const again = await screen.findByRole('link', { name: 'ثبت دوباره اجاره ساختمان' });
  expect(again).toHaveAttribute('href', `${path}/new?repeats=91`);
});

it('fills the form in from the monthly expense that is repeated', async () => {
  const calls = fakeApi({
    'GET /expenses/91': () => anExpense(),
    [create]: () => anExpense({ id: 92 }),
  });
  const place = { path: `${path}/new`, at: `${path}/new?repeats=91`, toasts: true };
  const { user, location } = renderScreen(<NewExpenseScreen />, place);
  await user.click(await screen.findByRole('button', { name: 'ثبت هزینه' }));
  expect(await screen.findByText('هزینه ثبت شد.')).toBeVisible();
  expect(location()).toBe(path);
  expect(calls.find(({ call }) => call === create)?.body).toMatchObject({
    title: 'اجاره ساختمان',
    category: 'rent',
    amount: 45_000_000,
    repeats_id: 91,
    is_monthly: true,
  });
});

it('says at the fields what is missing, and what the server refuses', async () => {
  const message = 'صندوق این روز بسته شده است و هزینه‌ای نمی‌پذیرد';
  fakeApi({
    [create]: () => refuse(409, { code: 'day_closed', message, fields: { spent_on: message } }),
  });
  const { user } = renderScreen(<NewExpenseScreen />, { path: `${path}/new` });
  const send = await screen.findByRole('button', { name: 'ثبت هزینه' });
  await user.click(send);
  const title = screen.getByLabelText('شرح هزینه');
  expect(title).toHaveAccessibleDescription('لطفا شرح هزینه را وارد کنید');
  await user.type(title, 'اینترنت');
  await user.selectOptions(screen.getByLabelText('دسته هزینه'), 'آب، برق، گاز و تلفن');
  await user.selectOptions(screen.getByLabelText('روش پرداخت'), 'نقدی');
  await user.type(screen.getByLabelText('مبلغ هزینه'), '-5');
  await user.click(send);
  expect(screen.getByLabelText('مبلغ هزینه')).toBeInvalid();
  await user.clear(screen.getByLabelText('مبلغ هزینه'));
  await user.type(screen.getByLabelText('مبلغ هزینه'), '900000');
  await user.click(send);
  await waitFor(() => expect(screen.getByLabelText('تاریخ هزینه')).toBeInvalid());
});

it('voids an expense with a reason', async () => {
  const voiding = 'POST /expenses/91/void';
  const calls = fakeApi({
    'GET /expenses/91': () => anExpense(),
    [voiding]: () => anExpense({ status: 'void', void_reason: 'دو بار ثبت شده' }),
  });
  const { user } = renderScreen(<ExpenseScreen />, {
    path: `${path}/:id`,
    at: `${path}/91`,
    toasts: true,
  });
  await user.click(await screen.findByRole('button', { name: 'ابطال هزینه' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('علت ابطال'), 'دو بار ثبت شده');
  await user.click(dialog.getByRole('button', { name: 'ابطال هزینه' }));
  expect(await screen.findByText('هزینه باطل شد.')).toBeVisible();
  expect(calls.find(({ call }) => call === voiding)?.body).toEqual({ reason: 'دو بار ثبت شده' });
});
