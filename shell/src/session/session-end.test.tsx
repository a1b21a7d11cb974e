import { endSession, readSession } from '@ziba/shared/session/session-store';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { writeDraft } from '@ziba/shared/session/draft-store';
import { useWorkInProgress } from '@ziba/shared/session/work-in-progress';
import { act, render, screen } from '@testing-library/react';
import { openApp, planWith } from '../testing/open-app';
import { clinicSections } from '../testing/sections';

const ended = 'زمان نشست شما به پایان رسید؛ لطفا مجددا وارد حساب کاربری خود شوید!';

const openServices = async () => {
  const app = openApp('/clinic/services?page=2', { as: {}, sections: clinicSections });
  await screen.findByRole('heading', { name: 'خدمات' });
  return app;
};

it('shows the login page with its notice after a session expired, and keeps the way back', async () => {
  const { location } = await openServices();
  act(() => endSession('expired'));
  expect(await screen.findByText(ended)).toHaveAttribute('role', 'alert');
  expect(location()).toBe('/login?next=%2Fclinic%2Fservices%3Fpage%3D2');
});

it('returns to the page after another login', async () => {
  const { location, user } = await openServices();
  act(() => endSession('expired'));
  const answer = aLogin({ plan: planWith(...clinicSections) });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(answer)));
  await user.type(await screen.findByLabelText('نام کاربری'), 'mina');
  await user.type(screen.getByLabelText('رمز عبور'), 'Ziba@1405{Enter}');
  expect(await screen.findByRole('heading', { name: 'خدمات' })).toBeVisible();
  expect(location()).toBe('/clinic/services?page=2');
});

it('shows the first page after a sign-out, and tells the server', async () => {
  const { location, user } = await openServices();
  await user.click(screen.getAllByRole('button', { name: 'خروج' })[0]!);
  expect(await screen.findByRole('heading', { name: 'ورود به سامانه' })).toBeVisible();
  expect(location()).toBe('/');
  expect(screen.queryByText(ended)).not.toBeInTheDocument();
  expect(readSession()).toBeNull();
});

it('ends the session when another tab signs out', async () => {
  const { location } = await openServices();
  for (const key of ['userInfo', 'userAccessInfo', 'sessionPlace', 'token']) {
    window.localStorage.removeItem(key);
  }
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(await screen.findByRole('heading', { name: 'ورود به سامانه' })).toBeVisible();
  expect(location()).toBe('/');
});

describe('with unsaved work', () => {
  const begin = async () => {
    const app = await openServices();
    function Work() {
      useWorkInProgress(true);
      return null;
    }
    render(<Work />);
    const leave = () => app.user.click(screen.getAllByRole('button', { name: 'خروج' })[0]!);
    return { ...app, leave };
  };

  it('asks before a sign-out, and stays when cancelled', async () => {
    const { user, leave } = await begin();
    await leave();
    const question = await screen.findByRole('dialog', { name: 'تغییرات ثبت نشده است' });
    expect(question).toHaveTextContent('در این صفحه اطلاعاتی وارد کرده‌اید');
    await user.click(screen.getByRole('button', { name: 'انصراف' }));
    expect(question).not.toBeInTheDocument();
    expect(readSession()).not.toBeNull();
  });

  it.each([
    ['خروج و نگه داشتن پیش‌نویس', true],
    ['خروج بدون ثبت', false],
  ])('signs out by %s', async (choice, isKept) => {
    const { user, leave } = await begin();
    writeDraft('patient', { full_name: 'سارا' });
    await leave();
    await user.click(await screen.findByRole('button', { name: choice }));
    expect(await screen.findByRole('heading', { name: 'ورود به سامانه' })).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage }).includes('سارا')).toBe(isKept);
  });
});
