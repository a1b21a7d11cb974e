import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aClinic } from '@ziba/shared/testing/clinic-samples';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen } from '@testing-library/react';
import { ClinicScreen } from './clinic-screen';

const at = { path: '/admin/clinics/:id', at: '/admin/clinics/3' };

it('shows the clinic and the days left of its subscription, and expands a collapsed section', async () => {
  const clinic = aClinic({
    id: 3,
    name: 'کلینیک مهر',
    subscription_days: 360,
    remaining_days: 90,
    paid_amount: 12500000,
  });
  fakeApi({ 'GET /clinics/3': () => clinic });
  const { user } = renderScreen(<ClinicScreen />, at);

  expect(await screen.findByRole('heading', { name: 'کلینیک مهر' })).toBeVisible();
  const gauge = screen.getByRole('meter', { name: 'اشتراک باقی‌مانده' });
  expect(gauge).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('۲ گیگابایت')).toBeVisible();

  const financial = screen.getByRole('button', { name: 'اطلاعات مالی' });
  expect(financial).toHaveAttribute('aria-expanded', 'false');
  await user.click(financial);
  expect(screen.getByText('۱۲٬۵۰۰٬۰۰۰ تومان')).toBeVisible();
});

it('leads to the wizard: an active clinic is edited, a draft is continued', async () => {
  let clinic = aClinic({ id: 3 });
  fakeApi({ 'GET /clinics/3': () => clinic });
  const session = aPlatformLogin();
  const { unmount } = renderScreen(<ClinicScreen />, { ...at, session });
  const edit = await screen.findByRole('link', { name: 'ویرایش' });
  expect(edit).toHaveAttribute('href', '/admin/clinics/edit/3');
  unmount();
  clinic = aClinic({ id: 3, account_status: 'pending' });
  const draft = renderScreen(<ClinicScreen />, { ...at, session });
  expect(await screen.findByRole('link', { name: 'ادامه ثبت' })).toBeVisible();
  draft.unmount();
  renderScreen(<ClinicScreen />, { ...at, session: aPlatformLogin({ levels: [2] }) });
  expect(await screen.findByText('پیش‌نویس')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ادامه ثبت' })).not.toBeInTheDocument();
});

it('shows the message of the server for a clinic that does not exist', async () => {
  const refusal = refuse(404, { code: 'not_found', message: 'کلینیک یافت نشد' });
  fakeApi({ 'GET /clinics/3': () => refusal });
  renderScreen(<ClinicScreen />, at);
  expect(await screen.findByRole('alert')).toHaveTextContent('کلینیک یافت نشد');
});

it('keeps showing the clinic when reading it again fails', async () => {
  let answer: unknown = aClinic({ id: 3, name: 'کلینیک مهر' });
  fakeApi({ 'GET /clinics/3': () => answer });
  function Refresh() {
    const invalidate = useInvalidate();
    return (
      <button type="button" onClick={() => void invalidate('/clinics')}>
        به‌روزرسانی
      </button>
    );
  }
  const { user } = renderScreen(
    <>
      <ClinicScreen />
      <Refresh />
    </>,
    at,
  );
  await screen.findByRole('heading', { name: 'کلینیک مهر' });
  answer = refuse(404, { code: 'not_found', message: 'کلینیک یافت نشد' });
  await user.click(screen.getByRole('button', { name: 'به‌روزرسانی' }));
  expect(await screen.findByText(/به‌روزرسانی ناموفق بود/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'کلینیک مهر' })).toBeVisible();
});

testRecordScreen({
  element: <ClinicScreen />,
  place: at,
  read: 'GET /clinics/3',
  answers: { 'GET /clinics/3': () => aClinic({ id: 3, name: 'کلینیک مهر' }) },
  find: () => screen.findByRole('heading', { name: 'کلینیک مهر' }),
});
