import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aFinancialDocument } from '@ziba/shared/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { StaffDocumentsScreen } from './staff-documents-screen';

const list = 'GET /financial-documents/pagination';
const path = '/clinic/accounting/users';

testListScreen({
  element: <StaffDocumentsScreen />,
  place: { path },
  list,
  rows: () => pageWith(aFinancialDocument()),
  find: () => screen.findByRole('row', { name: /حقوق دی ماه/ }),
  empty: 'هنوز سند مالی برای کاربران ثبت نشده است',
  narrowed: { query: '?search=0023456789', says: 'سندی برای «0023456789» یافت نشد' },
});

it('shows a row for each document, with its actions', async () => {
  fakeApi({ [list]: () => pageWith(aFinancialDocument({ id: 41 })) });
  renderScreen(<StaffDocumentsScreen />, { path });

  const row = await screen.findByRole('row', { name: /حقوق دی ماه/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'حقوق دی ماهنرگس کریمی',
    '۴۱',
    'پرداختی',
    '۲۰٬۵۰۰٬۰۰۰ تومان',
    '۱۴۰۴/۱۰/۱۳',
  ]);
  const links = within(row).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/clinic/accounting/users/view-document/41',
    '/clinic/accounting/users/edit-document/41',
  ]);
});

it('searches by id or national code on the server, from the first page', async () => {
  const calls = fakeApi({ [list]: () => pageWith() });
  const { user, location } = renderScreen(<StaffDocumentsScreen />, { path, at: `${path}?page=3` });
  const field = await screen.findByRole('searchbox', {
    name: 'جستجوی کاربران بر اساس شناسه یکتا یا کد ملی',
  });
  await user.type(field, '0023456789{Enter}');

  expect(await screen.findByText('سندی برای «0023456789» یافت نشد')).toBeVisible();
  expect(location()).toBe(`${path}?search=0023456789`);
  await waitFor(() => expect(calls.at(-1)?.params).toEqual({ page: 1, search: '0023456789' }));
});

it('says when there is no document yet, and leads to a new one and to the profiles', async () => {
  fakeApi({ [list]: () => pageWith() });
  renderScreen(<StaffDocumentsScreen />, { path });
  expect(await screen.findByText('هنوز سند مالی برای کاربران ثبت نشده است')).toBeVisible();
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/clinic/accounting',
    '/clinic/accounting/users/new-accounting-document',
    '/clinic/accounting/users/financial-info',
  ]);
});
