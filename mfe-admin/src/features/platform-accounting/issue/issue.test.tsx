import type { PlatformPayment } from '@ziba/shared/contracts/invoices';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { someGeneralSettings } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { anInvoice } from '../../../testing/settings-samples';
import { InvoiceScreen } from '../invoice-screen';
import { NewInvoiceScreen } from './new-invoice-screen';

const clinics = 'GET /admin/invoices/clinics';
const razi = { id: 2, name: 'کلینیک رازی', code: 'C-RAZI-THR-0403-1000002', city: 'تهران' };
const session = aPlatformLogin();
const one = {
  path: '/admin/accounting/invoices/:id',
  at: '/admin/accounting/invoices/7',
  session,
  toasts: true,
};
const read = 'GET /admin/invoices/7';

it('issues an invoice with lines to the clinic of the address, and shows what they add up to', async () => {
  let answer: unknown = refuse(400, {
    code: 'invalid',
    message: 'نادرست',
    fields: { 'lines.1.unit_price': 'مبلغ ردیف معتبر نیست' },
  });
  const calls = fakeApi({
    [clinics]: () => pageWith(razi),
    'POST /admin/invoices': () => answer,
  });
  const { user, location } = renderScreen(<NewInvoiceScreen />, {
    path: '/admin/accounting/invoices/create',
    at: '/admin/accounting/invoices/create?clinic=2',
    session,
    toasts: true,
  });
  await waitFor(() => expect(screen.getByLabelText('کلینیک')).toHaveValue('کلینیک رازی'));
  const issue = screen.getByRole('button', { name: 'صدور صورت‌حساب' });
  await user.click(issue);
  expect(screen.getByLabelText('عنوان')).toHaveAccessibleDescription('عنوان صورت‌حساب الزامی است');
  expect(screen.getByLabelText('شرح ردیف')).toHaveAccessibleDescription('شرح ردیف الزامی است');

  await user.type(screen.getByLabelText('عنوان'), 'پیامک اضافه');
  const first = within(screen.getByRole('group', { name: 'ردیف ۱' }));
  await user.type(first.getByLabelText('شرح ردیف'), 'پیامک');
  await user.type(first.getByLabelText('مبلغ واحد'), '2000');
  await user.type(first.getByLabelText('تعداد'), '3');
  await user.click(screen.getByRole('button', { name: 'افزودن ردیف' }));
  const second = within(screen.getByRole('group', { name: 'ردیف ۲' }));
  await user.type(second.getByLabelText('شرح ردیف'), 'آموزش');
  await user.type(second.getByLabelText('مبلغ واحد'), '4000');
  expect(screen.getByText('۱۱٬۰۰۰ تومان')).toBeVisible();
  await user.click(issue);
  await waitFor(() =>
    expect(second.getByLabelText('مبلغ واحد')).toHaveAccessibleDescription(/معتبر نیست/),
  );

  answer = anInvoice({ id: 9 });
  await user.type(second.getByLabelText('مبلغ واحد'), '0');
  await user.click(issue);
  await waitFor(() => expect(location()).toBe('/admin/accounting/invoices/9'));
  expect(calls.at(-1)?.body).toMatchObject({
    clinic_id: 2,
    title: 'پیامک اضافه',
    lines: [
      { title: 'پیامک', unit_price: 2000, quantity: 3 },
      { title: 'آموزش', unit_price: 40_000, quantity: null },
    ],
  });
});

