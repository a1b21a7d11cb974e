import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { aClinicReport, aPlatformReport } from '../../testing/settings-samples';
import { ReportsScreen } from './reports-screen';

const read = 'GET /admin/reports';
const place = { path: '/admin/reports', session: aPlatformLogin() };
const answers = {
  [read]: aPlatformReport,
  'GET /admin/reports/clinics': () => pageWith(aClinicReport()),
};

testListScreen({
  element: <ReportsScreen />,
  place,
  list: 'GET /admin/reports/clinics',
  rows: () => pageWith(aClinicReport()),
  answers: { [read]: aPlatformReport },
  find: () => screen.findByRole('row', { name: /کلینیک رازی/ }),
  empty: 'کلینیکی ثبت نشده است',
  narrowed: { query: '?search=ناموجود', says: 'کلینیکی با این مشخصات یافت نشد' },
});

it('offers another try when the figures cannot be read, and shows the clinics meanwhile', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطای سرور' });
  fakeApi({ ...answers, [read]: () => answer });
  const { user } = renderScreen(<ReportsScreen />, place);
  expect(await screen.findByRole('alert')).toHaveTextContent('خطای سرور');
  expect(await screen.findByRole('row', { name: /کلینیک رازی/ })).toBeVisible();
  answer = aPlatformReport();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('region', { name: 'در یک نگاه' })).toBeVisible();
});

it('shows clinics by standing, waiting tickets by age, the use of each clinic and the money of each month', async () => {
  fakeApi(answers);
  renderScreen(<ReportsScreen />, place);
  const figures = within(await screen.findByRole('region', { name: 'در یک نگاه' }));
  expect(figures.getByRole('article', { name: 'کلینیک فعال' })).toHaveTextContent('۱۲');
  expect(figures.getByRole('article', { name: 'تیکت بی‌پاسخ قدیمی‌تر' })).toHaveTextContent('۴');
  const row = await screen.findByRole('row', { name: /کلینیک رازی/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/clinics/2');
  expect(row).toHaveTextContent('۲ گیگابایت');
  expect(row).toHaveTextContent('۸۰۰٬۰۰۰');
  expect(screen.getByRole('row', { name: /دی ۱۴۰۴/ })).toHaveTextContent('۳۰۰٬۰۰۰');
});

it('says of a clinic without days left that its subscription has ended', async () => {
  const ended = { ...aClinicReport(), account_status: 'active', remaining_days: 0 };
  fakeApi({ ...answers, 'GET /admin/reports/clinics': () => pageWith(ended) });
  renderScreen(<ReportsScreen />, place);
  const row = await screen.findByRole('row', { name: /کلینیک رازی/ });
  expect(within(row).getByText('اشتراک پایان‌یافته')).toBeVisible();
});
