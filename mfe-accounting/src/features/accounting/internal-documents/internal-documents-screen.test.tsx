import { anInternalServiceDocument } from '@ziba/shared/testing/accounting-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { InternalDocumentsScreen } from './internal-documents-screen';

const list = 'GET /internal-service-documents/pagination';
const path = '/clinic/accounting/clinic';

testListScreen({
  element: <InternalDocumentsScreen />,
  place: { path },
  list,
  rows: () => pageWith(anInternalServiceDocument()),
  find: () => screen.findByRole('row', { name: /نظافت دی ماه/ }),
  empty: 'هنوز سندی برای خدمات داخلی ثبت نشده است',
  narrowed: { query: '?search=ناموجود', says: 'سندی برای «ناموجود» یافت نشد' },
});

it('leads to the services and to a new document, and shows what is still owed', async () => {
  fakeApi({ [list]: () => pageWith(anInternalServiceDocument()) });
  renderScreen(<InternalDocumentsScreen />, { path });
  const row = await screen.findByRole('row', { name: /نظافت دی ماه/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
    'نظافت دی ماه',
    '۴۰۵۱۲',
    'نظافت',
    '۶٬۰۰۰٬۰۰۰',
    '۲٬۰۰۰٬۰۰۰',
    '۴٬۰۰۰٬۰۰۰',
    '۱۴۰۴/۱۰/۱۳',
  ]);
  const edit = within(row).getByRole('link');
  expect(edit).toHaveAttribute('href', '/clinic/accounting/local-services/edit-document/71');
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(
    expect.arrayContaining([
      '/clinic/accounting/local-services',
      '/clinic/accounting/local-services/new-document',
    ]),
  );
});
