import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aClinic } from '@ziba/shared/testing/clinic-samples';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { anInvoice, anInvoiceRow, aUsage } from '../../testing/settings-samples';
import { ClinicScreen } from './clinic-screen';

const lists = {
  'GET /clinics/3/change-requests': () => pageWith(),
  'GET /clinics/3/usage': aUsage,
  'GET /files/sign': () => ({ data: { 'logo.png': '/api/files/logo.png' } }),
  'GET /clinics/3/invoices': () => pageWith(anInvoiceRow()),
  'GET /clinics/3/status-events': () =>
    pageWith({
      id: 1,
      from_status: 'new',
      to_status: 'active',
      reason: null,
      user_id: 1,
      user_name: 'مدیر سامانه',
      created_at: '2026-01-03T08:30:00.000Z',
    }),
};
const at = { path: '/admin/clinics/:id', at: '/admin/clinics/3' };

it('shows the clinic and the days left of its subscription, and expands a collapsed section', async () => {
  const clinic = aClinic({
    id: 3,
    name: 'کلینیک مهر',
    subscription_days: 360,
    remaining_days: 90,
    paid_amount: 12500000,
    avatar_image: 'logo.png',
  });
  fakeApi({ ...lists, 'GET /clinics/3': () => clinic });
  const { user } = renderScreen(<ClinicScreen />, at);

  expect(await screen.findByRole('heading', { name: 'کلینیک مهر' })).toBeVisible();
  const gauge = screen.getByRole('meter', { name: 'اشتراک باقی‌مانده' });
  expect(gauge).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('۲ گیگابایت')).toBeVisible();
  const messages = await screen.findByRole('meter', { name: 'پیامک' });
  expect(messages).toHaveAttribute('aria-valuetext', '۱۰٪، کم');
  expect(screen.getByText('۹۰۰ از ۱٬۰۰۰ مصرف شده')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'logo.png' })).toBeVisible();

  const financial = screen.getByRole('button', { name: 'اطلاعات مالی' });
  expect(financial).toHaveAttribute('aria-expanded', 'false');
  await user.click(financial);
  expect(screen.getByText('۱۲٬۵۰۰٬۰۰۰ تومان')).toBeVisible();
});

it('leads to the wizard: an active clinic is edited, a draft is continued', async () => {
  let clinic = aClinic({ id: 3 });
  fakeApi({ ...lists, 'GET /clinics/3': () => clinic });
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

it('suspends a clinic with a reason that its users will read, and makes it active again', async () => {
  let clinic = aClinic({ id: 3, name: 'کلینیک مهر' });
  const calls = fakeApi({
    ...lists,
    'GET /clinics/3': () => clinic,
    'POST /clinics/3/suspend': ({ body }) => {
      const { reason } = body as { reason: string };
      clinic = aClinic({ id: 3, account_status: 'suspended', suspention_reason: reason });
      return clinic;
    },
    'POST /clinics/3/reactivate': () => (clinic = aClinic({ id: 3 })),
  });
  const { user } = renderScreen(<ClinicScreen />, {
    ...at,
    session: aPlatformLogin(),
    toasts: true,
  });
  await user.click(await screen.findByRole('button', { name: 'تعلیق کلینیک' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/کاربران کلینیک مهر همین حالا/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'تعلیق کلینیک' }));
  expect(question.getByLabelText('دلیل تعلیق')).toBeInvalid();
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await user.type(question.getByLabelText('دلیل تعلیق'), 'بدهی سه ماه');
  await user.click(question.getByRole('button', { name: 'تعلیق کلینیک' }));
  expect(await screen.findByText('کلینیک با موفقیت تعلیق شد.')).toBeVisible();
  expect(await screen.findByText('این کلینیک تعلیق شده است. دلیل: بدهی سه ماه')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'فعال کردن دوباره' }));
  const back = within(await screen.findByRole('dialog'));
  await user.click(back.getByRole('button', { name: 'فعال کردن دوباره' }));
  expect(await screen.findByRole('button', { name: 'تعلیق کلینیک' })).toBeVisible();
});

it('offers no suspension of a draft, and none to a reader', async () => {
  let clinic = aClinic({ id: 3, account_status: 'pending' });
  fakeApi({ ...lists, 'GET /clinics/3': () => clinic });
  const draft = renderScreen(<ClinicScreen />, { ...at, session: aPlatformLogin() });
  expect(await screen.findByText('پیش‌نویس')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'تعلیق کلینیک' })).not.toBeInTheDocument();
  draft.unmount();
  clinic = aClinic({ id: 3 });
  renderScreen(<ClinicScreen />, { ...at, session: aPlatformLogin({ levels: [2] }) });
  expect(await screen.findByText('فعال')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'تعلیق کلینیک' })).not.toBeInTheDocument();
});

it('shows the invoices of the clinic and the history of its payments', async () => {
  const payments = anInvoice().payments;
  fakeApi({
    ...lists,
    'GET /clinics/3': () => aClinic({ id: 3, name: 'کلینیک مهر' }),
    'GET /clinics/3/payments': () => pageWith(...payments),
  });
  const { user } = renderScreen(<ClinicScreen />, { ...at, session: aPlatformLogin() });
  await user.click(await screen.findByRole('button', { name: 'اطلاعات مالی' }));
  const link = await screen.findByRole('link', { name: 'مشاهده صورت‌حساب INV-1404-7' });
  expect(link).toHaveAttribute('href', '/admin/accounting/invoices/7');
  expect(screen.getByRole('link', { name: 'صدور صورت‌حساب' })).toHaveAttribute(
    'href',
    '/admin/accounting/invoices/create?clinic=3',
  );
  await user.click(screen.getByRole('button', { name: 'تاریخچه پرداخت‌ها' }));
  const history = within(await screen.findByRole('dialog'));
  expect(await history.findByRole('row', { name: /۴۸۲۱۷۷۳/ })).toHaveTextContent('۳۰۰٬۰۰۰ تومان');
});

it('shows the message of the server for a clinic that does not exist', async () => {
  const refusal = refuse(404, { code: 'not_found', message: 'کلینیک یافت نشد' });
  fakeApi({ 'GET /clinics/3': () => refusal });
  renderScreen(<ClinicScreen />, at);
  expect(await screen.findByRole('alert')).toHaveTextContent('کلینیک یافت نشد');
});

it('keeps showing the clinic when reading it again fails', async () => {
  let answer: unknown = aClinic({ id: 3, name: 'کلینیک مهر' });
  fakeApi({ ...lists, 'GET /clinics/3': () => answer });
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
  answers: { ...lists, 'GET /clinics/3': () => aClinic({ id: 3, name: 'کلینیک مهر' }) },
  find: () => screen.findByRole('heading', { name: 'کلینیک مهر' }),
});
