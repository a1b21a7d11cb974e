import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aPayrollMonth } from '../../../testing/payroll-samples';
import { PayrollMonthsScreen } from './payroll-months-screen';

const list = 'GET /payroll/months';
const path = '/clinic/accounting/payroll';

testListScreen({
  element: <PayrollMonthsScreen />,
  place: { path },
  list,
  rows: () => pageWith(aPayrollMonth()),
  find: () => screen.findByRole('row', { name: /مهر ۱۴۰۵/ }),
  empty: 'ماهی برای نمایش نیست',
});

it('shows each month by its name, with state and sum, and leads to it', async () => {
  fakeApi({
    [list]: () =>
      pageWith(
        aPayrollMonth({ id: '1405-08', title: 'آبان ۱۴۰۵', state: 'running', posted: 0, total: 0 }),
        aPayrollMonth(),
      ),
  });
  renderScreen(<PayrollMonthsScreen />, { path });
  const row = await screen.findByRole('row', { name: /مهر ۱۴۰۵/ });
  const texts = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'مهر ۱۴۰۵',
    '۱۴۰۵/۰۷/۰۱ تا ۱۴۰۵/۰۷/۳۰',
    'بخشی ثبت شده',
    '۳ نفر',
    '۱ نفر',
    '۶۲٬۰۰۰٬۰۰۰',
  ]);
  expect(within(row).getByRole('link')).toHaveAttribute('href', `${path}/1405-07`);
  expect(screen.getByRole('row', { name: /آبان ۱۴۰۵/ })).toHaveTextContent('در جریان');
});
