import { fakeApi, noAnswer, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { Form } from '@ziba/shared/ui/forms/form';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ProfileInputs } from './profile-inputs';
import { profileSchema } from './profile-schema';

const check = 'GET /auth/check-email';

function open(answer: FakeAnswer = () => ({ unique: true }), ownEmail?: string) {
  const saved = jest.fn();
  const calls = fakeApi({ [check]: answer, 'GET /files/sign': () => ({ data: {} }) });
  const view = renderScreen(
    <Form schema={profileSchema} submit="ثبت" onSubmit={saved}>
      <ProfileInputs ownEmail={ownEmail} />
    </Form>,
  );
  return { ...view, calls, saved };
}
const email = () => screen.getByLabelText('ایمیل');
const says = (words: string) =>
  waitFor(() => expect(email()).toHaveAccessibleDescription(new RegExp(words)));

it('asks for name, national code, phone and e-mail in the words of the text', async () => {
  const { user, saved } = open();
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  const needed = {
    'نام و نام خانوادگی': 'لطفا نام و نام خانوادگی را وارد کنید',
    'کد ملی': 'لطفا کد ملی را وارد کنید',
    'شماره تماس': 'لطفا شماره تماس را وارد کنید',
    ایمیل: 'لطفا ایمیل را وارد کنید',
  };
  for (const [label, message] of Object.entries(needed)) {
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message)),
    );
  }
  expect(saved).not.toHaveBeenCalled();
});

it.each([
  ['کد ملی', '123', 'کد ملی باید ۱۰ رقم باشد'],
  ['شماره تماس', '0711234', 'شماره تلفن باید 11 رقم باشد و با 09 شروع شود'],
  ['شماره تماس بستگان', '0711234', 'شماره تماس بستگان باید ۱۱ رقم باشد و با ۰۹ شروع شود'],
  ['ایمیل', 'sara', 'فرمت ایمیل نامعتبر است'],
])('refuses a wrong %s', async (label, typed, message) => {
  const { user } = open();
  await user.type(screen.getByLabelText(label), typed);
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  await waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message)),
  );
});

it.each([
  ['فایل مدرک تحصیلی', 'فقط این نوع فایل‌ها پذیرفته می‌شود: pdf، doc، docx، jpg، jpeg، png'],
  ['فایل وضعیت نظام وظیفه', 'فقط این نوع فایل‌ها پذیرفته می‌شود: pdf، jpg، jpeg، png'],
])('refuses a file of another type for %s before it is uploaded', async (label, reason) => {
  const { calls } = open();
  const file = new File(['x'], 'notes.txt', { type: 'text/plain' });
  // A dropped file is not held to the types that the picker offers.
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(label), file);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

it('says while typing that an e-mail address is taken, with one check after the pause', async () => {
  const { user, calls } = open(() => ({ unique: false }));
  await user.type(email(), 'sara@example.com');
  await says('این ایمیل قبلا در سیستم ثبت شده است');
  expect(email()).toBeInvalid();
  expect(calls.map(({ call, params }) => [call, params.email])).toEqual([
    [check, 'sara@example.com'],
  ]);
  await user.type(email(), '.ir');
  await waitFor(() => expect(calls).toHaveLength(2));
});

it('says that an e-mail address is free', async () => {
  const { user } = open();
  await user.type(email(), 'sara@example.com');
  await says('این ایمیل آزاد است');
});

it('never takes a failed check for a free address', async () => {
  const { user } = open(() => noAnswer());
  await user.type(email(), 'sara@example.com');
  await says('بررسی ممکن نشد، دوباره تلاش کنید');
});

it('stops asking when the server has been asked too often', async () => {
  const refusal = refuse(429, { code: 'too_many', message: 'درخواست‌ها بیش از حد است' });
  const { user, calls } = open(() => refusal);
  await user.type(email(), 'sara@example.com');
  await says('اکنون بررسی ممکن نیست؛ هنگام ثبت دوباره بررسی می‌شود');
  await user.type(email(), '.ir');
  await says('اکنون بررسی ممکن نیست؛ هنگام ثبت دوباره بررسی می‌شود');
  expect(calls).toHaveLength(1);
});

it('does not check the address that the edited user has', async () => {
  const { user, calls } = open(() => ({ unique: false }), 'sara@example.com');
  await user.type(email(), 'Sara@example.com');
  await user.tab();
  expect(email()).not.toBeInvalid();
  expect(calls).toEqual([]);
});
