import type { OwnSession } from '@ziba/shared/contracts/auth';
import type { OwnProfile } from '@ziba/shared/contracts/own-account';
import { readSession } from '@ziba/shared/session/session-store';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { OwnAccountScreen } from './own-account-screen';

const profile: OwnProfile = {
  id: 2,
  username: 'mina',
  type: 'clinic_admin',
  role: 'مدیر کلینیک',
  fullName: 'مینا صالحی',
  nationalCode: '0012345679',
  systemCode: 'U-1',
  email: 'mina@example.com',
  phoneNumber: '09171111111',
  landlinePhone: null,
  relativePhone: null,
  address: 'شیراز',
  avatar: null,
  version: 4,
};

const aSession = (over: Partial<OwnSession> = {}): OwnSession => ({
  id: 's-here',
  current: true,
  created_at: '2026-07-01T08:00:00+03:30',
  last_seen_at: '2026-07-01T09:00:00+03:30',
  expires_at: '2026-07-01T16:00:00+03:30',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
  ip: '10.0.0.7',
  ...over,
});
const elsewhere = aSession({
  id: 's-there',
  current: false,
  user_agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36',
  ip: '10.0.0.9',
});

const kinds = [
  { kind: 'low_stock', is_on: true },
  { kind: 'ticket_reply', is_on: false },
];

const answers = {
  'GET /auth/profile': () => profile,
  'GET /auth/sessions': () => pageWith(aSession(), elsewhere),
  'GET /auth/notification-preferences': () => ({ kinds }),
};
const serve = (others: Record<string, FakeAnswer> = {}) => fakeApi({ ...answers, ...others });

const open = () => renderScreen(<OwnAccountScreen />, { path: '/account', toasts: true });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const bodyOf = (calls: ReturnType<typeof fakeApi>, call: string) =>
  calls.find((made) => made.call === call)?.body;

describe('the profile', () => {
  testFormScreen({
    element: <OwnAccountScreen />,
    place: { path: '/account' },
    answers: { ...answers, 'POST /auth/profile': () => profile, 'GET /auth/me': () => aLogin() },
    save: 'POST /auth/profile',
    card: 'مشخصات',
    submit: 'ثبت تغییرات',
    typed: { آدرس: 'شیراز، بلوار چمران' },
    refused: ['email', 'ایمیل'],
    sends: { address: 'شیراز، بلوار چمران' },
    says: 'مشخصات شما ثبت شد',
    edits: { read: 'GET /auth/profile', others: { address: 'شیراز، خیابان ارم' } },
  });

  it('shows who the person is, and saves how they can be reached', async () => {
    const { token: _token, plan: _plan, ...me } = aLogin({ user: { avatar: 'me.png' } });
    const calls = serve({
      'POST /auth/profile': () => ({ ...profile, version: 5 }),
      'GET /auth/me': () => me,
    });
    const { user } = open();
    expect(await screen.findByText('مینا صالحی')).toBeVisible();
    expect(screen.getByText('۰۰۱۲۳۴۵۶۷۹')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'نام و نام خانوادگی' })).not.toBeInTheDocument();
    const address = screen.getByLabelText('آدرس');
    await user.clear(address);
    await user.type(address, 'تهران');
    await user.click(screen.getByRole('button', { name: 'ثبت تغییرات' }));
    expect(await screen.findByText('مشخصات شما ثبت شد')).toBeVisible();
    expect(bodyOf(calls, 'POST /auth/profile')).toEqual({ address: 'تهران', version: 4 });
    expect(readSession()?.user.avatar).toBe('me.png');
  });

  it('asks for the password only with another mobile number', async () => {
    const calls = serve({
      'POST /auth/profile': () => profile,
      'GET /auth/me': () => refuse(500, { code: 'internal', message: 'خطا' }),
    });
    const { user } = open();
    const phone = await screen.findByLabelText('شماره تماس');
    const region = await card('مشخصات');
    expect(region.queryByLabelText('رمز عبور فعلی')).not.toBeInTheDocument();
    await user.clear(phone);
    await user.type(phone, '۰۹۱۲۱۱۱۲۲۳۳');
    await user.type(await region.findByLabelText('رمز عبور فعلی'), 'Ziba@1405');
    await user.click(region.getByRole('button', { name: 'ثبت تغییرات' }));
    await waitFor(() =>
      expect(bodyOf(calls, 'POST /auth/profile')).toEqual({
        phoneNumber: '09121112233',
        currentPassword: 'Ziba@1405',
        version: 4,
      }),
    );
  });
});

