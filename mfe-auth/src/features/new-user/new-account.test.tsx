import { defineSection } from '@ziba/shared/section/define-section';
import { pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { aLogin, aPlan, aPlanSection, aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor } from '@testing-library/react';
import {
  admin,
  clerk,
  clinic,
  fillAccount,
  fillProfile,
  openNewUser,
  press,
  register,
  saveButton,
} from '../../testing/open-new-user';

beforeEach(() => sessionStorage.clear());

it('asks for username, password and role in the words of the text', async () => {
  const { user, calls } = openNewUser();
  await fillProfile(user);
  await user.click(await saveButton());
  const needed = {
    'نام کاربری': 'نام کاربری الزامی است',
    'رمز عبور': 'رمز عبور الزامی است',
    نقش: 'انتخاب نقش الزامی است',
  };
  for (const [label, message] of Object.entries(needed)) {
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message)),
    );
  }
  await fillAccount(user);
  await user.type(screen.getByLabelText('تکرار رمز عبور'), '8');
  await user.click(await saveButton());
  await waitFor(() =>
    expect(screen.getByLabelText('تکرار رمز عبور')).toHaveAccessibleDescription(
      /رمز عبور و تکرار آن مطابقت ندارند/,
    ),
  );
  expect(calls.filter(({ call }) => call === register)).toEqual([]);
});

it('says at the password that the user has to change it at the first sign-in', async () => {
  const { user } = openNewUser();
  await fillProfile(user);
  await saveButton();
  expect(screen.getByLabelText('رمز عبور')).toHaveAccessibleDescription(
    /کاربر هنگام اولین ورود باید آن را تغییر دهد/,
  );
});

it('shows at the username that it is taken', async () => {
  const message = 'این نام کاربری قبلا در سیستم ثبت شده است';
  const refusal = refuse(409, { code: 'taken', message, fields: { username: message } });
  const { user, location } = openNewUser({ [register]: () => refusal });
  await fillProfile(user);
  await fillAccount(user);
  await user.click(await saveButton());
  await waitFor(() =>
    expect(screen.getByLabelText('نام کاربری')).toHaveAccessibleDescription(new RegExp(message)),
  );
  expect(location()).toMatch(/user-permission/);
  expect(screen.getByText(/خطا در ثبت کاربر/)).toBeVisible();
});

it('suggests usernames without filling one in, and warns of the national code', async () => {
  const { user } = openNewUser();
  await fillProfile(user);
  await saveButton();
  expect(screen.getByLabelText('نام کاربری')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'انتخاب نام کاربری sara' })).toBeVisible();
  await press(user, 'انتخاب نام کاربری sara_rzaii');
  expect(screen.getByLabelText('نام کاربری')).toHaveValue('sara_rzaii');
  await press(user, 'انتخاب نام کاربری 0012345679');
  expect(screen.getByText(/نام کاربری برابر با کد ملی را دیگران می‌توانند حدس بزنند/)).toBeVisible();
});

it('asks for category and main service only of a doctor', async () => {
  const { user } = openNewUser();
  await fillProfile(user);
  await fillAccount(user, 'پزشک');
  expect(await screen.findByLabelText('دسته‌بندی پزشک')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('نقش'), 'منشی');
  await waitFor(() => expect(screen.queryByLabelText('دسته‌بندی پزشک')).not.toBeInTheDocument());
});

it('leads on to hours and services of a new doctor, who takes no bookings before', async () => {
  const doctor = { ...aStaffUser({ id: 90, type: 'doctor' }), userId: 90 };
  const { user, calls, location } = openNewUser({ [register]: () => doctor });
  await fillProfile(user);
  await fillAccount(user, 'پزشک');
  await user.click(await saveButton());
  await waitFor(() => expect(location()).toBe('/clinic/users/edit/90?tab=schedule'));
  expect(calls.find(({ call }) => call === register)?.body).toMatchObject({
    takes_bookings: false,
  });
});

it('gives a clinic administrator all sections by the type', async () => {
  const { user, calls } = openNewUser();
  await fillProfile(user);
  await fillAccount(user);
  await user.click(screen.getByRole('switch', { name: /مدیر کلینیک/ }));
  await user.click(await saveButton());
  await screen.findByText('کاربر با موفقیت ثبت شد.');
  const body = calls.find(({ call }) => call === register)?.body as Record<string, unknown>;
  expect(body.type).toBe('clinic_admin');
  expect(body.access).toBeUndefined();
});

it('offers the financial step only where it can be opened', async () => {
  const load = async () => () => null;
  const path = 'users/new-financial-info/:userId';
  const accounting = defineSection({
    area: 'clinic',
    key: 'accounting',
    title: 'حسابداری',
    screens: [{ path, title: 'مالی', needs: 'write', load }],
  });
  const plan = aPlan([aPlanSection(accounting)]);
  const { user, location } = openNewUser({}, clinic.create, aLogin({ plan }));
  await fillProfile(user);
  await screen.findByRole('button', { name: 'ثبت و ادامه به اطلاعات مالی' });
  expect(screen.getByRole('button', { name: 'ثبت بدون اطلاعات مالی' })).toBeVisible();
  await user.type(screen.getByLabelText('نام کاربری'), 'sara_rezaei');
  await screen.findByRole('option', { name: 'منشی' });
  await user.selectOptions(screen.getByLabelText('نقش'), 'منشی');
  await user.type(screen.getByLabelText('رمز عبور'), 'Barg-e-Sabz-7');
  await user.type(screen.getByLabelText('تکرار رمز عبور'), 'Barg-e-Sabz-7');
  await press(user, 'ثبت و ادامه به اطلاعات مالی');
  await waitFor(() => expect(location()).toBe('/clinic/accounting/users/new-financial-info/90'));
});

it('lets the platform choose the clinic of a new user, with the roles of that clinic', async () => {
  const { user, calls, location } = openNewUser(
    {
      'GET /metaRoles/clinic/2': () => pageWith({ ...clerk, id: 12 }),
      'GET /metaRoles': () => pageWith(),
    },
    admin.create,
    aPlatformLogin(),
  );
  await fillProfile(user);
  await saveButton();
  expect(location()).toMatch(/^\/admin\/users\/permission\/U-\d{13}$/);
  await user.selectOptions(await screen.findByLabelText('کلینیک'), 'کلینیک شیراز');
  await fillAccount(user);
  await user.click(await saveButton());
  await waitFor(() => expect(location()).toBe('/admin/users?sort=-created_at'));
  expect(calls.find(({ call }) => call === register)?.body).toMatchObject({
    clinic_id: 2,
    meta_rolesId: 12,
    access: [
      { key: 'appointments', levels: [2, 3] },
      { key: 'patients', levels: [2] },
    ],
  });
});
