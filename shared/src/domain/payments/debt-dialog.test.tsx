import { screen } from '@testing-library/react';
import { fakeApi, noAnswer, pageWith } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { aLogin } from '../../testing/session-samples';
import { DebtDialog } from './debt-dialog';

const patient = { id: 7, full_name: 'سارا رضایی' };
const owed = { target: 'session', id: 81, title: 'لیزر', total: 300, paid: 100, remaining: 200 };
const rows = [{ ...owed, date: '2026-01-03T08:30:00.000Z' }];
const payCall = 'POST /patients/7/payments';

function open(pay: () => unknown, debts: unknown[] = rows, balance = -250) {
  const account = { ...pageWith(), balance, wallet: 0, debt: Math.max(-balance, 0) };
  const calls = fakeApi({
    'GET /patients/7/debts': () => pageWith(...debts),
    'GET /patients/7/ledger': () => account,
    [payCall]: pay,
  });
  const onClose = jest.fn();
  const view = renderScreen(<DebtDialog patient={patient} onClose={onClose} />, {
    session: aLogin(),
    toasts: true,
  });
  return { calls, onClose, ...view };
}

it('shows the debt, accepts no more than that, and does not offer the wallet', async () => {
  const { user, calls, onClose } = open(() => ({}));
  expect(await screen.findByText('۲۵۰ تومان')).toBeVisible();
  expect(screen.getByText(/^لیزر/)).toBeVisible();
  expect(screen.queryByRole('option', { name: 'کیف پول زیباجو' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^مبلغ پرداخت/ }), '251');
  await user.click(screen.getByRole('button', { name: 'ثبت پرداخت' }));
  expect(await screen.findByText('مبلغ پرداخت از بدهی زیباجو بیشتر است')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'تسویه کامل' }));
  await user.click(screen.getByRole('button', { name: 'ثبت پرداخت' }));
  expect(await screen.findByText('پرداخت ۲۵۰ تومان ثبت شد.')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
  expect(calls.find(({ call }) => call === payCall)?.body).toMatchObject({
    amount: 250,
    method: 'cash',
    purpose: 'debt',
  });
});

it('says that there is no debt, and that the debt could not be read', async () => {
  const { unmount } = open(() => ({}), [], 0);
  expect(await screen.findByText('این زیباجو بدهی ندارد.')).toBeVisible();
  unmount();
  fakeApi({
    'GET /patients/7/debts': () => noAnswer(),
    'GET /patients/7/ledger': () => noAnswer(),
  });
  renderScreen(<DebtDialog patient={patient} onClose={jest.fn()} />, { session: aLogin() });
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
});
