import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { anInvoice, anInvoiceMonth, anInvoiceRow } from '../../testing/settings-samples';
import { AccountingScreen } from './accounting-screen';
import { InvoiceScreen } from './invoice-screen';

const list = 'GET /admin/invoices';
const months = 'GET /admin/invoices/months';
const session = aPlatformLogin();
const place = { path: '/admin/accounting', session };
const answers = { [months]: () => pageWith(anInvoiceMonth()) };

testListScreen({
  element: <AccountingScreen />,
  place,
  list,
  rows: () => pageWith(anInvoiceRow()),
  answers,
  find: () => screen.findByRole('row', { name: /INV-1404-7/ }),
  empty: 'صورت‌حسابی صادر نشده است',
  narrowed: {
    query: '?search=ناموجود&status=overdue',
    says: 'صورت‌حسابی با این مشخصات یافت نشد',
  },
});

it('shows what each clinic owes, filters by status, and adds up each month', async () => {
  const calls = fakeApi({
    ...answers,
    [list]: () =>
      pageWith(anInvoiceRow(), anInvoiceRow({ id: 8, number: 'INV-1404-8', is_overdue: false })),
  });
  const { user, location } = renderScreen(<AccountingScreen />, place);
  const row = await screen.findByRole('row', { name: /INV-1404-7/ });
  for (const text of ['کلینیک رازی', '۱٬۱۰۰٬۰۰۰', '۸۰۰٬۰۰۰', 'سررسید گذشته']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/accounting/invoices/7');
  expect(screen.getByRole('row', { name: /INV-1404-8/ })).toHaveTextContent('پرداخت ناقص');
  const month = await screen.findByRole('row', { name: /دی ۱۴۰۴/ });
  expect(month).toHaveTextContent('۲٬۲۰۰٬۰۰۰ تومان');
  expect(month).toHaveTextContent('۳۰۰٬۰۰۰ تومان');
  await user.selectOptions(screen.getByLabelText('وضعیت'), 'پرداخت‌نشده');
  await waitFor(() => expect(location()).toBe('/admin/accounting?status=open'));
  expect(calls.filter(({ call }) => call === list).at(-1)?.params).toMatchObject({
    status: 'open',
  });
});

testRecordScreen({
  element: <InvoiceScreen />,
  place: { path: '/admin/accounting/invoices/:id', at: '/admin/accounting/invoices/7', session },
  read: 'GET /admin/invoices/7',
  answers: { 'GET /admin/invoices/7': () => anInvoice() },
  find: () => screen.findByRole('heading', { name: 'صورت‌حساب INV-1404-7' }),
});

it('shows the lines, the tax and the payments of an invoice', async () => {
  fakeApi({ 'GET /admin/invoices/7': () => anInvoice() });
  const at = '/admin/accounting/invoices/7';
  renderScreen(<InvoiceScreen />, { path: '/admin/accounting/invoices/:id', at, session });
  const lines = await screen.findByRole('table', { name: 'ردیف‌ها' });
  expect(within(lines).getByText('۲ گیگابایت')).toBeVisible();
  expect(screen.getByText('مالیات (۱۰٪)')).toBeVisible();
  const payment = within(screen.getByRole('table', { name: 'پرداخت‌ها' }));
  expect(payment.getByRole('row', { name: /۴۸۲۱۷۷۳/ })).toHaveTextContent('کارت');
});
