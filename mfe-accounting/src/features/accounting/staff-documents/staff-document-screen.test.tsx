import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aFinancialDocument } from '@ziba/shared/testing/samples';
import { screen, within } from '@testing-library/react';
import { StaffDocumentScreen } from './staff-document-screen';

const one = 'GET /financial-documents/41';
const at = '/clinic/accounting/users/view-document/41';
const route = { path: '/clinic/accounting/users/view-document/:id', at };
const region = (name: string) => screen.findByRole('region', { name });

it('shows the person of the document and how the amount is computed', async () => {
  fakeApi({ [one]: () => aFinancialDocument({ paid_amount: 20_000_000 }) });
  renderScreen(<StaffDocumentScreen />, route);

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('حقوق دی ماه');
  const person = within(await region('صاحب سند'));
  expect(person.getByText('نرگس کریمی')).toBeVisible();
  expect(person.getByText('دستیار')).toBeVisible();
  expect(person.getByText('شناسه کاربر: ۵')).toBeVisible();
  // The section of users does not exist yet, so there is no link to it.
  expect(person.queryByRole('link')).not.toBeInTheDocument();

  const equation = await region('محاسبه مبلغ قابل برداشت');
  const [terms, amounts] = ['term', 'definition'].map((role) =>
    within(equation)
      .getAllByRole(role)
      .map(({ textContent }) => textContent),
  );
  expect(terms).toEqual([
    'حقوق محاسبه شده این ماه',
    'به‌علاوه مانده از قبل',
    'منهای دریافتی قبلی',
    'برابر است با مبلغ قابل برداشت',
  ]);
  expect(amounts).toEqual([
    '۲۰٬۰۰۰٬۰۰۰ تومان',
    '۱٬۰۰۰٬۰۰۰ تومان',
    '۵۰۰٬۰۰۰ تومان',
    '۲۰٬۵۰۰٬۰۰۰ تومان',
  ]);
  const paid = within(await region('مبلغ پرداخت شده'));
  expect(paid.getByText('۲۰٬۰۰۰٬۰۰۰ تومان')).toBeVisible();
  expect(paid.getByText('مانده پس از پرداخت: ۵۰۰٬۰۰۰ تومان')).toBeVisible();
});

it('shows attached pictures and opens them in another tab', async () => {
  fakeApi({
    [one]: () => aFinancialDocument({ attachment_file: 'slip-1a.png,contract-2b.pdf' }),
    'GET /files/sign': () => ({
      data: { 'slip-1a.png': '/api/files/slip-1a.png?s=1', 'contract-2b.pdf': '/api/files/c?s=2' },
      names: { 'slip-1a.png': 'فیش حقوقی.png', 'contract-2b.pdf': 'قرارداد.pdf' },
    }),
  });
  const { container } = renderScreen(<StaffDocumentScreen />, route);
  const picture = await screen.findByRole('link', { name: 'باز کردن فیش حقوقی.png در صفحه جدید' });
  expect(picture).toHaveAttribute('href', '/api/files/slip-1a.png?s=1');
  expect(picture).toHaveAttribute('target', '_blank');
  expect(screen.getByText('قرارداد.pdf')).toBeVisible();
  const pictures = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(pictures).toEqual(['/api/files/slip-1a.png?s=1']);
});

it('says when nothing is attached', async () => {
  fakeApi({ [one]: () => aFinancialDocument({ attachment_file: null }) });
  renderScreen(<StaffDocumentScreen />, route);
  expect(await screen.findByText('سندی پیوست نشده است')).toBeVisible();
});

it('says that the document does not exist', async () => {
  const message = 'سند یافت نشد';
  fakeApi({ [one]: () => refuse(404, { code: 'not_found', message }) });
  renderScreen(<StaffDocumentScreen />, route);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
});

it('offers another try when it cannot be read', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ [one]: () => answer });
  const { user } = renderScreen(<StaffDocumentScreen />, route);
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
  answer = aFinancialDocument();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('نرگس کریمی')).toBeVisible();
});

it('passes the list on to the form, so that saving leads back to its page', async () => {
  fakeApi({ [one]: () => aFinancialDocument({ attachment_file: null }) });
  const list = '/clinic/accounting/users?page=3';
  const { user, location, locationState } = renderScreen(<StaffDocumentScreen />, {
    ...route,
    state: { list },
  });
  await user.click(await screen.findByRole('link', { name: 'ویرایش سند مالی' }));
  expect(location()).toBe('/clinic/accounting/users/edit-document/41');
  expect(locationState()).toEqual({ list });
});

testRecordScreen({
  element: <StaffDocumentScreen />,
  place: route,
  read: one,
  answers: { [one]: () => aFinancialDocument({ attachment_file: null }) },
  find: () => screen.findByRole('heading', { name: 'حقوق دی ماه' }),
});