it('registers a part payment, and refuses more than what remains', async () => {
  let now = anInvoice();
  const calls = fakeApi({
    [read]: () => now,
    'POST /admin/invoices/7/payments': () => (now = anInvoice({ remaining: 600_000 })),
  });
  const { user } = renderScreen(<InvoiceScreen />, one);
  await user.click(await screen.findByRole('button', { name: 'ثبت پرداخت' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = await dialog.findByLabelText('مبلغ پرداخت');
  const pay = dialog.getByRole('button', { name: 'ثبت پرداخت' });
  await user.type(amount, '900000');
  await user.click(pay);
  expect(amount).toHaveAccessibleDescription(/از مانده صورت‌حساب بیشتر است/);
  await user.clear(amount);
  await user.type(amount, '200000');
  await user.selectOptions(dialog.getByLabelText('روش پرداخت'), 'کارت');
  await user.click(pay);
  expect(await screen.findByText('پرداخت ۲۰۰٬۰۰۰ تومان ثبت شد.')).toBeVisible();
  expect(await screen.findByText('۶۰۰٬۰۰۰ تومان')).toBeVisible();
  expect(calls.find(({ call }) => call.endsWith('/payments'))?.body).toMatchObject({
    amount: 200_000,
    method: 'card',
  });
});

it('refunds at most what was paid, with a reason', async () => {
  const refund = { ...anInvoice().payments[0], id: 4, amount: -100_000, reason: 'انصراف کلینیک' };
  let now = anInvoice();
  const calls = fakeApi({
    [read]: () => now,
    'POST /admin/invoices/7/refunds': () =>
      (now = anInvoice({ paid_amount: 200_000, payments: [refund as PlatformPayment] })),
  });
  const { user } = renderScreen(<InvoiceScreen />, one);
  await user.click(await screen.findByRole('button', { name: 'بازگشت وجه' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = await dialog.findByLabelText('مبلغ بازگشت');
  const send = dialog.getByRole('button', { name: 'بازگشت وجه' });
  await user.type(amount, '400000');
  await user.click(send);
  expect(amount).toHaveAccessibleDescription(/از پرداخت‌شده بیشتر است/);
  expect(dialog.getByLabelText('دلیل بازگشت')).toBeInvalid();
  await user.clear(amount);
  await user.type(amount, '100000');
  await user.type(dialog.getByLabelText('دلیل بازگشت'), 'انصراف کلینیک');
  await user.click(send);
  expect(await screen.findByText('بازگشت ۱۰۰٬۰۰۰ تومان ثبت شد.')).toBeVisible();
  expect(await screen.findByText('انصراف کلینیک')).toBeVisible();
  expect(calls.find(({ call }) => call.endsWith('/refunds'))?.body).toMatchObject({
    amount: 100_000,
    reason: 'انصراف کلینیک',
  });
});

it('voids an unpaid invoice with a reason, and offers that for no paid one', async () => {
  let now = anInvoice({ paid_amount: 0, remaining: 1_100_000, status: 'issued', payments: [] });
  fakeApi({
    [read]: () => now,
    'POST /admin/invoices/7/void': ({ body }) => {
      const { reason } = body as { reason: string };
      return (now = anInvoice({ ...now, status: 'void', remaining: 0, void_reason: reason }));
    },
  });
  const { user, unmount } = renderScreen(<InvoiceScreen />, one);
  await user.click(await screen.findByRole('button', { name: 'ابطال صورت‌حساب' }));
  const question = within(await screen.findByRole('dialog'));
  await user.type(await question.findByLabelText('دلیل ابطال'), 'مبلغ اشتباه');
  await user.click(question.getByRole('button', { name: 'ابطال صورت‌حساب' }));
  expect(await screen.findByText('مبلغ اشتباه')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ثبت پرداخت' })).not.toBeInTheDocument();
  unmount();
  now = anInvoice();
  renderScreen(<InvoiceScreen />, one);
  expect(await screen.findByRole('button', { name: 'ثبت پرداخت' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ابطال صورت‌حساب' })).not.toBeInTheDocument();
});

it('prints an invoice with its number, lines, tax and QR code', async () => {
  fakeApi({
    [read]: () => anInvoice(),
    'GET /settings/general': () => someGeneralSettings({ project_name: 'زیبا' }),
    'GET /files/sign': () => ({ data: {} }),
  });
  const { user } = renderScreen(<InvoiceScreen />, one);
  await user.click(await screen.findByRole('button', { name: 'چاپ' }));
  const paper = within(await screen.findByRole('dialog')).getByRole('article');
  for (const text of ['زیبا', 'INV-1404-7', '۲ گیگابایت', 'مالیات (۱۰٪)', 'کلینیک رازی']) {
    expect(paper).toHaveTextContent(text);
  }
  expect(paper).toHaveTextContent('هشتصد هزار تومان');
  expect(await within(paper).findByRole('img', { name: /INV-1404-7/ })).toBeVisible();
});
