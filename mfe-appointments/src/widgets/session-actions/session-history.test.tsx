import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { aPayment } from '@ziba/shared/testing/plan-samples';
import { screen, within } from '@testing-library/react';
import { openSessionMenu, showSessionRow, type SessionRowOptions } from '../../testing/session-row';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

const address = 'GET /treatmentSessions/81/payments';
const today = { paid_at: new Date().toISOString() };
const openHistory = async (given?: SessionRowOptions) => {
  const view = showSessionRow(given);
  const menu = await openSessionMenu(view);
  await view.user.click(menu.getByRole('menuitem', { name: 'تاریخچه پرداخت' }));
  return view;
};
const takeBack = async (action: string, view: Awaited<ReturnType<typeof openHistory>>) => {
  const name = 'ابطال یا بازگشت پرداخت ۱۰۰٬۰۰۰ تومان';
  await view.user.click(await screen.findByRole('button', { name }));
  await view.user.click(screen.getByRole('menuitem', { name: action }));
};

it('lists method, amount, reference and receiver, and says when there is no payment', async () => {
  let rows = [aPayment({ status: 'void', void_reason: 'مبلغ اشتباه', note: 'با رسید کاغذی' })];
  fakeApi({ [address]: () => pageWith(...rows) });
  const { unmount } = await openHistory();
  const row = (await screen.findAllByRole('row')).at(-1);
  for (const words of [
    '۱۰۰٬۰۰۰',
    'کارتخوان',
    '442190',
    'مینا صالحی',
    'باطل شده',
    'مبلغ اشتباه',
    'با رسید',
  ]) {
    expect(row).toHaveTextContent(words);
  }
  unmount();
  rows = [];
  await openHistory();
  expect(await screen.findByText('هنوز پرداختی ثبت نشده است')).toBeVisible();
});

it('voids a payment of today with a reason', async () => {
  const calls = fakeApi({
    [address]: () => pageWith(aPayment(today)),
    'POST /payments/301/void': () => aPayment({ status: 'void' }),
  });
  const view = await openHistory();
  await takeBack('ابطال پرداخت', view);
  await view.user.type(field(/^دلیل ابطال/), 'مبلغ اشتباه');
  await view.user.click(
    within(screen.getByRole('dialog', { name: 'ابطال پرداخت' })).getByRole('button', {
      name: 'ابطال پرداخت',
    }),
  );
  expect(await screen.findByText('پرداخت باطل شد.')).toBeVisible();
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    reason: 'مبلغ اشتباه',
  });
});

it('refunds no more than the remaining amount of a payment, and says why', async () => {
  const calls = fakeApi({
    [address]: () => pageWith(aPayment({ refunded_amount: 40_000 })),
    'POST /payments/301/refund': () => aPayment(),
  });
  const view = await openHistory();
  await takeBack('بازگرداندن مبلغ', view);
  const amount = field(/^مبلغ بازگشتی/);
  expect(amount).toHaveValue('۶۰٬۰۰۰');
  await view.user.type(amount, '0');
  await view.user.click(button('بازگرداندن مبلغ'));
  expect(await screen.findByText('مبلغ بازگشتی از باقی‌مانده این پرداخت بیشتر است')).toBeVisible();
  expect(screen.getByText('لطفا دلیل را وارد کنید')).toBeVisible();
  await view.user.type(amount, '{Backspace}');
  await view.user.type(field(/^دلیل بازگشت/), 'انصراف');
  await view.user.click(button('بازگرداندن مبلغ'));
  expect(await screen.findByText('۶۰٬۰۰۰ تومان بازگردانده شد.')).toBeVisible();
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    amount: 60_000,
    method: 'card',
    reason: 'انصراف',
  });
});

it('offers neither void nor refund to users without the right', async () => {
  fakeApi({ [address]: () => pageWith(aPayment(today)) });
  await openHistory({ levels: [2, 3] });
  await screen.findByText('442190');
  expect(screen.queryByRole('button', { name: /^ابطال/ })).not.toBeInTheDocument();
});

it('prints the receipt of a payment', async () => {
  const payment = aPayment();
  fakeApi({
    [address]: () => pageWith(payment),
    'GET /payments/301/receipt': () => ({
      number: 301,
      payment,
      refunds: [],
      total: 300_000,
      paid: 100_000,
      remaining: 200_000,
      clinic: { name: 'کلینیک مهر', address: null, phone1: null, logo: null },
      printed_at: '2026-01-03T11:30:00.000Z',
      printed_by: 'نرگس کریمی',
    }),
  });
  const { user } = await openHistory();
  await user.click(await screen.findByRole('button', { name: 'رسید پرداخت ۱۰۰٬۰۰۰ تومان' }));
  const preview = await screen.findByRole('dialog', { name: 'پیش‌نمایش رسید پرداخت' });
  const paper = within(preview).getByRole('article');
  for (const words of ['کلینیک مهر', 'سارا رضایی', 'صد هزار تومان', 'مانده', 'نرگس کریمی']) {
    expect(paper).toHaveTextContent(words);
  }
  expect(within(preview).getByRole('combobox', { name: 'کاغذ' })).toHaveValue('receipt');
});
