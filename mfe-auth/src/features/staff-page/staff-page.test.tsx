import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed } from '@ziba/shared/testing/samples';
import { aLogin, aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor } from '@testing-library/react';
import { aMetaRole, aUserDetail, noResetCode } from '../../testing/user-samples';
import { StaffAccessScreen } from './staff-access-screen';
import { StaffProfileScreen } from './staff-profile-screen';
import { StaffRoleScreen } from './staff-role-screen';

const at = {
  profile: { path: '/clinic/users/edit/:id', at: '/clinic/users/edit/7' },
  role: {
    path: '/clinic/users/user-permission/edit/:id',
    at: '/clinic/users/user-permission/edit/7',
  },
  access: { path: '/clinic/users/permission/edit/:id', at: '/clinic/users/permission/edit/7' },
};
const stored = aUserDetail();
const answers: Record<string, FakeAnswer> = {
  ...noResetCode,
  'GET /users/7': () => stored,
  'GET /metaRoles/clinic/1': () =>
    pageWith(
      aMetaRole({ id: 2, name: 'پزشک', kind: 'doctor' }),
      aMetaRole({ id: 5, name: 'پذیرش', kind: 'reception' }),
    ),
  'GET /doctorTypes/clinic/1': () => pageWith(aNamed({ id: 1, name: 'پوست و مو' })),
  'GET /presentableServices/clinic/1': () => pageWith(),
  'GET /files/sign': () => ({ data: {} }),
};
const serve = (others: Record<string, FakeAnswer> = {}) => fakeApi({ ...answers, ...others });
const save = () => screen.getByRole('button', { name: 'ذخیره تغییرات' });
const bodyOf = (calls: ReturnType<typeof serve>, call: string) =>
  calls.find((one) => one.call === call)?.body;
const tab = (name: string) => screen.getByRole('tab', { name });

