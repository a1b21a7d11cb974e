import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aBroadcast,
  aPatientReceiver,
  aSms,
  aSummary,
  clinicAudiences,
} from '../../../testing/sms-samples';
import { GroupFormScreen } from './group-form-screen';
import { PersonFormScreen } from './person-form-screen';
import { PhonesFormScreen } from './phones-form-screen';

const summary = { 'GET /sms/summary': () => aSummary() };
const post = 'POST /sms/messages';
const sent = (over = {}) => ({ ...aSms(over), messages: [aSms(over)] });
const cost = () => screen.getByRole('group', { name: 'برآورد ارسال' });
const press = { name: 'ارسال' };

it('sends to the person of the address, and says what it costs before', async () => {
  const receiver = { ...aPatientReceiver, opted_out: true };
  const calls = fakeApi({
    ...summary,
    'GET /sms/receivers': () => ({ data: [receiver] }),
    [post]: () => sent(),
  });
  const path = '/clinic/sms-panel/send-sms-to-user';
  const { user, location } = renderScreen(<PersonFormScreen />, {
    path,
    at: `${path}?patient=5`,
    toasts: true,
  });
  await waitFor(() => expect(screen.getByLabelText('گیرنده')).toHaveValue('نازنین رستگار'));
  await user.click(screen.getByRole('button', press));
  const body = screen.getByLabelText('متن پیامک');
  expect(body).toHaveAccessibleDescription(/متن پیامک الزامی است/);
  await user.type(body, 'سلام');
  expect(cost()).toHaveTextContent('۱ گیرنده × ۱ پیامک = ۱ پیامک');
  expect(cost()).toHaveTextContent('هزینه: ۲۵۰ تومان');
  await user.click(screen.getByLabelText('تبلیغاتی'));
  expect(cost()).toHaveTextContent('این زیباجو دریافت پیامک تبلیغاتی را لغو کرده است');
  await user.click(screen.getByLabelText('خدماتی'));
  await user.click(screen.getByRole('button', press));
  expect(await screen.findByText('۱ پیامک در صف ارسال قرار گرفت')).toBeVisible();
  expect(location()).toBe('/clinic/sms-panel');
  expect(calls.find(({ call }) => call === post)?.body).toEqual({
    patientId: 5,
    body: 'سلام',
    kind: 'service',
  });
});

it('merges repeated phones of a pasted list, names wrong ones, and keeps what was typed when refused', async () => {
  const message = 'سقف پیامک کلینیک به پایان رسیده است';
  const calls = fakeApi({ ...summary, [post]: () => refuse(409, { code: 'sms_limit', message }) });
  const path = '/clinic/sms-panel/send-sms-to-number';
  const { user } = renderScreen(<PhonesFormScreen />, { path });
  const phones = screen.getByLabelText('شماره‌های گیرنده');
  await user.click(phones);
  await user.paste('09121111111\n+98 912 111 1111،09122222222\n1234');
  expect(phones).toHaveAccessibleDescription(/۲ گیرنده؛ ۱ شماره تکراری یک بار حساب شد/);
  await user.type(screen.getByLabelText('متن پیامک'), 'سلام');
  expect(cost()).toHaveTextContent('۲ گیرنده × ۱ پیامک = ۲ پیامک');
  await user.click(screen.getByRole('button', press));
  await waitFor(() => expect(phones).toHaveAccessibleDescription(/این شماره‌ها درست نیستند: ۱۲۳۴/));
  await user.clear(phones);
  await user.paste('09121111111\n09122222222');
  await user.click(screen.getByRole('button', press));
  expect(await screen.findByText(/سقف پیامک کلینیک به پایان رسیده است/)).toBeVisible();
  expect(phones).toHaveValue('09121111111\n09122222222');
  expect(calls.find(({ call }) => call === post)?.body).toEqual({
    phones: ['09121111111', '09122222222'],
    body: 'سلام',
    kind: 'service',
  });
});

