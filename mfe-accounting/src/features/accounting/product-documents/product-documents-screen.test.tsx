import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aProductFinancial } from '@ziba/shared/testing/samples';
import { screen, within } from '@testing-library/react';
import { ProductDocumentsScreen } from './product-documents-screen';

const list = 'GET /product-financial/pagination';
const path = '/clinic/accounting/inventory';

testListScreen({
  element: <ProductDocumentsScreen />,
  place: { path },
  list,
  rows: () => pageWith(aProductFinancial()),
  find: () => screen.findByRole('row', { name: /سرنگ/ }),
  empty: 'هنوز سند مالی برای انبار ثبت نشده است',
  narrowed: { query: '?search=ناموجود', says: 'سندی برای «ناموجود» یافت نشد' },
});

it('shows a row for each document, with a link to correct it', async () => {
  const document = aProductFinancial({ purchased_quantity: 12.5, remaining_cost: 300_000 });
  fakeApi({ [list]: () => pageWith(document) });
  renderScreen(<ProductDocumentsScreen />, { path });

  const row = await screen.findByRole('row', { name: /سرنگ/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
    'سرنگ ۵ سی‌سی',
    '۲۰۰۱',
    '۱۲٫۵',
    '۰',
    '۱٬۲۵۰٬۰۰۰',
    '۳۰۰٬۰۰۰',
    '۱۴۰۴/۱۰/۱۳',
  ]);
  const link = within(row).getByRole('link');
  expect(link).toHaveAttribute('href', '/clinic/accounting/inventory/edit/31');
});

it('asks the server for the page, the words and the order in the address', async () => {
  const calls = fakeApi({ [list]: () => pageWith() });
  renderScreen(<ProductDocumentsScreen />, {
    path,
    at: `${path}?page=2&search=سرنگ&sort=-paid_cost`,
  });
  expect(await screen.findByText('سندی برای «سرنگ» یافت نشد')).toBeVisible();
  expect(calls[0]?.params).toEqual({ page: 2, search: 'سرنگ', sort: '-paid_cost' });
});

it('says when there is no document yet, and offers the first', async () => {
  fakeApi({ [list]: () => pageWith() });
  renderScreen(<ProductDocumentsScreen />, { path });
  expect(await screen.findByText('هنوز سند مالی برای انبار ثبت نشده است')).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: 'ثبت سند مالی انبار' });
  expect(link).toHaveAttribute('href', '/clinic/accounting/inventory/new');
});
