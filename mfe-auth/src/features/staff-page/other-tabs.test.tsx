import { levels } from '@ziba/shared/contracts/permissions';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { fakeApi, pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aUserDetail, noResetCode } from '../../testing/user-samples';
import { StaffAccessScreen } from './staff-access-screen';

const place = { path: '/clinic/users/permission/edit/:id', at: '/clinic/users/permission/edit/7' };
const serve = (others: Record<string, FakeAnswer>) =>
  fakeApi({ ...noResetCode, 'GET /users/7': () => aUserDetail(), ...others });

it('shows the working hours of a doctor and their leave ahead', async () => {
  serve({
    'GET /schedule/working-hours': () => ({
      ...pageWith({ doctor_id: 7, weekday: 0, from: '09:00', to: '13:30' }),
      version: 1,
    }),
    'GET /schedule/exceptions': () =>
      pageWith({
        id: 3,
        version: 1,
        doctor_id: 7,
        kind: 'leave',
        start: '2026-12-22T05:30:00.000Z',
        end: '2026-12-22T13:30:00.000Z',
        reason: 'سفر',
      }),
  });
  const { user } = renderScreen(<StaffAccessScreen />, place);
  await user.click(await screen.findByRole('tab', { name: 'برنامه کاری' }));
  expect(await screen.findByText('۰۹:۰۰ تا ۱۳:۳۰')).toBeVisible();
  expect(screen.getAllByText('تعطیل')).toHaveLength(6);
  expect(await screen.findByText('مرخصی')).toBeVisible();
  expect(screen.getByText('سفر')).toBeVisible();
});

it('lets who has users and not appointments change the hours of a doctor', async () => {
  const calls = serve({
    'GET /schedule/working-hours': () => ({
      ...pageWith({ doctor_id: 7, weekday: 0, from: '09:00', to: '13:30' }),
      version: 4,
    }),
    'GET /schedule/exceptions': () => pageWith(),
    'PUT /schedule/working-hours': () => ({ ...pageWith(), version: 5 }),
  });
  const session = aLogin({ sections: ['users'], levels: [levels.write] });
  const { user } = renderScreen(<StaffAccessScreen />, { ...place, session, toasts: true });
  await user.click(await screen.findByRole('tab', { name: 'برنامه کاری' }));
  await user.click(await screen.findByRole('button', { name: 'تغییر ساعت‌های کاری' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'تغییر ساعت‌های کاری' }));
  const end = drawer.getByLabelText('شنبه، بازه ۱، تا ساعت');
  await user.clear(end);
  await user.type(end, '۱۴۰۰');
  await user.click(drawer.getByRole('button', { name: 'ذخیره ساعت کاری' }));
  expect(await screen.findByText('ساعت کاری ذخیره شد')).toBeVisible();
  expect(calls.find(({ call }) => call === 'PUT /schedule/working-hours')?.body).toEqual({
    ...{ doctor_id: 7, version: 4 },
    hours: [{ weekday: 0, from: '09:00', to: '14:00' }],
  });
});

it('lists where the user is signed in, and signs them out of a device', async () => {
  const session = {
    id: 'b0a1f3c8-7a1e-4a55-9b55-2f9b6f1f0c11',
    current: false,
    created_at: '2026-01-05T08:30:00Z',
    last_seen_at: '2026-01-05T09:30:00Z',
    expires_at: '2026-01-05T16:30:00Z',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ip: '10.0.0.9',
  };
  let open = [session];
  serve({
    'GET /users/7/sessions': () => pageWith(...open),
    [`DELETE /users/7/sessions/${session.id}`]: () => {
      open = [];
      return { done: true };
    },
  });
  const { user } = renderScreen(<StaffAccessScreen />, { ...place, toasts: true });
  await user.click(await screen.findByRole('tab', { name: 'دستگاه‌های واردشده' }));
  await user.click(
    await screen.findByRole('button', { name: 'خروج از این دستگاه فایرفاکس در لینوکس' }),
  );
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'خروج از این دستگاه' }));
  expect(await screen.findByText('کاربر از این دستگاه خارج شد')).toBeVisible();
  expect(await screen.findByText('این کاربر اکنون در هیچ دستگاهی وارد نشده است')).toBeVisible();
});
