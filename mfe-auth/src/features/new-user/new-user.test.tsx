import { noAnswer, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { writeDraft } from '@ziba/shared/session/draft-store';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import {
  checkEmail,
  clinic,
  fillAccount,
  fillProfile,
  openNewUser,
  press,
  register,
  saveButton,
} from '../../testing/open-new-user';

beforeEach(() => sessionStorage.clear());

it('saves nothing before the last step, and then both steps in one call', async () => {
  const { user, calls, location } = openNewUser();
  await fillProfile(user);
  await fillAccount(user);
  expect(location()).toMatch(/^\/clinic\/users\/user-permission\/U-\d{13}$/);
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);

  await user.click(await saveButton());
  expect(await screen.findByText('کاربر با موفقیت ثبت شد.')).toBeVisible();
  expect(location()).toBe('/clinic/users?sort=-created_at');
  const [sent, ...more] = calls.filter(({ call }) => call === register);
  expect(more).toEqual([]);
  expect(sent?.headers['idempotency-key']).toBeTruthy();
  expect(sent?.body).toMatchObject({
    fullName: 'سارا رضایی',
    nationalCode: '0012345679',
    phoneNumber: '09121234567',
    email: 'sara@example.com',
    systemCode: expect.stringMatching(/^U-\d{13}$/),
    username: 'sara_rezaei',
    password: 'Barg-e-Sabz-7',
    meta_rolesId: 3,
    clinic_id: 1,
    access: [
      { key: 'appointments', levels: [2, 3] },
      { key: 'patients', levels: [2] },
    ],
  });
});

it('leads back to the first step with the message of the text when it is missing', async () => {
  const { location } = openNewUser({}, clinic.newAccount('U-1767430000000'));
  expect(
    await screen.findByText('اطلاعات پایه کاربر ناقص است. لطفا مرحله قبل را کامل کنید.'),
  ).toBeVisible();
  expect(location()).toBe(clinic.create);
});

it('says that the stored first step cannot be read, in place of calling it incomplete', async () => {
  const { unmount } = openNewUser();
  writeDraft('new-user-profile', { profile: { fullName: 7 } }, clinic.create);
  unmount();
  const { location } = openNewUser({}, clinic.newAccount('U-1767430000000'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'خطا در پردازش اطلاعات؛ لطفا اطلاعات پایه کاربر را دوباره وارد کنید.',
  );
  expect(screen.queryByText(/اطلاعات پایه کاربر ناقص است/)).not.toBeInTheDocument();
  expect(location()).toBe(clinic.create);
});

it('goes on only when the e-mail address was found free', async () => {
  let answer: FakeAnswer = () => noAnswer();
  const { user, location } = openNewUser({ [checkEmail]: (call) => answer(call) });
  await fillProfile(user);
  await waitFor(() =>
    expect(screen.getByLabelText('ایمیل')).toHaveAccessibleDescription(
      /بررسی ممکن نشد، دوباره تلاش کنید/,
    ),
  );
  expect(location()).toBe(clinic.create);
  answer = () => ({ unique: false });
  await press(user, 'ادامه');
  await waitFor(() =>
    expect(screen.getByLabelText('ایمیل')).toHaveAccessibleDescription(
      /این ایمیل قبلا در سیستم ثبت شده است/,
    ),
  );
  answer = () => ({ unique: true });
  await press(user, 'ادامه');
  expect(await saveButton()).toBeVisible();
});

it('leads back to the first step when its e-mail address was taken meanwhile, and loses nothing', async () => {
  const message = 'این ایمیل قبلا در سیستم ثبت شده است';
  let answer: unknown = refuse(409, { code: 'taken', message, fields: { email: message } });
  const { user, calls, location } = openNewUser({
    [register]: () => answer,
    [checkEmail]: ({ params }) => ({ unique: params.email !== 'sara@example.com' || !!answer }),
  });
  await fillProfile(user);
  await fillAccount(user);
  await user.click(await saveButton());

  await waitFor(() => expect(location()).toBe(clinic.create));
  const email = await screen.findByLabelText('ایمیل');
  await waitFor(() => expect(email).toHaveAccessibleDescription(new RegExp(message)));
  expect(screen.getByLabelText('نام و نام خانوادگی')).toHaveValue('سارا رضایی');

  answer = { ...aStaffUser({ id: 90 }), userId: 90 };
  await user.clear(email);
  await user.type(email, 'sara.rezaei@example.com');
  await press(user, 'ادامه');
  await saveButton();
  await waitFor(() => expect(screen.getByLabelText('نام کاربری')).toHaveValue('sara_rezaei'));
  expect(screen.getByLabelText('رمز عبور')).toHaveValue('Barg-e-Sabz-7');
  await user.click(await saveButton());
  expect(await screen.findByText('کاربر با موفقیت ثبت شد.')).toBeVisible();
  expect(calls.filter(({ call }) => call === register).at(-1)?.body).toMatchObject({
    email: 'sara.rezaei@example.com',
    username: 'sara_rezaei',
    meta_rolesId: 3,
  });
});

it('restores both steps after a reload, without the passwords', async () => {
  const { user, unmount, location } = openNewUser();
  await fillProfile(user);
  await fillAccount(user);
  const at = location();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Barg-e-Sabz-7');
  unmount();
  openNewUser({}, at);
  await saveButton();
  await waitFor(() => expect(screen.getByLabelText('نام کاربری')).toHaveValue('sara_rezaei'));
  await waitFor(() => expect(screen.getByLabelText('نقش')).toHaveValue('3'));
  expect(screen.getByText(/حساب «سارا رضایی»/)).toBeVisible();
});

it('opens the first step again without losing the second', async () => {
  const { user, location } = openNewUser();
  await fillProfile(user);
  await fillAccount(user);
  await user.click(screen.getByRole('button', { name: /اطلاعات پایه/ }));
  await waitFor(() => expect(location()).toBe(clinic.create));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByLabelText('نام و نام خانوادگی')).toHaveValue('سارا رضایی'),
  );
  await press(user, 'ادامه');
  await saveButton();
  await waitFor(() => expect(screen.getByLabelText('نام کاربری')).toHaveValue('sara_rezaei'));
  expect(screen.getByLabelText('رمز عبور')).toHaveValue('Barg-e-Sabz-7');
});