describe('the password', () => {
  it('changes, says so, empties the form and reads the sessions again', async () => {
    const calls = serve({ 'POST /auth/password': () => ({ done: true }) });
    const { user } = open();
    const region = await card('رمز عبور');
    await user.type(region.getByLabelText('رمز عبور فعلی'), 'Ziba@1405');
    await user.type(region.getByLabelText('رمز عبور جدید'), 'Another@1405');
    await user.type(region.getByLabelText('تکرار رمز عبور جدید'), 'Another@1405');
    await screen.findByText('کروم در اندروید');
    await user.click(region.getByRole('button', { name: 'تغییر رمز عبور' }));
    expect(await screen.findByText('رمز عبور شما تغییر کرد')).toBeVisible();
    await waitFor(() => expect(region.getByLabelText('رمز عبور جدید')).toHaveValue(''));
    expect(calls.filter(({ call }) => call === 'GET /auth/sessions')).toHaveLength(2);
  });
});

describe('the sessions', () => {
  it('name device, address and last use; only the others can be ended', async () => {
    const calls = serve({ 'DELETE /auth/sessions/:id': () => ({ done: true }) });
    const { user } = open();
    const region = await card('نشست‌های فعال');
    const [here, there] = await region.findAllByRole('listitem');
    expect(here).toHaveTextContent('کروم در ویندوز');
    expect(here).toHaveTextContent('همین دستگاه');
    expect(within(here!).queryByRole('button')).not.toBeInTheDocument();
    expect(there).toHaveTextContent('10.0.0.9');
    expect(there).toHaveTextContent(/آخرین استفاده: .*۰۹:۰۰/);
    await user.click(within(there!).getByRole('button', { name: /پایان نشست کروم در اندروید/ }));
    expect(await screen.findByText('نشست پایان یافت')).toBeVisible();
    expect(calls.map(({ call }) => call)).toContain('DELETE /auth/sessions/s-there');
  });

  it('end all at once after a question', async () => {
    const calls = serve({ 'DELETE /auth/sessions': () => ({ ended: 1 }) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'پایان همه نشست‌های دیگر' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'پایان همه نشست‌های دیگر' }));
    expect(await screen.findByText('نشست‌های دیگر پایان یافت')).toBeVisible();
    expect(calls.map(({ call }) => call)).toContain('DELETE /auth/sessions');
  });

  it('offers nothing to end where there is no other one', async () => {
    serve({ 'GET /auth/sessions': () => pageWith(aSession()) });
    open();
    await screen.findByText('همین دستگاه');
    expect(screen.queryByRole('button', { name: /پایان/ })).not.toBeInTheDocument();
  });
});

describe('the notifications', () => {
  it('are switched on and off at once', async () => {
    const calls = serve({
      'PUT /auth/notification-preferences': () => ({
        kinds: [{ kind: 'low_stock', is_on: false }],
      }),
    });
    const { user } = open();
    const box = await screen.findByRole('checkbox', { name: 'کالای رو به اتمام یا تمام‌شده' });
    expect(box).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'پاسخ به تیکت‌ها' })).not.toBeChecked();
    await user.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    expect(bodyOf(calls, 'PUT /auth/notification-preferences')).toEqual({
      kinds: [{ kind: 'low_stock', is_on: false }],
    });
  });

  it('stay as they were when saving fails, with the reason', async () => {
    serve({
      'PUT /auth/notification-preferences': () =>
        refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' }),
    });
    const { user } = open();
    const box = await screen.findByRole('checkbox', { name: 'کالای رو به اتمام یا تمام‌شده' });
    await user.click(box);
    expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
    expect(box).toBeChecked();
  });
});

it('applies the appearance at once', async () => {
  serve();
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'تیره' }));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  await user.click(screen.getByRole('radio', { name: 'سیستم' }));
  expect(document.cookie).not.toContain('scheme');
});

it('offers another try for each part that cannot be read', async () => {
  const fault = refuse(500, { code: 'internal', message: 'خطای سرور' });
  let answer: unknown = fault;
  serve({ 'GET /auth/profile': () => (answer === fault ? fault : profile) });
  const { user } = open();
  const region = await card('مشخصات');
  expect(await region.findByRole('alert')).toHaveTextContent('خطای سرور');
  expect(await screen.findByText('همین دستگاه')).toBeVisible();
  answer = profile;
  await user.click(region.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('مینا صالحی')).toBeVisible();
});
