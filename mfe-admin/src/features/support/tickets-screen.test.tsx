import { aTicket } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { openConnections, tellLive } from '@ziba/shared/testing/fake-live';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { AdminTicketsScreen } from './admin-tickets-screen';
import { ClinicTicketsScreen } from './clinic-tickets-screen';

const list = 'GET /tickets/pagination';
const findRow = () => screen.findByRole('row', { name: /ارسال نشدن پیامک/ });
const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(0, -1)
    .map(({ textContent }) => textContent);

testListScreen({
  element: <ClinicTicketsScreen />,
  place: { path: '/clinic/support' },
  list,
  rows: () => pageWith(aTicket()),
  find: findRow,
  empty: 'هنوز تیکتی ارسال نشده است',
  narrowed: {
    query: '?search=ناموجود&status=closed',
    says: 'تیکتی با این جستجو و پالایه‌ها یافت نشد',
  },
});

it('shows the tickets of the clinic, and their new status as soon as it changes', async () => {
  let row = aTicket();
  fakeApi({ [list]: () => pageWith(row) });
  renderScreen(<ClinicTicketsScreen />, { path: '/clinic/support' });
  expect(textsOf(await findRow())).toEqual([
    'A1B2C3D4E5F6',
    'مینا صالحی',
    'ارسال نشدن پیامک',
    '۱۴۰۴/۱۰/۱۳، ۱۲:۰۰',
    'در انتظار پاسخ',
  ]);
  expect(screen.getByRole('link', { name: 'تیکت جدید' })).toHaveAttribute(
    'href',
    '/clinic/support/ticket/create',
  );
  const view = screen.getByRole('link', { name: 'مشاهده تیکت A1B2C3D4E5F6' });
  expect(view).toHaveAttribute('href', '/clinic/support/ticket/91');

  row = aTicket({ status: 'system-replied' });
  await waitFor(() => expect(openConnections()).toBe(1));
  await tellLive('ticket.changed', { id: 91 });
  expect(await within(await findRow()).findByText('پاسخ داده شده')).toBeVisible();
});

it('shows the platform the tickets of all clinics, and offers no new one', async () => {
  const calls = fakeApi({ [list]: () => pageWith(aTicket()) });
  const { user } = renderScreen(<AdminTicketsScreen />, {
    path: '/admin/support',
    session: aPlatformLogin(),
  });
  expect(textsOf(await findRow())).toEqual([
    'ارسال نشدن پیامک',
    'A1B2C3D4E5F6',
    'U-102',
    'کلینیک زیبایی مهر',
    '۱۴۰۴/۱۰/۱۳، ۱۲:۰۰',
    'در انتظار پاسخ',
  ]);
  expect(screen.queryByRole('link', { name: 'تیکت جدید' })).not.toBeInTheDocument();
  const view = screen.getByRole('link', { name: /^مشاهده تیکت/ });
  expect(view).toHaveAttribute('href', '/admin/support/ticket/91');

  await user.selectOptions(screen.getByRole('combobox', { name: 'وضعیت' }), 'بسته شده');
  await findRow();
  expect(calls.at(-1)?.params).toEqual({ page: 1, status: 'closed' });
});

it('marks a ticket in which the other side wrote something that was not read', async () => {
  fakeApi({
    [list]: () =>
      pageWith(aTicket({ is_unread: true }), aTicket({ id: 92, subject: 'ورود به سامانه' })),
  });
  renderScreen(<ClinicTicketsScreen />, { path: '/clinic/support' });
  expect(within(await findRow()).getByText('خوانده‌نشده')).toBeVisible();
  const other = screen.getByRole('row', { name: /ورود به سامانه/ });
  expect(within(other).queryByText('خوانده‌نشده')).not.toBeInTheDocument();
});

it('lists only the unread tickets where the mark of the top bar leads', async () => {
  const calls = fakeApi({ [list]: () => pageWith(aTicket({ is_unread: true })) });
  const path = '/clinic/support';
  const { user } = renderScreen(<ClinicTicketsScreen />, { path, at: `${path}?unread=true` });
  await findRow();
  const filter = screen.getByRole('combobox', { name: 'پیام‌ها' });
  expect(filter).toHaveDisplayValue('خوانده‌نشده');
  await user.selectOptions(filter, 'همه');
  await waitFor(() => expect(calls.at(-1)?.params).toEqual({ page: 1 }));
  expect(calls[0]?.params).toEqual({ page: 1, unread: 'true' });
});
