import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aClinic } from '@ziba/shared/testing/clinic-samples';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { AllClinicsScreen } from './all-clinics-screen';
import { ClinicsScreen } from './clinics-screen';
import { m } from './messages';

const list = 'GET /clinics/pagination';
const at = { path: '/admin/clinics' };

testListScreen({
  element: <ClinicsScreen />,
  place: at,
  list,
  rows: () => pageWith(aClinic({ name: 'کلینیک مهر' })),
  find: () => screen.findByRole('row', { name: /کلینیک مهر/ }),
  empty: m.empty,
  narrowed: {
    query: '?search=ناموجود&account_status=active',
    says: 'کلینیکی با این مشخصات یافت نشد',
  },
});

it('leads to a new clinic and to all clinics; only who may add one sees how', async () => {
  fakeApi({ [list]: () => pageWith(aClinic()) });
  const session = aPlatformLogin();
  const { unmount } = renderScreen(<ClinicsScreen />, { ...at, session });
  const add = { name: /افزودن کلینیک جدید/ };
  expect(screen.getByRole('link', add)).toHaveAttribute('href', '/admin/clinics/create');
  expect(screen.getByRole('link', { name: /مشاهده همه کلینیک‌ها/ })).toHaveAttribute(
    'href',
    '/admin/clinics/all',
  );
  unmount();
  const all = renderScreen(<AllClinicsScreen />, { path: '/admin/clinics/all', session });
  expect(screen.getByRole('link', add)).toHaveAttribute('href', '/admin/clinics/create');
  all.unmount();
  renderScreen(<AllClinicsScreen />, {
    path: '/admin/clinics/all',
    session: aPlatformLogin({ levels: [2] }),
  });
  expect(await screen.findByRole('row', { name: /کلینیک زیبایی مهر/ })).toBeVisible();
  expect(screen.queryByRole('link', add)).not.toBeInTheDocument();
});

it('shows a row for each clinic, with its status in words and a link to its detail', async () => {
  const suspended = aClinic({ id: 4, name: 'کلینیک رازی', account_status: 'suspended' });
  fakeApi({ [list]: () => pageWith(aClinic({ id: 1, name: 'کلینیک مهر' }), suspended) });
  renderScreen(<ClinicsScreen />, at);

  const row = await screen.findByRole('row', { name: /کلینیک رازی/ });
  expect(within(row).getByText('غیرفعال')).toBeVisible();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/clinics/4');
  expect(within(screen.getByRole('row', { name: /کلینیک مهر/ })).getByText('فعال')).toBeVisible();
});

it.each([
  ['کد کلینیک', 'clinic_id'],
  ['شهر', 'city'],
  ['مسئول', 'responsible_name'],
  ['شماره تماس', 'phone1'],
  ['اشتراک باقی‌مانده', 'remaining_days'],
  ['وضعیت', 'account_status'],
])('sorts by %s', async (title, field) => {
  const calls = fakeApi({ [list]: () => pageWith(aClinic()) });
  const { user } = renderScreen(<ClinicsScreen />, at);
  const heading = await screen.findByRole('columnheader', { name: title });
  await user.click(within(heading).getByRole('button'));
  await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ sort: field }));
});

it('says of an active clinic without days left that its subscription has ended', async () => {
  const ended = aClinic({ id: 4, name: 'کلینیک رازی', remaining_days: 0 });
  fakeApi({ [list]: () => pageWith(ended) });
  renderScreen(<ClinicsScreen />, at);
  const row = within(await screen.findByRole('row', { name: /کلینیک رازی/ }));
  expect(row.getByText('اشتراک پایان‌یافته')).toBeVisible();
  expect(row.queryByText('فعال')).not.toBeInTheDocument();
});

it('leads to the forms that write to a clinic, for users who may send', async () => {
  fakeApi({
    [list]: () => pageWith(aClinic({ id: 4, name: 'کلینیک رازی', phone1: '09171002000' })),
  });
  const { user } = renderScreen(<ClinicsScreen />, at);
  await user.click(await screen.findByRole('button', { name: 'عملیات کلینیک رازی' }));
  expect(screen.getByRole('menuitem', { name: 'ارسال اعلان داخلی' })).toHaveAttribute(
    'href',
    '/admin/sms-panel/send-local-notification?clinic=4',
  );
  expect(screen.getByRole('menuitem', { name: 'ارسال پیامک به مدیر' })).toHaveAttribute(
    'href',
    '/admin/sms-panel/send-sms-to-user?clinic=4&phone=09171002000',
  );
});

it('sends the search and the status of the address to the server', async () => {
  const calls = fakeApi({ [list]: () => pageWith() });
  renderScreen(<ClinicsScreen />, { ...at, at: '/admin/clinics?search=مهر&account_status=active' });

  expect(await screen.findByText('کلینیکی با این مشخصات یافت نشد')).toBeVisible();
  expect(calls[0]?.params).toEqual({ page: 1, search: 'مهر', account_status: 'active' });
});

it('filters by status, also the drafts and those whose subscription has ended', async () => {
  const calls = fakeApi({ [list]: () => pageWith(aClinic()) });
  const { user, location } = renderScreen(<ClinicsScreen />, at);
  for (const [word, status] of [
    ['پیش‌نویس', 'pending'],
    ['اشتراک پایان‌یافته', 'expired'],
    ['غیرفعال', 'suspended'],
  ]) {
    await user.selectOptions(await screen.findByLabelText('وضعیت'), word ?? '');
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ account_status: status }));
  }
  expect(location()).toBe('/admin/clinics?account_status=suspended');
});
