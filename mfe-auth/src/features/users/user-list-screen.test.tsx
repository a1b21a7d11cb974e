import {
  aPlan,
  aPlanSection,
  aLogin,
  aLoginWith,
  aPlatformLogin,
} from '@ziba/shared/testing/session-samples';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { aClinic } from '@ziba/shared/testing/clinic-samples';
import { defineSection } from '@ziba/shared/section/define-section';
import { screen, waitFor, within } from '@testing-library/react';
import { UserListScreen } from './user-list-screen';

const clinicList = 'GET /users/clinic/1/index';
const allList = 'GET /users/index';
const sara = aStaffUser({ id: 7 });
const role = (id: number, name: string) => ({ id, name, name_en: null, type: 'general' });
const requests = { 'GET /users/requests': () => pageWith() };
const answers = { 'GET /metaRoles': () => pageWith(role(2, 'پزشک'), role(3, 'منشی')) };
const platformAnswers = {
  ...requests,
  'GET /users/clinics': () =>
    pageWith(aClinic({ id: 1 }), aClinic({ id: 2, name: 'کلینیک شیراز' })),
  'GET /metaRoles/clinic/2': () => pageWith(role(5, 'مشاور')),
};
const clinic = { path: '/clinic/users' };
const platform = { path: '/admin/users', session: aPlatformLogin() };
const serve = (answer: FakeAnswer) => fakeApi({ ...answers, [clinicList]: answer });

/** A plan in which the screens of the row actions and the new user exist. */
function planOf(area: 'clinic' | 'admin') {
  const paths = ['', 'create', 'edit/:id', 'user-permission/edit/:id', 'permission/edit/:id'];
  const load = async () => () => null;
  const needs = (path: string) => (path ? 'write' : 'read');
  const screens = paths.map(
    (path) => ({ path, title: 'کاربران', needs: needs(path), load }) as const,
  );
  return aPlan([aPlanSection(defineSection({ area, key: 'users', title: 'کاربران', screens }))]);
}

testListScreen({
  element: <UserListScreen />,
  place: clinic,
  list: clinicList,
  rows: () => pageWith(sara),
  answers,
  find: () => screen.findByRole('row', { name: /دکتر سارا احمدی/ }),
  empty: 'داده‌ای برای نمایش وجود ندارد',
  narrowed: {
    query: '?search=ناموجود&account_status=active',
    says: 'کاربری با این جستجو و پالایه‌ها یافت نشد',
  },
});

testListScreen({
  element: <UserListScreen />,
  place: platform,
  list: allList,
  rows: () => pageWith(sara),
  answers: platformAnswers,
  find: () => screen.findByRole('row', { name: /دکتر سارا احمدی/ }),
  empty: 'داده‌ای برای نمایش وجود ندارد',
  narrowed: { query: '?clinic_id=2', says: 'کاربری با این جستجو و پالایه‌ها یافت نشد' },
});

