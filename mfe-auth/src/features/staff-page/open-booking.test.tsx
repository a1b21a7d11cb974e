import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamedBrief, aService } from '@ziba/shared/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { aUserDetail, noResetCode } from '../../testing/user-samples';
import { StaffAccessScreen } from './staff-access-screen';

const place = {
  path: '/clinic/users/permission/edit/:id',
  at: '/clinic/users/permission/edit/7?tab=sessions',
  toasts: true,
};
const closed = aUserDetail({ type: 'doctor', takes_bookings: false });
const title = 'نوبت‌دهی این پزشک هنوز باز نشده است';
const openIt = '۳. باز کردن نوبت‌دهی';

function serve(others: Record<string, FakeAnswer> = {}) {
  return fakeApi({
    ...noResetCode,
    'GET /users/7': () => closed,
    'GET /users/7/sessions': () => pageWith(),
    'GET /users/7/services': () => ({ id: 7, serviceIds: [], version: 4 }),
    'GET /presentableServices/clinic/1': () =>
      pageWith(aService({ id: 21, category: aNamedBrief({ id: 3, name: 'زیبایی' }) })),
    ...others,
  });
}

it('leads a new doctor through the services, and then opens their bookings', async () => {
  let stored = closed;
  const calls = serve({
    'GET /users/7': () => stored,
    'POST /users/7': () => (stored = { ...closed, takes_bookings: true, version: 5 }),
  });
  const { user, location } = renderScreen(<StaffAccessScreen />, place);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: '۱. ساعت‌های کاری' })).toHaveAttribute(
    'href',
    '/clinic/users/permission/edit/7?tab=schedule',
  );
  await user.click(screen.getByRole('link', { name: '۲. خدمات' }));
  expect(location()).toBe('/clinic/users/permission/edit/7?tab=services');
  expect(await screen.findByText('این پزشک کدام خدمت‌ها را انجام می‌دهد؟')).toBeVisible();

  await user.click(screen.getByRole('button', { name: openIt }));
  expect(await screen.findByText('از اکنون برای این پزشک نوبت ثبت می‌شود')).toBeVisible();
  expect(calls.find(({ call }) => call === 'POST /users/7')?.body).toEqual({
    takes_bookings: true,
    version: 4,
  });
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
});

it('says why the bookings were not opened, and can be pressed again', async () => {
  serve({ 'POST /users/7': () => refuse(409, { code: 'stale', message: 'شخص دیگری تغییر داد' }) });
  const { user } = renderScreen(<StaffAccessScreen />, place);
  await user.click(await screen.findByRole('button', { name: openIt }));
  expect(await screen.findByText('نوبت‌دهی باز نشد: شخص دیگری تغییر داد')).toBeVisible();
  expect(screen.getByRole('button', { name: openIt })).toBeEnabled();
});

it('says nothing of bookings to a doctor who takes them, or of a colleague', async () => {
  serve({ 'GET /users/7': () => aUserDetail({ type: 'staff', takes_bookings: false }) });
  renderScreen(<StaffAccessScreen />, place);
  await screen.findByRole('tab', { name: 'مشخصات' });
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});
