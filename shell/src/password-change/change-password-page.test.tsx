import { readSession } from '@ziba/shared/session/session-store';
import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../testing/open-app';
import { account, clinicSections, register } from '../testing/sections';

const options = {
  as: { user: { credentials_expired: true } },
  sections: clinicSections,
  publicSections: [account, register],
};
const title = { level: 1, name: 'تغییر رمز عبور' };

async function fillIn(user: ReturnType<typeof openApp>['user']) {
  await user.type(await screen.findByLabelText('رمز عبور فعلی'), 'set by another');
  await user.type(screen.getByLabelText('رمز عبور جدید'), 'a word of my own');
  await user.type(screen.getByLabelText('تکرار رمز عبور جدید'), 'a word of my own');
  await user.click(screen.getByRole('button', { name: 'تغییر رمز عبور' }));
}

it.each(['/', '/clinic/services', '/account', '/register', '/nothing', '/admin/clinics'])(
  'holds a user whose password somebody else has set, at %s too',
  async (path) => {
    fakeApi();
    openApp(path, options);
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByText(/رمز عبور «mina» را شخص دیگری تعیین کرده است/)).toBeVisible();
  },
);

it('opens the page that was asked for after the change, with a new token for the other tabs', async () => {
  const { plan: _plan, ...renewed } = aLogin({ user: { credentials_expired: false } });
  const calls = fakeApi({
    'POST /auth/password': () => ({ done: true }),
    'POST /auth/refresh': () => renewed,
  });
  const { user, location } = openApp('/clinic/services', options);
  await fillIn(user);
  expect(await screen.findByRole('heading', { name: 'خدمات' })).toBeVisible();
  expect(location()).toBe('/clinic/services');
  expect(calls[0]?.body).toEqual({
    currentPassword: 'set by another',
    newPassword: 'a word of my own',
  });
  expect(readSession()?.token).toBe(renewed.token);
  expect(localStorage.getItem('token')).toBe(renewed.token);
});

it('stays, and says why, when the server refuses the password', async () => {
  const message = 'رمز عبور فعلی اشتباه است';
  const fields = { currentPassword: message };
  fakeApi({ 'POST /auth/password': () => refuse(400, { code: 'invalid', message, fields }) });
  const { user } = openApp('/clinic/services', options);
  await fillIn(user);
  await waitFor(() =>
    expect(screen.getByLabelText('رمز عبور فعلی')).toHaveAccessibleDescription(message),
  );
  expect(screen.getByRole('heading', title)).toBeVisible();
});

it('refuses a repeated password that differs, and sends nothing', async () => {
  const calls = fakeApi();
  const { user } = openApp('/clinic/services', options);
  await user.type(await screen.findByLabelText('رمز عبور فعلی'), 'set by another');
  await user.type(screen.getByLabelText('رمز عبور جدید'), 'a word of my own');
  await user.type(screen.getByLabelText('تکرار رمز عبور جدید'), 'another one');
  await user.click(screen.getByRole('button', { name: 'تغییر رمز عبور' }));
  await waitFor(() =>
    expect(screen.getByLabelText('تکرار رمز عبور جدید')).toHaveAccessibleDescription(
      'رمز عبور و تکرار آن مطابقت ندارند',
    ),
  );
  expect(calls).toEqual([]);
});

it('lets the user sign out instead', async () => {
  fakeApi({ 'POST /auth/logout': () => null });
  const { user } = openApp('/clinic/services', options);
  await user.click(await screen.findByRole('button', { name: 'خروج' }));
  expect(await screen.findByRole('heading', { name: 'ورود به سامانه' })).toBeVisible();
});
