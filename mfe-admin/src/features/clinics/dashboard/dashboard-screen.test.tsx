import type { PlatformFigures } from '@ziba/shared/contracts/dashboard';
import { todayIso } from '@ziba/shared/format/date';
import { aClinic } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNotification } from '@ziba/shared/testing/samples';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { DashboardScreen } from './dashboard-screen';

const figures: PlatformFigures = {
  expiring_7: 2,
  expiring_30: 5,
  overdue_invoices: 1,
  waiting_tickets: 3,
  failed_sms: 0,
  failed_backups: 0,
  failing_clinics: 4,
};
const answers = {
  'GET /admin/dashboard/figures': (): unknown => figures,
  'GET /admin/dashboard/endings': () => pageWith({ date: todayIso(), count: 2 }),
  'GET /clinics/pagination': () => pageWith(aClinic({ id: 1, name: 'کلینیک مهر' })),
  'GET /notifications': () => pageWith(),
};
const place = { path: '/admin/dashboard', session: aPlatformLogin() };

it('shows the clinics and the notices of the operator', async () => {
  fakeApi({
    ...answers,
    'GET /notifications': () => pageWith(aNotification({ title: 'اشتراک کلینیک رو به پایان است' })),
  });
  renderScreen(<DashboardScreen />, place);

  expect(await screen.findByRole('link', { name: /کلینیک مهر/ })).toHaveAttribute(
    'href',
    '/admin/clinics/1',
  );
  expect(await screen.findByText('اشتراک کلینیک رو به پایان است')).toBeVisible();
});

it('shows the notices first, then the calendar, then the clinics that it narrows', async () => {
  fakeApi(answers);
  renderScreen(<DashboardScreen />, place);
  const parts = [
    await screen.findByText('اعلان جدیدی وجود ندارد'),
    await screen.findByRole('group', { name: 'تقویم پایان اشتراک‌ها' }),
    await screen.findByRole('table', { name: 'کلینیک‌ها' }),
  ];
  const inOrder = [...parts].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(parts);
});

it('shows what needs the operator, without lists that the user may not read', async () => {
  let now = figures;
  fakeApi({ ...answers, 'GET /admin/dashboard/figures': () => now });
  const { unmount } = renderScreen(<DashboardScreen />, place);
  const row = within(await screen.findByRole('region', { name: 'نیازمند رسیدگی' }));
  const card = await row.findByRole('article', { name: 'پایان اشتراک تا ۷ روز دیگر' });
  await waitFor(() => expect(card).toHaveTextContent('۲'));
  expect(row.getByRole('article', { name: 'کلینیک‌های دارای خطای بخش‌ها' })).toHaveTextContent('۴');
  unmount();
  now = { ...figures, failed_backups: null };
  renderScreen(<DashboardScreen />, place);
  await waitFor(() =>
    expect(
      screen.queryByRole('article', { name: 'پشتیبان‌گیری‌های ناموفق' }),
    ).not.toBeInTheDocument(),
  );
});

it('narrows the clinics to those whose subscription ends on the day that was chosen', async () => {
  const calls = fakeApi(answers);
  const { user, location } = renderScreen(<DashboardScreen />, place);
  const calendar = await screen.findByRole('group', { name: 'تقویم پایان اشتراک‌ها' });
  await user.click(await within(calendar).findByRole('button', { name: /پایان ۲ اشتراک/ }));
  const today = todayIso();
  await waitFor(() => expect(location()).toBe(`/admin/dashboard?ends_on=${today}`));
  const asked = () => calls.filter(({ call }) => call === 'GET /clinics/pagination').at(-1)?.params;
  await waitFor(() => expect(asked()).toMatchObject({ ends_on: today }));
  await user.click(screen.getByRole('button', { name: 'همه روزها' }));
  await waitFor(() => expect(location()).toBe('/admin/dashboard'));
});
