import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';
import { PasswordResetScreen } from './password-reset-screen';

const at = { path: '/forget-password', session: null, toasts: true };
const sent = { requestId: 'r-1', phoneNumber: '0917•••4567', resendAfter: 60, expiresIn: 300 };
const sending = { 'POST /auth/forgot-password': () => sent };
const press = (name: string) => screen.findByRole('button', { name });

beforeEach(() => sessionStorage.clear());

async function askForCode(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({ ...sending, ...answers });
  const view = renderScreen(<PasswordResetScreen />, at);
  await view.user.type(screen.getByLabelText('نام کاربری'), 'storekeeper');
  await view.user.click(await press('ارسال کد تأیید'));
  await screen.findByLabelText('کد تأیید ۶ رقمی');
  return { ...view, calls };
}

it('leads from username and code to a new password and back to the login page', async () => {
  const { user, calls, location } = await askForCode({
    'POST /auth/verify-reset-code': () => ({ resetToken: 't-1' }),
    'POST /auth/reset-password': () => ({ message: 'ok' }),
  });
  expect(screen.getByText('۰۹۱۷•••۴۵۶۷')).toBeVisible();
  await user.type(screen.getByLabelText('کد تأیید ۶ رقمی'), '۱۲۳۴۵۶');
  await user.click(await press('تأیید کد'));
  await user.type(await screen.findByLabelText('رمز عبور جدید'), 'Ziba@1406');
  await user.type(screen.getByLabelText('تکرار رمز عبور جدید'), 'Ziba@1406');
  await user.click(await press('تغییر رمز عبور'));

  await waitFor(() => expect(location()).toBe('/login'));
  expect(calls.map(({ body }) => body)).toEqual([
    { username: 'storekeeper', requestId: expect.any(String) },
    { requestId: 'r-1', code: '123456' },
    { username: 'storekeeper', confirmationCode: 't-1', newPassword: 'Ziba@1406' },
  ]);
});

it('repeats the same request for a code until an answer comes, and uses a new one afterwards', async () => {
  const answers = [refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' })];
  const answer = () => answers.pop() ?? { ...sent, resendAfter: 0 };
  const calls = fakeApi({ 'POST /auth/forgot-password': answer });
  const { user } = renderScreen(<PasswordResetScreen />, at);
  await user.type(screen.getByLabelText('نام کاربری'), 'storekeeper');
  await user.click(await press('ارسال کد تأیید'));
  expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
  await user.click(await press('ارسال کد تأیید'));
  await user.click(await press('ارسال مجدد کد'));

  await waitFor(() => expect(calls).toHaveLength(3));
  const [first, again, next] = calls.map(({ body }) => (body as { requestId: string }).requestId);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('asks for the username', async () => {
  const calls = fakeApi();
  const { user } = renderScreen(<PasswordResetScreen />, at);
  await user.click(await press('ارسال کد تأیید'));

  await waitFor(() =>
    expect(screen.getByLabelText('نام کاربری')).toHaveAccessibleDescription(
      /لطفاً نام کاربری را وارد کنید/,
    ),
  );
  expect(calls).toEqual([]);
});

it('shows an error when the server refuses the code, and stays at the step', async () => {
  const fields = { code: 'کد تایید صحیح نیست' };
  const refusal = refuse(400, { code: 'wrong_code', message: fields.code, fields });
  const { user } = await askForCode({ 'POST /auth/verify-reset-code': () => refusal });
  const code = screen.getByLabelText('کد تأیید ۶ رقمی');
  await user.type(code, '12345678');
  expect(code).toHaveValue('۱۲۳۴۵۶۷۸');
  expect(code).toHaveAccessibleDescription(/حداکثر ۶ رقم مجاز است/);
  await user.type(code, '{Backspace}{Backspace}');
  await user.click(await press('تأیید کد'));

  await waitFor(() => expect(code).toHaveAccessibleDescription(/کد تایید صحیح نیست/));
});

it('counts a minute down before another code may be sent, also after a reload', async () => {
  const { unmount } = await askForCode({});
  expect(screen.getByText(/۰۱:۰۰|۰۰:۵۹/)).toBeVisible();
  unmount();
  renderScreen(<PasswordResetScreen />, at);
  expect(await screen.findByText(/۰۰:۵[۰-۹]|۰۱:۰۰/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ارسال مجدد کد' })).not.toBeInTheDocument();
});

it('sends another code after the waiting time of the server', async () => {
  const { user, calls } = await askForCode({
    'POST /auth/forgot-password': () => ({ ...sent, resendAfter: 1 }),
  });
  const again = { name: 'ارسال مجدد کد' };
  await user.click(await screen.findByRole('button', again, { timeout: 3000 }));

  expect(await screen.findByText('کد جدید پیامک شد')).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual([
    'POST /auth/forgot-password',
    'POST /auth/forgot-password',
  ]);
});

it('refuses a new password that is too short or repeated differently', async () => {
  const { user, calls } = await askForCode({
    'POST /auth/verify-reset-code': () => ({ resetToken: 't-1' }),
  });
  await user.type(screen.getByLabelText('کد تأیید ۶ رقمی'), '123456');
  await user.click(await press('تأیید کد'));
  const password = await screen.findByLabelText('رمز عبور جدید');
  await user.type(password, 'short');
  await user.click(await press('تغییر رمز عبور'));
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(/رمز عبور باید حداقل 8 کاراکتر باشد/),
  );
  await user.type(password, 'er-than-before');
  await user.type(screen.getByLabelText('تکرار رمز عبور جدید'), 'another');
  await user.click(await press('تغییر رمز عبور'));

  await waitFor(() =>
    expect(screen.getByLabelText('تکرار رمز عبور جدید')).toHaveAccessibleDescription(
      /رمز عبور و تکرار آن باید یکسان باشند/,
    ),
  );
  expect(calls).toHaveLength(2);
});
