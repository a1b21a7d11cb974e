import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { aTemplate } from '../../../testing/sms-answers';
import { aSms, aSummary } from '../../../testing/sms-samples';
import { SettingsScreen } from './settings-screen';

const registered = aTemplate();
const reminder = aTemplate({
  ...{ id: 4, version: 2, event: 'appointment_reminder', title: 'یادآوری نوبت' },
  ...{ body: 'فردا نوبت دارید', enabled: false, hours_before: 24 },
  preview: 'فردا نوبت دارید',
});
const path = '/clinic/sms-panel/settings';
const values = { doctor_name: 'دکتر لیلا رضایی', clinic_name: 'کلینیک مهر' };
const answers = {
  'GET /sms/settings': () => ({ version: 0, advertising_from: 8, advertising_until: 22 }),
  'GET /sms/summary': () => aSummary(),
  'GET /sms/templates': () => pageWith(registered, reminder),
  'GET /sms/templates/sample': () => ({ values, is_real: true }),
};
const open = (more = {}) => {
  const calls = fakeApi({ ...answers, ...more });
  return { calls, ...renderScreen(<SettingsScreen />, { path, toasts: true }) };
};

it('shows who sends, what is used of the plan, and each text with its state', async () => {
  open();
  expect(await screen.findByText('کاوه‌نگار، آماده ارسال')).toBeVisible();
  const credit = { name: 'اعتبار مانده این ماه' };
  expect(screen.getByRole('meter', credit)).toHaveAttribute('aria-valuetext', '۸۷٪، کافی');
  expect(screen.getByText('۱۳۰ از ۱٬۰۰۰ پیامک مصرف شده')).toBeVisible();
  expect(screen.getByText('۱۲۰ پیامک')).toBeVisible();
  expect(screen.getByText('۳ پیامک')).toBeVisible();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('ثبت نوبت');
  expect(first).toHaveTextContent('روشن');
  expect(second).toHaveTextContent('یادآوری نوبت، ۲۴ ساعت پیش از آن');
  expect(second).toHaveTextContent('خاموش');
});

it("makes a text the clinic's own, with keys and a preview of a real appointment", async () => {
  const save = 'POST /sms/templates';
  const { calls, user } = open({ [save]: () => registered });
  await user.click(await screen.findByRole('button', { name: 'ویرایش متن ثبت نوبت' }));
  const drawer = await screen.findByRole('dialog');
  const body = within(drawer).getByLabelText('متن پیامک');
  await user.click(within(drawer).getByRole('button', { name: 'نام پزشک' }));
  expect(body).toHaveValue('نوبت شما ثبت شد{doctor_name}');
  await waitFor(() => expect(drawer).toHaveTextContent('نوبت شما ثبت شددکتر لیلا رضایی'));
  await user.type(body, '{{price}');
  await user.click(within(drawer).getByRole('button', { name: 'ذخیره تغییرات' }));
  await waitFor(() => expect(body).toHaveAccessibleDescription(/کلید price شناخته شده نیست/));
  await user.clear(body);
  await user.type(body, 'ثبت شد');
  await user.click(within(drawer).getByRole('button', { name: 'ذخیره تغییرات' }));
  expect(await screen.findByText('متن پیامک ذخیره شد')).toBeVisible();
  expect(calls.find(({ call }) => call === save)?.body).toEqual({
    event: 'appointment_registered',
    hours_before: null,
    body: 'ثبت شد',
    enabled: true,
  });
});

it('changes only what was changed of a stored text, adds a reminder, and sends one as a test', async () => {
  const [change, add, send] = [
    'POST /sms/templates/4',
    'POST /sms/templates',
    'POST /sms/messages',
  ];
  const { calls, user } = open({
    [change]: () => reminder,
    [add]: () => reminder,
    [send]: () => ({ ...aSms(), messages: [aSms()] }),
  });
  const name = 'یادآوری نوبت، ۲۴ ساعت پیش از آن';
  await user.click(await screen.findByRole('button', { name: `ویرایش متن ${name}` }));
  await user.click(await screen.findByRole('switch', { name: 'ارسال شود' }));
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call === change)?.body).toEqual({ enabled: true, version: 2 });

  await user.click(screen.getByRole('button', { name: 'افزودن یادآوری' }));
  await user.type(await screen.findByLabelText('چند ساعت پیش از نوبت'), '48');
  await user.type(screen.getByLabelText('متن پیامک'), 'دو روز تا نوبت');
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call === add)?.body).toEqual({
    event: 'appointment_reminder',
    hours_before: 48,
    body: 'دو روز تا نوبت',
    enabled: true,
  });

  await user.click(screen.getByRole('button', { name: `ارسال آزمایشی به خودم: ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'ارسال آزمایشی به خودم' }));
  expect(await screen.findByText('پیامک آزمایشی در صف ارسال قرار گرفت')).toBeVisible();
  expect(calls.find(({ call }) => call === send)?.body).toEqual({
    userId: 2,
    body: 'فردا نوبت دارید',
  });
});

it('narrows the hours of advertising, and says which are not allowed', async () => {
  const save = 'PUT /sms/settings';
  const stored = { version: 3, advertising_from: 8, advertising_until: 22 };
  const { calls, user } = open({
    'GET /sms/settings': () => stored,
    [save]: () => ({ ...stored, version: 4, advertising_from: 10 }),
  });
  const from = await screen.findByLabelText('از ساعت');
  const until = screen.getByLabelText('تا ساعت');
  const type = async (field: HTMLElement, hour: string) => {
    await user.clear(field);
    await user.type(field, hour);
  };
  await type(from, '۷');
  await user.click(screen.getByRole('button', { name: 'ذخیره ساعت‌ها' }));
  await waitFor(() => expect(from).toHaveAccessibleDescription(/میان ۸ و ۲۲/));
  await type(from, '۱۰');
  await type(until, '۹');
  await user.click(screen.getByRole('button', { name: 'ذخیره ساعت‌ها' }));
  await waitFor(() => expect(until).toHaveAccessibleDescription(/پس از ساعت آغاز/));
  await type(until, '۲۲');
  await user.click(screen.getByRole('button', { name: 'ذخیره ساعت‌ها' }));
  expect(await screen.findByText('ساعت پیامک تبلیغاتی ذخیره شد.')).toBeVisible();
  expect(calls.find(({ call }) => call === save)?.body).toEqual({
    advertising_from: 10,
    version: 3,
  });
});
