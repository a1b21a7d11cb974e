import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { RegistrationScreen } from './registration-screen';

const at = { path: '/register', session: null };
const submit = 'ثبت درخواست';
const register = 'POST /auth/register';

async function fill(user: UserEvent, over: Record<string, string> = {}) {
  const values = {
    'نام و نام خانوادگی': 'سارا احمدی',
    'نام کلینیک': 'کلینیک شیراز',
    'نام کاربری': 'sara_ahmadi',
    ایمیل: 'sara@example.com',
    'رمز عبور': 'Ziba@1405',
    'تکرار رمز عبور': 'Ziba@1405',
    'شماره تماس': '۰۹۱۷۱۲۳۴۵۶۷',
    ...over,
  };
  for (const [label, text] of Object.entries(values)) {
    await user.type(screen.getByLabelText(label), text);
  }
}

it('sends the request with the wished sections and levels, and says that it waits for approval', async () => {
  const answer = { id: 40, userId: 40, username: 'sara_ahmadi', account_status: 'pending' };
  const calls = fakeApi({ [register]: () => answer });
  const { user } = renderScreen(<RegistrationScreen />, at);
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: 'انبارداری' }));
  await user.click(screen.getByRole('checkbox', { name: 'مشاهده' }));
  await user.click(screen.getByRole('button', { name: submit }));

  expect(await screen.findByRole('heading', { name: 'درخواست شما ثبت شد' })).toBeVisible();
  expect(calls[0]?.body).toEqual({
    applicant: 'سارا احمدی',
    clinic_name: 'کلینیک شیراز',
    username: 'sara_ahmadi',
    email: 'sara@example.com',
    password: 'Ziba@1405',
    phoneNumber: '09171234567',
    roles: ['inventory'],
    permissions: [2],
  });
});

it('shows an error at each empty field and sends nothing', async () => {
  const calls = fakeApi();
  const { user } = renderScreen(<RegistrationScreen />, at);
  await user.click(screen.getByRole('button', { name: submit }));

  for (const label of ['نام کاربری', 'ایمیل', 'رمز عبور', 'تکرار رمز عبور', 'شماره تماس']) {
    const field = await screen.findByLabelText(label);
    expect(field).toHaveAccessibleDescription(/لطفاً تمامی فیلدها را پر کنید/);
  }
  expect(calls).toEqual([]);
});

it.each([
  ['ایمیل', { ایمیل: 'sara' }, 'ایمیل وارد شده معتبر نیست'],
  ['رمز عبور', { 'رمز عبور': 'کوتاه' }, 'رمز عبور باید حداقل 8 کاراکتر باشد'],
  ['تکرار رمز عبور', { 'تکرار رمز عبور': 'Ziba@1404' }, 'رمز عبور و تکرار آن باید یکسان باشند'],
  ['شماره تماس', { 'شماره تماس': '0711234' }, 'شماره تلفن باید 11 رقم باشد و با 09 شروع شود'],
])('refuses an invalid %s without a request', async (label, over, message) => {
  const calls = fakeApi();
  const { user } = renderScreen(<RegistrationScreen />, at);
  await fill(user, over as unknown as Record<string, string>);
  await user.click(screen.getByRole('button', { name: submit }));

  await waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message)),
  );
  expect(calls).toEqual([]);
});

it('shows at its field that a username is taken, and keeps the typed values', async () => {
  const fields = { username: 'این نام کاربری قبلاً استفاده شده است' };
  const refusal = refuse(409, { code: 'username_taken', message: fields.username, fields });
  fakeApi({ [register]: () => refusal });
  const { user } = renderScreen(<RegistrationScreen />, at);
  await fill(user);
  await user.click(screen.getByRole('button', { name: submit }));

  const username = screen.getByLabelText('نام کاربری');
  await waitFor(() =>
    expect(username).toHaveAccessibleDescription(/این نام کاربری قبلاً استفاده شده است/),
  );
  expect(username).toHaveValue('sara_ahmadi');
  expect(screen.getByLabelText('ایمیل')).toHaveValue('sara@example.com');
});
