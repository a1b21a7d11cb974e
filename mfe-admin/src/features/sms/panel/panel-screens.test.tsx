import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLoginWith, aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aBroadcast,
  aSms,
  aSummary,
  clinicAudiences,
  platformAudiences,
} from '../../../testing/sms-samples';
import { AdminPanelScreen } from './admin-panel-screen';
import { ClinicPanelScreen } from './clinic-panel-screen';

const list = 'GET /sms/messages';
const path = '/clinic/sms-panel';
const answers = {
  'GET /sms/summary': () => aSummary(),
  'GET /sms/audiences': () => clinicAudiences,
};

testListScreen({
  element: <ClinicPanelScreen />,
  // A reader has no cards, whose figures could also fail.
  place: { path, session: aLoginWith('read', 'sms-panel') },
  list,
  answers,
  rows: () => pageWith(aSms()),
  find: () => screen.findByRole('row', { name: /نوبت شما فردا/ }),
  empty: 'هنوز پیامکی فرستاده نشده است',
  narrowed: { query: '?status=failed', says: 'پیامکی با این مشخصات یافت نشد' },
});

it('shows cards with true counts, the figures of the month, and each message with its state', async () => {
  fakeApi({ ...answers, [list]: () => pageWith(aSms({ status: 'failed', error: 'limit' })) });
  renderScreen(<ClinicPanelScreen />, { path });
  const all = await screen.findByRole('link', { name: /ارسال پیامک به همه/ });
  await waitFor(() => expect(all).toHaveTextContent('۱۲۰ زیباجو و ۹ نفر از کارکنان'));
  expect(all).toHaveAttribute('href', '/clinic/sms-panel/send-sms-to-all');
  const number = screen.getByRole('link', { name: /ارسال پیامک به شماره/ });
  await waitFor(() => expect(number).toHaveTextContent('۸۷۰'));
  const figures = screen.getByRole('region', { name: 'پیامک‌های این ماه' });
  await waitFor(() => expect(figures).toHaveTextContent('۱۲۰'));
  const row = await screen.findByRole('row', { name: /نوبت شما فردا/ });
  expect(row).toHaveTextContent('۰۹۱۲۱۲۳۴۵۶۷');
  expect(within(row).getByText('ناموفق')).toBeVisible();
});

it('shows a message with its timeline, and sends it again', async () => {
  const resend = 'POST /sms/messages/7/resend';
  const failed = aSms({ status: 'failed', sent_at: null, error: 'unreachable' });
  const calls = fakeApi({ ...answers, [list]: () => pageWith(failed), [resend]: () => aSms() });
  const { user } = renderScreen(<ClinicPanelScreen />, { path, toasts: true });
  await user.click(await screen.findByRole('button', { name: /عملیات پیامک ۰۹۱۲۱۲۳۴۵۶۷/ }));
  await user.click(screen.getByRole('menuitem', { name: 'مشاهده پیامک' }));
  const dialog = await screen.findByRole('dialog', { name: 'پیامک ۰۹۱۲۱۲۳۴۵۶۷' });
  expect(dialog).toHaveTextContent('ناموفق: اپراتور پیامک در دسترس نبود');
  expect(dialog).toHaveTextContent('۲۵۰ تومان');
  await user.click(within(dialog).getByRole('button', { name: 'ارسال دوباره' }));
  const question = await screen.findByRole('dialog', { name: 'این پیامک دوباره ارسال شود؟' });
  expect(question).toHaveTextContent('۱ پیامک از اعتبار کم می‌کند');
  await user.click(within(question).getByRole('button', { name: 'ارسال دوباره' }));
  expect(await screen.findByText('پیامک دوباره در صف ارسال قرار گرفت')).toBeVisible();
  expect(calls.filter(({ call }) => call === resend)).toHaveLength(1);
});

it('offers no second try for what has arrived, and nothing to send to readers', async () => {
  fakeApi({ ...answers, [list]: () => pageWith(aSms({ status: 'delivered' })) });
  const session = aLoginWith('read', 'sms-panel');
  const { user } = renderScreen(<ClinicPanelScreen />, { path, session });
  await user.click(await screen.findByRole('button', { name: /عملیات پیامک/ }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /ارسال پیامک/ })).not.toBeInTheDocument();
});

it('shows the progress of broadcasts of the platform, and stops one', async () => {
  const stop = 'POST /sms/broadcasts/3/stop';
  const calls = fakeApi({
    'GET /sms/summary': () => aSummary({ limit: null, credit: null }),
    'GET /sms/audiences': () => platformAudiences,
    'GET /sms/broadcasts': () =>
      pageWith(calls.some(({ call }) => call === stop) ? aBroadcast({ failed: 15 }) : aBroadcast()),
    [list]: () => pageWith(),
    [stop]: () => aBroadcast({ failed: 15 }),
  });
  const { user } = renderScreen(<AdminPanelScreen />, {
    path: '/admin/sms-panel',
    at: '/admin/sms-panel?tab=broadcasts',
    session: aPlatformLogin(),
    toasts: true,
  });
  const row = await screen.findByRole('row', { name: /نوروز/ });
  expect(row).toHaveTextContent('۳۰ از ۴۰ · ۵ ناموفق');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/sms-panel/send-local-notification',
    '/admin/sms-panel/send-sms-to-all',
    '/admin/sms-panel/send-sms-to-user',
  ]);
  expect(screen.queryByText('اعتبار مانده این ماه')).not.toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: 'توقف نوروز' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('۱۰ پیامک هنوز فرستاده نشده است');
  await user.click(within(question).getByRole('button', { name: 'توقف' }));
  expect(await screen.findByText('ارسال گروهی متوقف شد')).toBeVisible();
  await waitFor(() => expect(row).toHaveTextContent('۴۰ از ۴۰'));
  expect(within(row).queryByRole('button', { name: 'توقف نوروز' })).not.toBeInTheDocument();
});
