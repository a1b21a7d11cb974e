import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { aCashDay, aCashPoint } from '../../../testing/cash-samples';
import { CashScreen } from './cash-screen';

const place = { path: '/clinic/accounting/cash' };
const list = 'GET /cash/days';
const points = 'GET /cash/points';

testListScreen({
  element: <CashScreen />,
  place,
  list,
  rows: () => pageWith(aCashDay()),
  answers: { [points]: () => pageWith() },
  find: () => screen.findByRole('link', { name: '۱۴۰۳/۱۲/۳۰' }),
  empty: 'هنوز پولی دریافت یا پرداخت نشده است',
});

it('names no till in a clinic that has one', async () => {
  fakeApi({ [list]: () => pageWith(aCashDay()), [points]: () => pageWith() });
  renderScreen(<CashScreen />, place);
  expect(await screen.findByRole('link', { name: '۱۴۰۳/۱۲/۳۰' })).toBeVisible();
  expect(screen.queryByText('محل صندوق')).not.toBeInTheDocument();
  expect(screen.queryByText('صندوق اصلی')).not.toBeInTheDocument();
});

it('names the till of each day, leads to it, and shows the days of one till', async () => {
  const point = aCashPoint({ user_ids: [1] });
  const { id, name } = point;
  const calls = fakeApi({
    [list]: () => pageWith(aCashDay({ id: 5, cash_point: { id, name } }), aCashDay()),
    [points]: () => pageWith(point),
  });
  const { user, location } = renderScreen(<CashScreen />, place);
  expect(await screen.findByRole('row', { name: /طبقه پایین/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /صندوق اصلی/ })).toBeVisible();
  const days = screen.getAllByRole('link', { name: '۱۴۰۳/۱۲/۳۰' });
  expect(days.map((day) => day.getAttribute('href'))).toEqual([
    '/clinic/accounting/cash/2025-03-20?point=3',
    '/clinic/accounting/cash/2025-03-20',
  ]);
  await user.selectOptions(screen.getByLabelText('محل صندوق'), 'صندوق اصلی');
  expect(location()).toBe('/clinic/accounting/cash?point=main');
  expect(calls.at(-1)?.params).toMatchObject({ point: 'main' });
});

it('shows beside the counted cash what was expected of it, apart from what other methods brought', async () => {
  const closed = { counted: { cash: 290_000 }, counted_total: 290_000, difference: -10_000 };
  const day = aCashDay({ ...closed, state: 'closed', expected_total: 1_300_000 });
  fakeApi({ [list]: () => pageWith(day), [points]: () => pageWith() });
  renderScreen(<CashScreen />, place);
  const sums = /۱٬۳۰۰٬۰۰۰.*۳۰۰٬۰۰۰.*۲۹۰٬۰۰۰.*۱۰٬۰۰۰/;
  expect(await screen.findByRole('row', { name: sums })).toBeVisible();
});
