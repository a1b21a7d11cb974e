import { fakeApi } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor } from '@testing-library/react';
import {
  aBroadcast,
  aClinicReceiver,
  aSms,
  aSummary,
  platformAudiences,
} from '../../../testing/sms-samples';
import { NoticeFormScreen } from '../notice/notice-form-screen';
import { ManagerFormScreen } from './manager-form-screen';
import { ManagersFormScreen } from './managers-form-screen';

const panel = '/admin/sms-panel';
const answers = {
  'GET /sms/summary': () => aSummary({ limit: null, credit: null }),
  'GET /sms/audiences': () => platformAudiences,
  'GET /sms/receivers': () => ({ data: [aClinicReceiver] }),
  'GET /notifications/recipients': ({ params }: { params: { clinicId?: number } }) => ({
    recipients: params.clinicId ? 4 : 31,
  }),
};
const at = (path: string, query = '') => ({
  path: `${panel}/${path}`,
  at: `${panel}/${path}${query}`,
  session: aPlatformLogin(),
  toasts: true,
});

it('writes to the manager of the clinic of the address, at the phone that is stored', async () => {
  const post = 'POST /sms/messages';
  const calls = fakeApi({ ...answers, [post]: () => ({ ...aSms(), messages: [aSms()] }) });
  const place = at('send-sms-to-user', '?clinic=2');
  const { user, location } = renderScreen(<ManagerFormScreen />, place);
  await waitFor(() => expect(screen.getByLabelText('کلینیک')).toHaveValue('کلینیک رازی'));
  const phone = screen.getByLabelText('شماره تماس مدیر کلینیک');
  await waitFor(() => expect(phone).not.toHaveValue(''));
  await user.type(screen.getByLabelText('عنوان'), 'تمدید');
  await user.type(screen.getByLabelText('متن پیامک'), 'اشتراک رو به پایان است');
  await user.click(screen.getByRole('button', { name: 'ارسال' }));
  expect(await screen.findByText('۱ پیامک در صف ارسال قرار گرفت')).toBeVisible();
  expect(location()).toBe(panel);
  expect(calls.find(({ call }) => call === post)?.body).toEqual({
    clinicId: 2,
    phone: ['09171002000'],
    body: 'تمدید\nاشتراک رو به پایان است',
  });
});

it('asks before it writes to all managers', async () => {
  const post = 'POST /sms/broadcasts';
  const calls = fakeApi({ ...answers, [post]: () => aBroadcast({ recipients: 5 }) });
  const { user, location } = renderScreen(<ManagersFormScreen />, at('send-sms-to-all'));
  await user.type(screen.getByLabelText('عنوان'), 'به‌روزرسانی');
  await user.type(screen.getByLabelText('متن پیامک'), 'نسخه جدید');
  await user.click(screen.getByRole('button', { name: 'ارسال' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('پیامک برای ۵ گیرنده');
  await user.click(screen.getByRole('button', { name: 'ارسال به همه' }));
  await waitFor(() => expect(location()).toBe(`${panel}?tab=broadcasts`));
  expect(calls.find(({ call }) => call === post)?.body).toMatchObject({
    audience: 'clinics',
    body: 'به‌روزرسانی\nنسخه جدید',
  });
});

it('shows a notice to the users of one clinic, and asks before it shows it to all', async () => {
  const post = 'POST /notifications';
  const answer = { title: '', content: '', clinicId: 2, recipients: 4 };
  const calls = fakeApi({ ...answers, [post]: () => answer });
  const place = at('send-local-notification', '?clinic=2');
  const { user, location } = renderScreen(<NoticeFormScreen />, place);
  expect(await screen.findByText('۴ کاربر این اعلان را می‌بینند.')).toBeVisible();
  const receiver = screen.getByLabelText('شناسه گیرنده');
  const fields = ['عنوان', 'شناسه گیرنده', 'متن'].map((name) => screen.getByLabelText(name));
  expect([...document.querySelectorAll('form input:not([type=hidden]), form textarea')]).toEqual(
    fields,
  );
  await waitFor(() => expect(receiver).toHaveValue('کلینیک رازی'));
  await user.click(screen.getByRole('button', { name: 'پاک کردن شناسه گیرنده' }));
  expect(await screen.findByText('۳۱ کاربر این اعلان را می‌بینند.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ارسال اعلان' }));
  const title = screen.getByLabelText('عنوان');
  expect(title).toHaveAccessibleDescription('لطفا عنوان و متن پیام را وارد کنید');
  await user.type(title, 'قطعی');
  await user.type(screen.getByLabelText('متن'), 'امشب یک ساعت');
  await user.click(screen.getByRole('button', { name: 'ارسال اعلان' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('۳۱ کاربر');
  await user.click(screen.getByRole('button', { name: 'ارسال به همه' }));
  expect(await screen.findByText('اعلان برای ۴ کاربر فرستاده شد')).toBeVisible();
  expect(location()).toBe(panel);
  expect(calls.find(({ call }) => call === post)?.body).toEqual({
    title: 'قطعی',
    content: 'امشب یک ساعت',
  });
});
