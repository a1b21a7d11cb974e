import { fakeApi, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { aUserDetail, noResetCode } from '../../testing/user-samples';
import { StaffAccessScreen } from './staff-access-screen';

const place = { path: '/clinic/users/permission/edit/:id', at: '/clinic/users/permission/edit/7' };
const stored = aUserDetail();
const serve = (others: Record<string, FakeAnswer> = {}) =>
  fakeApi({ ...noResetCode, 'GET /users/7': () => stored, ...others });
const save = () => screen.getByRole('button', { name: 'ذخیره تغییرات' });
const bodyOf = (calls: ReturnType<typeof serve>, call: string) =>
  calls.find((one) => one.call === call)?.body;
const level = (section: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: section })).getByRole('radio', { name });

it('opens the card that the address or the navigation state names', async () => {
  serve();
  const { unmount } = renderScreen(<StaffAccessScreen />, {
    ...place,
    at: `${place.at}?openBox=password`,
  });
  const card = async (name: RegExp) => screen.findByRole('button', { name });
  expect(await card(/^بازنشانی رمز عبور/)).toHaveAttribute('aria-expanded', 'true');
  expect(await card(/^تغییر دسترسی پنل/)).toHaveAttribute('aria-expanded', 'false');
  unmount();
  renderScreen(<StaffAccessScreen />, { ...place, state: { openBox: 'password' } });
  expect(await card(/^بازنشانی رمز عبور/)).toHaveAttribute('aria-expanded', 'true');
});

it('sends each section with its levels and the version', async () => {
  const calls = serve({ 'PUT /users/7/access': () => stored });
  const { user, location } = renderScreen(<StaffAccessScreen />, place);
  await screen.findByRole('radiogroup', { name: 'حسابداری' });
  await user.click(level('حسابداری', 'مشاهده'));
  await user.click(level('نوبت‌دهی', 'بدون دسترسی'));
  expect(screen.getByText('دیگر نمی‌تواند نوبت ثبت کند')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(location()).toBe('/clinic/users'));
  expect(bodyOf(calls, 'PUT /users/7/access')).toEqual({
    sections: [
      { key: 'patients', levels: [2, 3] },
      { key: 'accounting', levels: [2] },
    ],
    version: 4,
  });
});

it('compares with what somebody else changed meanwhile, and saves both', async () => {
  let current = stored;
  const stale = { code: 'stale', message: 'تغییر کرده است', details: { version: 5 } };
  const calls = serve({
    'GET /users/7': () => current,
    'PUT /users/7/access': ({ body }) =>
      (body as { version: number }).version === 5 ? current : refuse(409, stale),
  });
  const { user } = renderScreen(<StaffAccessScreen />, place);
  await screen.findByRole('radiogroup', { name: 'حسابداری' });
  await user.click(level('حسابداری', 'مشاهده'));
  current = aUserDetail({ version: 5, access: [{ key: 'patients', levels: [1] }] });
  await user.click(save());
  const notice = await screen.findByRole('dialog');
  await user.click(within(notice).getByRole('button', { name: 'ذخیره' }));
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === 'PUT /users/7/access')).toHaveLength(2),
  );
  expect(calls.findLast(({ call }) => call === 'PUT /users/7/access')?.body).toEqual({
    sections: [
      { key: 'patients', levels: [1] },
      { key: 'accounting', levels: [2] },
    ],
    version: 5,
  });
});

it('says that changing the access failed', async () => {
  const message = 'دسترسی‌ای که خودتان ندارید را نمی‌توانید به دیگری بدهید';
  serve({ 'PUT /users/7/access': () => refuse(409, { code: 'beyond', message }) });
  const { user } = renderScreen(<StaffAccessScreen />, place);
  await screen.findByRole('radiogroup', { name: 'حسابداری' });
  await user.click(level('حسابداری', 'مشاهده'));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `خطا در ویرایش سطح دسترسی: ${message}`,
  );
});

it('does not offer to change the own access', async () => {
  serve({ 'GET /users/7': () => aUserDetail({ type: 'clinic_admin' }) });
  renderScreen(<StaffAccessScreen />, { ...place, session: aLogin({ user: { id: 7 } }) });
  expect(
    await screen.findByText('دسترسی حساب خودتان را نمی‌توانید تغییر دهید؛ از مدیر دیگری بخواهید.'),
  ).toBeVisible();
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});