it('asks with the number of receivers before it sends to all, and leaves out who wants no advertising', async () => {
  const broadcast = 'POST /sms/broadcasts';
  const calls = fakeApi({
    ...summary,
    'GET /sms/audiences': () => clinicAudiences,
    [broadcast]: () => aBroadcast({ recipients: 100, parts: 1 }),
  });
  const path = '/clinic/sms-panel/send-sms-to-all';
  const { user, location } = renderScreen(<GroupFormScreen />, { path, toasts: true });
  expect(await screen.findByLabelText('زیباجویان (۱۲۰)')).toBeChecked();
  expect(cost()).toHaveTextContent('۲۰ زیباجو پیامک تبلیغاتی نمی‌خواهند');
  await user.type(screen.getByLabelText('عنوان'), 'نوروز');
  await user.type(screen.getByLabelText('متن پیامک'), 'تخفیف بهاره');
  await user.click(screen.getByRole('button', press));
  const question = await screen.findByRole('dialog', { name: 'این پیامک ارسال شود؟' });
  expect(question).toHaveTextContent('پیامک برای ۱۰۰ گیرنده فرستاده می‌شود');
  await user.click(within(question).getByRole('button', { name: 'انصراف' }));
  expect(await screen.findByText(/ارسال تأیید نشد/)).toBeVisible();
  expect(calls.some(({ call }) => call === broadcast)).toBe(false);
  await user.click(screen.getByRole('button', press));
  await user.click(await screen.findByRole('button', { name: 'ارسال به همه' }));
  expect(await screen.findByText('۱۰۰ پیامک در صف ارسال قرار گرفت')).toBeVisible();
  expect(location()).toBe('/clinic/sms-panel?tab=broadcasts');
  expect(calls.find(({ call }) => call === broadcast)?.body).toEqual({
    audience: 'patients',
    kind: 'advertising',
    title: 'نوروز',
    body: 'نوروز\nتخفیف بهاره',
  });
});

it('sends to some of the patients, and tells before that advertising waits', async () => {
  const broadcast = 'POST /sms/broadcasts';
  const calls = fakeApi({
    'GET /sms/summary': () => aSummary({ advertising_hours: { from: 21, until: 21 } }),
    'GET /sms/audiences': ({ params }) => ({
      data: clinicAudiences.data.map((group) =>
        params.gender && group.audience === 'patients'
          ? { ...group, recipients: 31, advertising: 30 }
          : group,
      ),
    }),
    [broadcast]: () => aBroadcast({ recipients: 30, parts: 1 }),
  });
  const path = '/clinic/sms-panel/send-sms-to-all';
  const { user } = renderScreen(<GroupFormScreen />, { path, toasts: true });
  await screen.findByLabelText('زیباجویان (۱۲۰)');
  await user.selectOptions(screen.getByLabelText(/^جنسیت/), 'خانم');
  await user.selectOptions(screen.getByLabelText(/^مراجعه نکرده از/), '۶ ماه پیش');
  await waitFor(() => expect(cost()).toHaveTextContent('۳۰ گیرنده'));
  expect(screen.getByLabelText('زیباجویان (۱۲۰)')).toBeChecked();
  await user.type(screen.getByLabelText('عنوان'), 'نوروز');
  await user.type(screen.getByLabelText('متن پیامک'), 'تخفیف');
  await user.click(screen.getByRole('button', press));
  const question = await screen.findByRole('dialog', { name: 'این پیامک ارسال شود؟' });
  expect(question).toHaveTextContent('پیامک برای ۳۰ گیرنده فرستاده می‌شود');
  expect(question).toHaveTextContent('ساعت ۲۱ ارسال می‌شود');
  await user.click(within(question).getByRole('button', { name: 'ارسال به همه' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === broadcast)?.body).toMatchObject({
      audience: 'patients',
      filters: { gender: 'خانم', not_seen: '6' },
    }),
  );
});