it('shows name, system code, phone, role and status of each user of the clinic', async () => {
  serve(() => pageWith(sara));
  renderScreen(<UserListScreen />, clinic);
  const row = await screen.findByRole('row', { name: /دکتر سارا احمدی/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['دکتر سارا احمدی', 'U-1767430000000', '۰۹۱۷۱۱۱۲۲۳۳', 'پزشک', 'فعال']);
});

it.each([
  [
    'a clinic administrator',
    { type: 'clinic_admin', role: { id: 2, name: 'پزشک' } },
    'مدیر کلینیک',
  ],
  ['a role of the clinic', { type: 'staff', role: { id: 9, name: 'مشاور فروش' } }, 'مشاور فروش'],
  ['no role', { type: 'staff', role: null }, 'نامشخص'],
] as const)('names the role of %s', async (_, over, name) => {
  serve(() => pageWith(aStaffUser(over)));
  renderScreen(<UserListScreen />, clinic);
  expect(await screen.findByRole('cell', { name })).toBeVisible();
});

it.each([
  ['active', 'فعال'],
  ['pending', 'در انتظار تأیید'],
  ['suspended', 'غیرفعال'],
])('calls the status %s %s', async (account_status, label) => {
  serve(() => pageWith(aStaffUser({ account_status })));
  renderScreen(<UserListScreen />, clinic);
  expect(await screen.findByRole('cell', { name: label })).toBeVisible();
});

it('asks the server for ten users of the page, words, order and filters of the address', async () => {
  const calls = serve(() => pageWith(sara));
  const query = 'page=3&search=سارا&sort=-fullName&role_id=2&account_status=active&clinic_id=4';
  renderScreen(<UserListScreen />, { ...clinic, at: `/clinic/users?${query}` });
  await screen.findByRole('row', { name: /دکتر سارا احمدی/ });
  expect(calls.find(({ call }) => call === clinicList)?.params).toEqual({
    page: 3,
    search: 'سارا',
    sort: '-fullName',
    role_id: '2',
    account_status: 'active',
  });
});

it('filters the users of the clinic by role and status', async () => {
  serve(() => pageWith(sara));
  const { user, location } = renderScreen(<UserListScreen />, clinic);
  await screen.findByRole('option', { name: 'منشی' });
  await user.selectOptions(screen.getByLabelText('نقش'), 'منشی');
  await waitFor(() => expect(location()).toBe('/clinic/users?role_id=3'));
  await user.selectOptions(screen.getByLabelText('وضعیت'), 'غیرفعال');
  await waitFor(() => expect(location()).toBe('/clinic/users?role_id=3&account_status=suspended'));
});

it.each([
  ['ویرایش اطلاعات شخصی', '/clinic/users/edit/7'],
  ['ویرایش اطلاعات کاربری', '/clinic/users/user-permission/edit/7'],
  ['ویرایش اطلاعات امنیتی', '/clinic/users/permission/edit/7?openBox=password'],
])(
  'opens «%s» of a user of the clinic, and leads back to the same page',
  async (label, address) => {
    serve(() => pageWith(sara));
    const { user, location, locationState } = renderScreen(<UserListScreen />, {
      ...clinic,
      at: '/clinic/users?page=2',
      session: aLogin({ plan: planOf('clinic') }),
    });
    await user.click(await screen.findByRole('button', { name: /دکتر سارا احمدی/ }));
    await user.click(screen.getByRole('menuitem', { name: label }));
    expect(location()).toBe(address);
    expect(locationState()).toEqual({ list: '/clinic/users?page=2' });
  },
);

it.each([
  ['ویرایش اطلاعات شخصی', '/admin/users/edit/7'],
  ['ویرایش اطلاعات کاربری', '/admin/users/permission/edit/7?openBox=permission'],
  ['ویرایش اطلاعات امنیتی', '/admin/users/permission/edit/7?openBox=password'],
])('opens «%s» of a user on the platform', async (label, address) => {
  fakeApi({ ...platformAnswers, [allList]: () => pageWith(sara) });
  const session = aPlatformLogin({ plan: planOf('admin') });
  const { user, location } = renderScreen(<UserListScreen />, { ...platform, session });
  await user.click(await screen.findByRole('button', { name: /دکتر سارا احمدی/ }));
  await user.click(screen.getByRole('menuitem', { name: label }));
  expect(location()).toBe(address);
});

it('offers a new user to those who may create one', async () => {
  serve(() => pageWith());
  const session = aLogin({ plan: planOf('clinic') });
  renderScreen(<UserListScreen />, { ...clinic, session });
  await screen.findByText('داده‌ای برای نمایش وجود ندارد');
  const [create] = screen.getAllByRole('link', { name: 'افزودن کاربر' });
  expect(create).toHaveAttribute('href', '/clinic/users/create');
});

it('offers users who may only read nothing that the server would refuse', async () => {
  serve(() => pageWith(sara));
  const session = { ...aLoginWith('read', 'users'), plan: planOf('clinic') };
  renderScreen(<UserListScreen />, { ...clinic, session });
  expect(await screen.findByRole('row', { name: /دکتر سارا احمدی/ })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'عملیات' })).not.toBeInTheDocument();
});

it('shows the clinic of each user on the platform, and «سامانه» for its own staff', async () => {
  const admin = aStaffUser({ id: 1, type: 'ziba', clinic_id: null, role: null });
  fakeApi({ ...platformAnswers, [allList]: () => pageWith(aStaffUser({ clinic_id: 2 }), admin) });
  renderScreen(<UserListScreen />, platform);
  expect(await screen.findByRole('cell', { name: 'کلینیک شیراز' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'سامانه' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'مدیر سامانه' })).toBeVisible();
});

it('says that the users could not be read, and why', async () => {
  serve(() => refuse(500, { code: 'internal', message: 'پایگاه داده در دسترس نیست' }));
  renderScreen(<UserListScreen />, clinic);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'خطا در دریافت کاربران. پایگاه داده در دسترس نیست',
  );
});

it('names no clinic for somebody whose request waits', async () => {
  const request = { type: 'staff', clinic_id: null, role: null, account_status: 'pending' };
  fakeApi({ ...platformAnswers, [allList]: () => pageWith(aStaffUser({ id: 1, ...request })) });
  renderScreen(<UserListScreen />, platform);
  expect(await screen.findByRole('cell', { name: 'در انتظار تأیید' })).toBeVisible();
  expect(screen.queryByRole('cell', { name: 'سامانه' })).not.toBeInTheDocument();
});

it('filters the users of the platform by clinic, then by a role of that clinic', async () => {
  fakeApi({ ...platformAnswers, [allList]: () => pageWith(sara) });
  const at = '/admin/users?type=doctor';
  const { user, location } = renderScreen(<UserListScreen />, { ...platform, at });
  await user.selectOptions(await screen.findByLabelText('کلینیک'), 'کلینیک شیراز');
  await waitFor(() => expect(location()).toBe('/admin/users?clinic_id=2'));
  await screen.findByRole('option', { name: 'مشاور' });
  await user.selectOptions(screen.getByLabelText('نقش'), 'مشاور');
  await waitFor(() => expect(location()).toBe('/admin/users?clinic_id=2&role_id=5'));
});

it('names the clinics to an operator who has only the users', async () => {
  fakeApi({ ...platformAnswers, [allList]: () => pageWith(sara) });
  const session = aPlatformLogin({ sections: ['users'] });
  renderScreen(<UserListScreen />, { ...platform, session });
  expect(await screen.findByRole('cell', { name: aClinic().name })).toBeVisible();
  expect(await screen.findByLabelText('کلینیک')).toBeVisible();
});
