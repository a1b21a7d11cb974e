import { endSession, readSession } from '@ziba/shared/session/session-store';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { act, screen } from '@testing-library/react';
import { openApp, planWith } from '../testing/open-app';
import { clinicSections } from '../testing/sections';

const ended = 'زمان نشست شما به پایان رسید؛ لطفا مجددا وارد حساب کاربری خود شوید!';

const openServices = async () => {
  const app = openApp('/clinic/services?page=2', { as: {}, sections: clinicSections });
  await screen.findByRole('heading', { name: 'خدمات' });
  return app;
};

it('leads an expired session to sign-in, with the words of the texts and the way back', async () => {
  const { location } = await openServices();
  act(() => endSession('expired'));
  expect(await screen.findByText(ended)).toHaveAttribute('role', 'alert');
  expect(location()).toBe('/login?next=%2Fclinic%2Fservices%3Fpage%3D2');
});

it('comes back to the page after signing in again', async () => {
  const { location, user } = await openServices();
  act(() => endSession('expired'));
  const answer = aLogin({ plan: planWith(...clinicSections) });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(answer)));
  await user.type(await screen.findByLabelText('نام کاربری'), 'mina');
  await user.type(screen.getByLabelText('رمز عبور'), 'Ziba@1405{Enter}');
  expect(await screen.findByRole('heading', { name: 'خدمات' })).toBeVisible();
  expect(location()).toBe('/clinic/services?page=2');
});

it('leads to the first page after signing out, and tells the server', async () => {
  const { location, user } = await openServices();
  await user.click(screen.getAllByRole('button', { name: 'خروج' })[0]!);
  expect(await screen.findByRole('heading', { name: 'ورود به سامانه' })).toBeVisible();
  expect(location()).toBe('/');
  expect(screen.queryByText(ended)).not.toBeInTheDocument();
  expect(readSession()).toBeNull();
});

it('follows another tab that signs out', async () => {
  const { location } = await openServices();
  for (const key of ['userInfo', 'userAccessInfo', 'sessionPlace', 'token']) {
    window.localStorage.removeItem(key);
  }
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(await screen.findByRole('heading', { name: 'ورود به سامانه' })).toBeVisible();
  expect(location()).toBe('/');
});
