import { aDevice } from '@ziba/shared/testing/accounting-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { DevicesScreen } from './devices-screen';

const list = 'GET /devices/pagination';
const path = '/clinic/accounting/technical';

testListScreen({
  element: <DevicesScreen />,
  place: { path },
  list,
  rows: () => pageWith(aDevice()),
  find: () => screen.findByRole('row', { name: /لیزر/ }),
  empty: 'هنوز دستگاهی ثبت نشده است',
  narrowed: { query: '?search=ناموجود', says: 'دستگاهی با این مشخصات یافت نشد' },
});

it('shows what is owed for a device and when it is serviced, and marks what is due', async () => {
  fakeApi({ [list]: () => pageWith(aDevice({ service_due: true })) });
  renderScreen(<DevicesScreen />, { path });
  const row = await screen.findByRole('row', { name: /لیزر/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'لیزر الکساندرایت',
    'DEV-204',
    '۹۰۰٬۰۰۰٬۰۰۰',
    '۱۵۰٬۰۰۰٬۰۰۰',
    '۱۴۰۵/۰۱/۱۲ موعد سرویس',
  ]);
  const targets = within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/clinic/accounting/technical/services/51',
    '/clinic/accounting/technical/edit/51',
  ]);
});

it('asks for the devices whose service is due', async () => {
  const calls = fakeApi({ [list]: () => pageWith(aDevice()) });
  const { user } = renderScreen(<DevicesScreen />, { path });
  await screen.findByRole('row', { name: /لیزر/ });
  await user.selectOptions(screen.getByRole('combobox', { name: 'سرویس' }), 'سررسید شده');
  await screen.findByRole('row', { name: /لیزر/ });
  expect(calls.at(-1)?.params).toEqual({ page: 1, due: 'true' });
});
