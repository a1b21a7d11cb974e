import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamedBrief, aService } from '@ziba/shared/testing/samples';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { aUserDetail } from '../../testing/user-samples';
import { StaffAccessScreen } from './staff-access-screen';
import { StaffRoleScreen } from './staff-role-screen';

const place = {
  path: '/clinic/users/permission/edit/:id',
  at: '/clinic/users/permission/edit/7?tab=services',
};
const beauty = aNamedBrief({ id: 3, name: 'زیبایی' });
const skin = aNamedBrief({ id: 4, name: 'پوست' });
const services = pageWith(
  aService({ id: 21, title: 'تزریق ژل لب', category: beauty }),
  aService({ id: 22, title: 'لیزر صورت', category: skin }),
  aService({ id: 23, title: 'بوتاکس', category: beauty }),
);
const list = 'GET /presentableServices/clinic/1';
const save = 'PUT /users/7/services';

function serve(serviceIds: readonly number[] = [], others: Record<string, FakeAnswer> = {}) {
  return fakeApi({
    'GET /users/7': () => aUserDetail(),
    'GET /users/7/services': () => ({ id: 7, serviceIds, version: 4 }),
    [list]: () => services,
    [save]: ({ body }) => ({ id: 7, ...(body as object), version: 5 }),
    ...others,
  });
}

const open = (more: object = {}) => renderScreen(<StaffAccessScreen />, { ...place, ...more });
const scope = async (name: string) => screen.findByRole('radio', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const bodyOf = (calls: ReturnType<typeof serve>) =>
  calls.findLast(({ call }) => call === save)?.body;

it('says that a doctor does every service until some are chosen', async () => {
  serve();
  open();
  expect(await scope('همه خدمت‌ها')).toBeChecked();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('saves the ticked services with the version, and returns to the list', async () => {
  const calls = serve();
  const { user, location } = open({ toasts: true });
  await user.click(await scope('فقط خدمت‌های انتخاب‌شده'));
  await user.click(box('لیزر صورت'));
  await user.click(box('تزریق ژل لب'));
  expect(screen.getByText('۲ خدمت از ۳ خدمت انتخاب شده است')).toBeVisible();
  await user.click(press('ذخیره تغییرات'));
  await waitFor(() => expect(location()).toBe('/clinic/users'));
  expect(bodyOf(calls)).toEqual({ serviceIds: [21, 22], version: 4 });
  expect(screen.getByText('اطلاعات کاربر با موفقیت ویرایش شد.')).toBeVisible();
});

it('goes back to every service', async () => {
  const calls = serve([22]);
  const { user, location } = open();
  await user.click(await scope('همه خدمت‌ها'));
  await user.click(press('ذخیره تغییرات'));
  await waitFor(() => expect(location()).toBe('/clinic/users'));
  expect(bodyOf(calls)).toEqual({ serviceIds: [], version: 4 });
});

it('groups the services by category; a search hides others, which keep their ticks', async () => {
  const calls = serve([22]);
  const { user } = open();
  const ofBeauty = within(await screen.findByRole('group', { name: 'زیبایی' }));
  expect(ofBeauty.getAllByRole('checkbox')).toHaveLength(2);
  expect(box('لیزر صورت')).toBeChecked();
  const search = screen.getByRole('searchbox', { name: 'جستجوی خدمت یا دسته‌بندی' });
  await user.type(search, 'زيبايي{Enter}');
  expect(screen.queryByRole('checkbox', { name: 'لیزر صورت' })).not.toBeInTheDocument();
  await user.click(press('انتخاب همه'));
  await user.clear(search);
  await user.type(search, 'جراحی');
  expect(screen.getByText('خدمتی با این نام نیست')).toBeVisible();
  await user.click(press('ذخیره تغییرات'));
  await waitFor(() => expect(bodyOf(calls)).toEqual({ serviceIds: [21, 22, 23], version: 4 }));
});

it('asks for at least one service', async () => {
  const calls = serve([22]);
  const { user } = open();
  await scope('همه خدمت‌ها');
  await user.click(press('برداشتن همه'));
  await user.click(press('ذخیره تغییرات'));
  expect(await screen.findByText('دست‌کم یک خدمت را انتخاب کنید')).toBeVisible();
  expect(bodyOf(calls)).toBeUndefined();
});

it('ticks nothing for a doctor whose services were all removed from the clinic', async () => {
  serve([99]);
  open();
  expect(await scope('فقط خدمت‌های انتخاب‌شده')).toBeChecked();
  for (const one of screen.getAllByRole('checkbox')) expect(one).not.toBeChecked();
});

it('shows what the server refuses at the services', async () => {
  const message = 'یکی از خدمت‌های انتخاب‌شده دیگر در فهرست خدمات کلینیک نیست';
  const refusal = refuse(400, { code: 'invalid', message, fields: { serviceIds: message } });
  serve([22], { [save]: () => refusal });
  const { user } = open();
  await scope('همه خدمت‌ها');
  await user.click(box('بوتاکس'));
  await user.click(press('ذخیره تغییرات'));
  await waitFor(() => expect(box('بوتاکس')).toHaveAccessibleDescription(message));
  expect(box('بوتاکس')).toBeChecked();
});

it('compares with what somebody else changed meanwhile', async () => {
  let now = { id: 7, serviceIds: [22], version: 4 };
  const stale = refuse(409, { code: 'stale', message: 'تغییر کرده است', details: { version: 5 } });
  const calls = serve([], {
    'GET /users/7/services': () => now,
    [save]: ({ body }) => ((body as typeof now).version === 5 ? now : stale),
  });
  const { user } = open();
  await scope('همه خدمت‌ها');
  await user.click(box('بوتاکس'));
  now = { id: 7, serviceIds: [21], version: 5 };
  await user.click(press('ذخیره تغییرات'));
  const notice = within(await screen.findByRole('dialog'));
  expect(notice.getByText('لیزر صورت، بوتاکس')).toBeVisible();
  expect(notice.getByText('تزریق ژل لب')).toBeVisible();
  expect(calls.filter(({ call }) => call === save)).toHaveLength(1);
});

it('says that the services cannot be read, and tries again', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطای سرور' });
  serve([], { [list]: () => answer });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' });
  answer = services;
  await user.click(again);
  expect(await scope('همه خدمت‌ها')).toBeChecked();
});

it('says that the clinic has no services yet', async () => {
  serve([], { [list]: () => pageWith() });
  open();
  expect(await screen.findByText('هنوز خدمتی در کلینیک تعریف نشده است')).toBeVisible();
});

it.each([
  ['for staff who are no doctors', aUserDetail({ type: 'staff' }), {}],
  ['for the platform', aUserDetail(), { session: aPlatformLogin() }],
])('is not there %s', async (_, person, more) => {
  serve([], {
    'GET /users/7': () => person,
    'GET /metaRoles/clinic/1': () => pageWith(),
    'GET /doctorTypes/clinic/1': () => pageWith(),
  });
  renderScreen(<StaffRoleScreen />, { ...place, ...more });
  await screen.findByRole('tab', { name: 'حساب و نقش' });
  expect(screen.queryByRole('tab', { name: 'خدمات' })).not.toBeInTheDocument();
});
