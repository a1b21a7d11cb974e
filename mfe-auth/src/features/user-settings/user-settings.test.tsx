import { usualRoles } from '@ziba/shared/contracts/usual-roles';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed } from '@ziba/shared/testing/samples';
import { aLogin, aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { ClinicUserSettingsScreen } from './clinic-user-settings-screen';
import { PlatformUserSettingsScreen } from './platform-user-settings-screen';
import { presetChoices } from './role-presets';

const doctor = {
  ...{ id: 3, name: 'پزشک', name_en: 'doctor', type: 'general', description: null, version: 2 },
  ...{ kind: 'doctor', area: 'clinic', access: null, users_count: 3 },
};
const laser = aNamed({ id: 5, name: 'لیزر', name_en: null });

const serve = (others: Record<string, FakeAnswer> = {}) =>
  fakeApi({
    'GET /metaRoles': () => pageWith(doctor),
    'GET /doctorTypes': () => pageWith(laser),
    ...others,
  });
const openClinic = (session = aLogin()) =>
  renderScreen(<ClinicUserSettingsScreen />, {
    path: '/clinic/users/settings',
    session,
    toasts: true,
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the roles and the doctor categories of the clinic', async () => {
  serve();
  openClinic();
  expect(screen.getByRole('heading', { name: 'تنظیمات پنل کاربران' })).toBeVisible();
  expect(await (await card('نقش‌های کاربری')).findByText('پزشک')).toBeVisible();
  expect(await (await card('دسته‌های پزشکی')).findByText('لیزر')).toBeVisible();
});

it('adds a doctor category, says so and returns to the users', async () => {
  const calls = serve({ 'POST /doctorTypes': () => laser });
  const { user, location } = openClinic();
  const types = await card('دسته‌های پزشکی');
  await user.click(await types.findByRole('button', { name: 'افزودن' }));
  await user.type(types.getByLabelText('نام دسته پزشکی'), 'پوست');
  await user.click(types.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(location()).toBe('/clinic/users'));
  expect(await screen.findByText('دسته‌بندی پزشک با موفقیت ثبت شد')).toBeVisible();
  expect(calls.find(({ call }) => call === 'POST /doctorTypes')?.body).toMatchObject({
    name: 'پوست',
  });
});

it('fills the form with the chosen role and saves what was changed', async () => {
  const calls = serve({ 'POST /metaRoles/3': () => doctor });
  const { user, location } = openClinic();
  const roles = await card('نقش‌های کاربری');
  await user.click(await roles.findByRole('button', { name: 'ویرایش پزشک' }));
  expect(roles.getByLabelText('نام نقش')).toHaveValue('پزشک');
  expect(roles.getByLabelText('نام انگلیسی')).toHaveValue('doctor');
  expect(roles.getByRole('combobox', { name: 'نوع نقش' })).toHaveDisplayValue('پزشک');
  await user.type(roles.getByLabelText('توضیحات'), 'پزشکان کلینیک');
  await user.selectOptions(roles.getByRole('combobox', { name: 'نوع نقش' }), 'پرستار');
  await user.click(roles.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(location()).toBe('/clinic/users'));
  expect(calls.find(({ call }) => call === 'POST /metaRoles/3')?.body).toEqual({
    description: 'پزشکان کلینیک',
    kind: 'nurse',
    version: 2,
  });
  expect(screen.getByText('عملیات با موفقیت انجام شد')).toBeVisible();
});

it('fills a new role with a usual one', async () => {
  const calls = serve({ 'POST /metaRoles': () => doctor });
  const { user, location } = openClinic();
  const roles = await card('نقش‌های کاربری');
  await user.click(await roles.findByRole('button', { name: 'افزودن' }));
  await user.click(roles.getByRole('button', { name: 'پذیرش' }));
  expect(roles.getByLabelText('نام نقش')).toHaveValue('پذیرش');
  expect(roles.getByRole('combobox', { name: 'نوع نقش' })).toHaveDisplayValue('پذیرش');
  await user.click(roles.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(location()).toBe('/clinic/users'));
  expect(calls.find(({ call }) => call === 'POST /metaRoles')?.body).toMatchObject({
    name: 'پذیرش',
    name_en: 'reception',
    kind: 'reception',
    access: [
      { key: 'dashboard', levels: [2] },
      { key: 'appointments', levels: [2, 3] },
      { key: 'patients', levels: [2, 3] },
    ],
  });
});

it('leaves out of a usual role what the user may not give', () => {
  const giver = { type: 'staff', sections: ['users', 'inventory'], levels: [1] };
  const manager = usualRoles.find(({ name_en }) => name_en === 'manager');
  const given = Object.entries(manager ? presetChoices(manager, giver) : {});
  expect(given.filter(([, choice]) => choice !== 'none').map(([section]) => section)).toEqual([
    'users',
    'inventory',
  ]);
});

it('gives a changed template to those who have the role, and names who was left out', async () => {
  const applied = { users: 2, left_out: [{ id: 9, fullName: 'سارا احمدی', reason: 'own' }] };
  const calls = serve({ 'POST /metaRoles/3': () => ({ ...doctor, applied }) });
  const { user } = openClinic();
  const roles = await card('نقش‌های کاربری');
  await user.click(await roles.findByRole('button', { name: 'ویرایش پزشک' }));
  const apply = { name: /^این نقش به ۳ نفر داده شده است؛/ };
  expect(roles.queryByRole('switch', apply)).not.toBeInTheDocument();
  const patients = within(roles.getByRole('radiogroup', { name: 'زیباجویان' }));
  await user.click(patients.getByRole('radio', { name: 'مشاهده' }));
  await user.click(await roles.findByRole('switch', apply));
  await user.click(roles.getByRole('button', { name: 'ثبت' }));
  expect(await screen.findByText('دسترسی جدید به ۲ نفر داده شد')).toBeVisible();
  expect(screen.getByText(/تغییر نکرد.*سارا احمدی/)).toBeVisible();
  expect(calls.find(({ call }) => call === 'POST /metaRoles/3')?.body).toEqual({
    access: [{ key: 'patients', levels: [2] }],
    apply_to_users: true,
    version: 2,
  });
});

it('does not ask about users of a role that nobody has', async () => {
  const calls = serve({
    'GET /metaRoles': () => pageWith({ ...doctor, users_count: 0 }),
    'POST /metaRoles/3': () => doctor,
  });
  const { user, location } = openClinic();
  const roles = await card('نقش‌های کاربری');
  await user.click(await roles.findByRole('button', { name: 'ویرایش پزشک' }));
  const patients = within(roles.getByRole('radiogroup', { name: 'زیباجویان' }));
  await user.click(patients.getByRole('radio', { name: 'مشاهده' }));
  expect(roles.queryByRole('switch')).not.toBeInTheDocument();
  await user.click(roles.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(location()).toBe('/clinic/users'));
  expect(calls.find(({ call }) => call === 'POST /metaRoles/3')?.body).toEqual({
    access: [{ key: 'patients', levels: [2] }],
    version: 2,
  });
});

it('asks for the name, and says a refusal of the server beside it', async () => {
  const message = 'این نقش قبلا ثبت شده است';
  serve({
    'POST /metaRoles': () => refuse(409, { code: 'taken', message, fields: { name: message } }),
  });
  const { user } = openClinic();
  const roles = await card('نقش‌های کاربری');
  await user.click(await roles.findByRole('button', { name: 'افزودن' }));
  await user.click(roles.getByRole('button', { name: 'ثبت' }));
  const name = roles.getByLabelText('نام نقش');
  await waitFor(() => expect(name).toHaveAccessibleDescription('لطفا نام نقش را وارد کنید'));
  await user.type(name, 'پزشک');
  await user.click(roles.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(message));
});

it('archives a role after a question; users without that right see no such button', async () => {
  const calls = serve({ 'DELETE /metaRoles/3': () => ({ id: 3, archived: true }) });
  const { user, unmount } = openClinic();
  await user.click(await screen.findByRole('button', { name: 'بایگانی پزشک' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/این نقش به ۳ نفر داده شده است/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'بایگانی' }));
  expect(await screen.findByText('«پزشک» بایگانی شد')).toBeVisible();
  expect(calls.map(({ call }) => call)).toContain('DELETE /metaRoles/3');
  unmount();

  serve();
  openClinic(aLogin({ levels: [3] }));
  expect(await screen.findByRole('button', { name: 'ویرایش پزشک' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /بایگانی/ })).not.toBeInTheDocument();
});

it('offers another try when the roles cannot be read', async () => {
  let answer: unknown = refuse(400, { code: 'internal', message: 'پایگاه داده در دسترس نیست' });
  serve({ 'GET /metaRoles': () => answer });
  const { user } = openClinic();
  const roles = await card('نقش‌های کاربری');
  expect(await roles.findByRole('alert')).toHaveTextContent(
    'خطا در دریافت اطلاعات نقش. پایگاه داده در دسترس نیست',
  );
  answer = pageWith(doctor);
  await user.click(roles.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await roles.findByText('پزشک')).toBeVisible();
});

it('shows the platform the roles of its own staff apart from those of new clinics', async () => {
  const support = { ...doctor, id: 9, name: 'پشتیبان', kind: 'other', area: 'admin' };
  const calls = serve({
    'GET /metaRoles': () => pageWith(doctor, support),
    'POST /metaRoles': () => ({ ...support, id: 10, name: 'ناظر' }),
  });
  const session = aPlatformLogin();
  const path = '/admin/users/settings';
  const { user } = renderScreen(<PlatformUserSettingsScreen />, { path, session });
  const ofClinics = await card('نقش‌های الگوی کلینیک‌ها');
  expect(await ofClinics.findByText('پزشک')).toBeVisible();
  expect(ofClinics.queryByText('پشتیبان')).not.toBeInTheDocument();
  expect(screen.queryByText('دسته‌های پزشکی')).not.toBeInTheDocument();

  const ofStaff = await card('نقش‌های کارکنان سامانه');
  expect(ofStaff.queryByText('پزشک')).not.toBeInTheDocument();
  await user.click(await ofStaff.findByRole('button', { name: 'افزودن' }));
  // Sections of the platform, and no kind: its staff are neither doctors nor nurses.
  expect(ofStaff.getByText('کلینیک‌ها')).toBeVisible();
  expect(ofStaff.queryByText('بیماران')).not.toBeInTheDocument();
  expect(ofStaff.queryByRole('combobox', { name: 'نوع نقش' })).not.toBeInTheDocument();
  await user.type(ofStaff.getByLabelText('نام نقش'), 'ناظر');
  await user.click(ofStaff.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /metaRoles'));
  const sent = calls.find(({ call }) => call === 'POST /metaRoles')?.body;
  expect(sent).toMatchObject({ name: 'ناظر', area: 'admin' });
});
