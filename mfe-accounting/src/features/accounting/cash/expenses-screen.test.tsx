import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aCashPoint, anExpense } from '../../../testing/cash-samples';
import { ExpenseScreen } from './expense-screen';
import { ExpensesScreen } from './expenses-screen';
import { NewExpenseScreen } from './new-expense-screen';

const path = '/clinic/accounting/cash/expenses';
const list = 'GET /expenses/pagination';
const due = 'GET /expenses/due';
const points = 'GET /cash/points';
const create = 'POST /expenses';

testListScreen({
  element: <ExpensesScreen />,
  place: { path },
  list,
  rows: () => pageWith(anExpense()),
  answers: { [due]: () => pageWith(), [points]: () => pageWith() },
  find: () => screen.findByRole('row', { name: /اجاره ساختمان/ }),
  empty: 'هنوز هزینه‌ای ثبت نشده است',
  narrowed: { query: '?category=tax', says: 'هزینه‌ای با این شرط‌ها یافت نشد' },
});

it('offers a monthly expense again', async () => {
  fakeApi({
    [list]: () => pageWith(anExpense()),
    [due]: () => pageWith(anExpense()),
    [points]: () => pageWith(aCashPoint()),
  });
  renderScreen(<ExpensesScreen />, { path });
  const again = await screen.findByRole('link', { name: 'ثبت دوباره اجاره ساختمان' });
  expect(again).toHaveAttribute('href', `${path}/new?repeats=91`);
  expect(await screen.findByLabelText('محل صندوق')).toBeVisible();
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

testFormScreen({
  element: <NewExpenseScreen />,
  place: { path: `${path}/new` },
  answers: { [create]: () => anExpense({ id: 92 }) },
  save: create,
  submit: 'ثبت هزینه',
  missing: {
    'شرح هزینه': 'لطفا شرح هزینه را وارد کنید',
    'دسته هزینه': 'لطفا دسته هزینه را انتخاب کنید',
    'مبلغ هزینه': 'لطفا مبلغ هزینه را وارد کنید',
    'روش پرداخت': 'لطفا روش پرداخت را انتخاب کنید',
  },
  typed: {
    'شرح هزینه': 'اینترنت',
    'دسته هزینه': 'آب، برق، گاز و تلفن',
    'مبلغ هزینه': '900000',
    'روش پرداخت': 'نقدی',
  },
  failed: 'هزینه ثبت نشد.',
  refused: ['spent_on', 'تاریخ هزینه'],
  sends: { title: 'اینترنت', category: 'utilities', amount: 900_000, method: 'cash' },
  says: 'هزینه ثبت شد.',
  opens: path,
});

it('shows an expense with its own day, and when and by whom it was entered', async () => {
  fakeApi({ 'GET /expenses/91': () => anExpense({ spent_on: '2026-10-18', note: 'مهر' }) });
  renderScreen(<ExpenseScreen />, { path: `${path}/:id`, at: `${path}/91` });
  await screen.findByRole('heading', { name: 'اجاره ساختمان' });
  const [terms, values] = (['term', 'definition'] as const).map((role) =>
    screen.getAllByRole(role).map(({ textContent }) => textContent),
  );
  expect(terms?.map((term, index) => [term, values?.[index]])).toEqual([
    ['مبلغ هزینه', '۴۵٬۰۰۰٬۰۰۰ تومان'],
    ['دسته هزینه', 'اجاره'],
    ['روش پرداخت', 'انتقال بانکی'],
    ['تاریخ هزینه', '۱۴۰۵/۰۷/۲۶'],
    ['تکرار', 'ماهانه'],
    ['ثبت‌کننده', 'مینا صالحی'],
    ['وضعیت', 'ثبت شده، ۱۴۰۵/۰۷/۲۸، ۱۲:۰۰'],
    ['توضیحات', 'مهر'],
  ]);
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