it.each([
  ['profile', <StaffProfileScreen key="p" />, 'مشخصات'],
  ['role', <StaffRoleScreen key="r" />, 'حساب و نقش'],
  ['access', <StaffAccessScreen key="a" />, 'دسترسی و رمز عبور'],
] as const)('the address of %s opens its tab', async (name, element, label) => {
  serve();
  renderScreen(element, at[name]);
  expect(await screen.findByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ویرایش کاربر');
  expect(screen.getByText('دکتر سارا احمدی')).toBeVisible();
});

describe('the profile', () => {
  it('sends only what was changed, with the version, and returns to the list', async () => {
    const calls = serve({ 'POST /users/7': () => stored });
    const { user, location } = renderScreen(<StaffProfileScreen />, {
      ...at.profile,
      toasts: true,
    });
    const father = await screen.findByLabelText('نام پدر');
    await user.clear(father);
    await user.type(father, 'محمود');
    await user.click(save());
    await waitFor(() => expect(location()).toBe('/clinic/users'));
    expect(bodyOf(calls, 'POST /users/7')).toEqual({ fatherName: 'محمود', version: 4 });
    expect(screen.getByText('اطلاعات کاربر با موفقیت ویرایش شد.')).toBeVisible();
  });

  it('leads the platform on to the access of the user', async () => {
    serve({ 'POST /users/7': () => stored });
    const { user, location } = renderScreen(<StaffProfileScreen />, {
      path: '/admin/users/edit/:id',
      at: '/admin/users/edit/7',
      session: aPlatformLogin(),
    });
    await user.type(await screen.findByLabelText('نام پدر'), ' کریم');
    await user.click(save());
    await waitFor(() =>
      expect(location()).toBe('/admin/users/permission/edit/7?openBox=permission'),
    );
  });

  it('says that the edit failed, and keeps what was typed', async () => {
    const message = 'این کد ملی قبلا ثبت شده است';
    const refusal = refuse(409, { code: 'taken', message, fields: { nationalCode: message } });
    serve({ 'POST /users/7': () => refusal });
    const { user } = renderScreen(<StaffProfileScreen />, at.profile);
    await user.type(await screen.findByLabelText('نام پدر'), ' کریم');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('خطا در ویرایش کاربر');
    expect(screen.getByLabelText('کد ملی')).toHaveAccessibleDescription(new RegExp(message));
    expect(screen.getByLabelText('نام پدر')).toHaveDisplayValue('رضا کریم');
  });

  it('locks a phone that the server would refuse to change, and says why', async () => {
    serve();
    renderScreen(<StaffProfileScreen />, {
      ...at.profile,
      session: aLogin({ user: { id: 9, type: 'staff' }, sections: ['users'], levels: [1] }),
    });
    const phone = await screen.findByLabelText('شماره تماس');
    expect(phone).toHaveAttribute('readonly');
    expect(phone).toHaveAccessibleDescription(
      /این کاربر دسترسی‌هایی دارد که شما ندارید؛ شماره تماس او را نمی‌توانید تغییر دهید/,
    );
  });
});

describe('account and role', () => {
  it('clears what only doctors have when another kind of role is chosen', async () => {
    const calls = serve({ 'POST /users/userInfo/7': () => stored });
    const { user, location } = renderScreen(<StaffRoleScreen />, at.role);
    await screen.findByRole('option', { name: 'پذیرش' });
    await user.selectOptions(screen.getByLabelText('نقش'), 'پذیرش');
    await user.click(save());
    await waitFor(() => expect(location()).toBe('/clinic/users'));
    expect(bodyOf(calls, 'POST /users/userInfo/7')).toEqual({
      meta_rolesId: 5,
      doctor_typesId: null,
      main_service: null,
      version: 4,
    });
  });
});

describe('what the page leaves out', () => {
  it('changes nothing of an account of a higher type', async () => {
    serve({ 'GET /users/7': () => aUserDetail({ type: 'clinic_admin' }) });
    renderScreen(<StaffProfileScreen />, {
      ...at.profile,
      session: aLogin({ user: { id: 9, type: 'staff' }, sections: ['users'] }),
    });
    expect(await screen.findByText('شما اجازه تغییر حساب این کاربر را ندارید')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'وضعیت حساب' })).not.toBeInTheDocument();
  });

  it('waits with a request for access until it is approved', async () => {
    const request = aUserDetail({ clinic_id: null, type: 'staff', account_status: 'pending' });
    serve({ 'GET /users/7': () => request });
    renderScreen(<StaffProfileScreen />, {
      path: '/admin/users/edit/:id',
      at: '/admin/users/edit/7',
      session: aPlatformLogin(),
    });
    expect(await screen.findByText('این حساب در انتظار تأیید است')).toBeVisible();
  });

  it('has a schedule for doctors only, and finance for who may open the documents', async () => {
    serve({ 'GET /users/7': () => aUserDetail({ type: 'staff' }) });
    renderScreen(<StaffProfileScreen />, at.profile);
    await screen.findByRole('tab', { name: 'مشخصات' });
    expect(screen.queryByRole('tab', { name: 'برنامه کاری' })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'امور مالی' })).not.toBeInTheDocument();
  });
});

it('says that an address without an id names no user', async () => {
  const message = 'شناسه نامعتبر است';
  fakeApi({ 'GET /users/:id': () => refuse(400, { code: 'invalid', message }) });
  renderScreen(<StaffProfileScreen />, { ...at.profile, at: '/clinic/users/edit/x' });
  expect(await screen.findByRole('alert')).toHaveTextContent('شناسه کاربر نامعتبر است');
});

testRecordScreen({
  element: <StaffProfileScreen />,
  place: at.profile,
  read: 'GET /users/7',
  answers,
  find: () => screen.findByDisplayValue('دکتر سارا احمدی'),
});

it('keeps its tabs in the address', async () => {
  serve();
  const { user, location } = renderScreen(<StaffAccessScreen />, at.access);
  await user.click(await screen.findByRole('tab', { name: 'حساب و نقش' }));
  expect(location()).toBe('/clinic/users/permission/edit/7?tab=role');
  expect(tab('حساب و نقش')).toHaveAttribute('aria-selected', 'true');
});
