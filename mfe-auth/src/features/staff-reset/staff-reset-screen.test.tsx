import { fakeApi, noAnswer, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aUserDetail } from '../../testing/user-samples';
import { StaffResetScreen } from './staff-reset-screen';

const place = { path: '/clinic/users/reset-password/:id', at: '/clinic/users/reset-password/7' };
const reset = 'POST /users/7/reset-password';
const pending = 'GET /users/7/reset-password/code';
const noCode = { phoneNumber: null, resendAfter: 0, expiresIn: 0 };
const sent = { requestId: 'r', phoneNumber: '•••••••1111', resendAfter: 120, expiresIn: 120 };

function serve(others: Record<string, FakeAnswer> = {}) {
  return fakeApi({
    'GET /users/7': () => aUserDetail(),
    [pending]: () => noCode,
    [`${reset}/code`]: () => sent,
    [reset]: () => aUserDetail({ credentials_expired: true }),
    ...others,
  });
}

const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });
afterEach(() => jest.useRealTimers());

type User = ReturnType<typeof renderScreen>['user'];

async function fillIn(user: User, code = '۱۲۳۴۵۶') {
  await user.type(await screen.findByLabelText('رمز عبور جدید'), 'Ziba@1406');
  await user.type(field('تکرار رمز عبور جدید'), 'Ziba@1406');
  if (code) await user.type(field('کد تأیید ۶ رقمی'), code);
}

it('sends a code to the own phone, sets the password with it, and returns to the list', async () => {
  const calls = serve();
  const { user, location } = renderScreen(<StaffResetScreen />, { ...place, toasts: true });
  await user.click(await screen.findByRole('button', { name: 'ارسال کد تأیید' }));
  expect(await screen.findByText('•••••••۱۱۱۱')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/زمان باقی‌مانده: (۲:۰۰|۱:۵\d)/);
  expect(screen.queryByRole('button', { name: 'ارسال مجدد کد' })).not.toBeInTheDocument();
  await fillIn(user);
  await user.click(press('تغییر رمز عبور'));
  await waitFor(() => expect(location()).toBe('/clinic/users'));
  expect(calls.find(({ call }) => call === reset)?.body).toEqual({
    password: 'Ziba@1406',
    verificationCode: '123456',
  });
  expect(screen.getByText('رمز عبور با موفقیت تغییر کرد')).toBeVisible();
});

it('counts the time of the server down, then says that the code has expired and sends another', async () => {
  jest.useFakeTimers();
  const calls = serve();
  renderScreen(<StaffResetScreen />, place);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.click(await screen.findByRole('button', { name: 'ارسال کد تأیید' }));
  await screen.findByRole('timer');
  act(() => jest.advanceTimersByTime(61_000));
  expect(screen.getByRole('timer')).toHaveTextContent('زمان باقی‌مانده: ۰:۵۹');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('مهلت کد تمام شد؛ کد جدیدی بگیرید.')).toBeVisible();
  await user.click(press('ارسال مجدد کد'));
  expect(await screen.findByRole('timer')).toBeVisible();
  expect(calls.filter(({ call }) => call === `${reset}/code`)).toHaveLength(2);
});

it('shows a wrong or expired code at the field, and keeps what was typed', async () => {
  const message = 'کد تایید صحیح نیست';
  const refusal = refuse(400, { code: 'invalid', message, fields: { verificationCode: message } });
  serve({ [reset]: () => refusal });
  const { user, location } = renderScreen(<StaffResetScreen />, place);
  await fillIn(user);
  await user.click(press('تغییر رمز عبور'));
  await waitFor(() =>
    expect(field('کد تأیید ۶ رقمی')).toHaveAccessibleDescription(new RegExp(message)),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('خطا در تغییر رمز عبور');
  expect(field('رمز عبور جدید')).toHaveDisplayValue('Ziba@1406');
  expect(location()).toBe(place.at);
});

it('repeats the same request after a lost answer, because a code serves once', async () => {
  const answers = [noAnswer(), aUserDetail()];
  const calls = serve({ [reset]: () => answers.shift() });
  const { user, location } = renderScreen(<StaffResetScreen />, place);
  await fillIn(user);
  await user.click(press('تغییر رمز عبور'));
  await screen.findByRole('alert');
  await user.click(press('تغییر رمز عبور'));
  await waitFor(() => expect(location()).toBe('/clinic/users'));
  const keys = calls
    .filter(({ call }) => call === reset)
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ziba@1406');
});

it('says what is missing or differs, in the words of the texts, and sends nothing', async () => {
  const calls = serve();
  const { user } = renderScreen(<StaffResetScreen />, place);
  await user.click(await screen.findByRole('button', { name: 'تغییر رمز عبور' }));
  await waitFor(() =>
    expect(field('رمز عبور جدید')).toHaveAccessibleDescription(/رمز عبور الزامی است/),
  );
  expect(field('کد تأیید ۶ رقمی')).toHaveAccessibleDescription(/کد تایید پیامک شده الزامی است/);
  await fillIn(user);
  await user.type(field('تکرار رمز عبور جدید'), 'x');
  await user.click(press('تغییر رمز عبور'));
  await waitFor(() =>
    expect(field('تکرار رمز عبور جدید')).toHaveAccessibleDescription(
      /رمز عبور و تکرار آن مطابقت ندارند/,
    ),
  );
  expect(calls.some(({ call }) => call === reset)).toBe(false);
});

it('says why no code was sent', async () => {
  const message = 'برای حساب شما شماره تماسی ثبت نشده است؛ کد تأیید را نمی‌توان فرستاد';
  serve({ [`${reset}/code`]: () => refuse(409, { code: 'no_phone', message }) });
  const { user } = renderScreen(<StaffResetScreen />, place);
  await user.click(await screen.findByRole('button', { name: 'ارسال کد تأیید' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(press('ارسال کد تأیید')).toBeEnabled();
});

it('goes on with the countdown of a code that was sent before a reload, and stores nothing', async () => {
  const left = { phoneNumber: '•••••••1111', resendAfter: 75, expiresIn: 75 };
  serve({ [pending]: () => left });
  renderScreen(<StaffResetScreen />, place);
  expect(await screen.findByRole('timer')).toHaveTextContent(/زمان باقی‌مانده: ۱:۱[۰-۵]/);
  expect(screen.getByText('•••••••۱۱۱۱')).toBeVisible();
  expect(screen.queryByRole('button', { name: /کد/ })).not.toBeInTheDocument();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/expiresIn|•/);
});

it('sends a code also when it could not be read whether one is valid', async () => {
  const message = 'خطای سرور';
  serve({ [pending]: () => refuse(500, { code: 'server_error', message }) });
  const { user } = renderScreen(<StaffResetScreen />, place);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(press('ارسال کد تأیید'));
  expect(await screen.findByRole('timer')).toBeVisible();
});

it('is not offered to who lacks a right of the user', async () => {
  serve();
  renderScreen(<StaffResetScreen />, {
    ...place,
    session: aLogin({ user: { id: 9, type: 'staff' }, sections: ['users'] }),
  });
  expect(await screen.findByText('شما اجازه تغییر رمز عبور این کاربر را ندارید')).toBeVisible();
  expect(screen.queryByLabelText('رمز عبور جدید')).not.toBeInTheDocument();
});

testRecordScreen({
  element: <StaffResetScreen />,
  place,
  read: 'GET /users/7',
  answers: { 'GET /users/7': () => aUserDetail(), [pending]: () => noCode },
  find: () => screen.findByLabelText('رمز عبور جدید'),
});
