import { fill, press, untilAt, untilRefused, untilText } from './support/fields';
import { journey } from './support/journey';
import { signIn } from './support/sign-in';

const { visit } = journey();

const request = {
  'نام کاربری': 'sahar_amini',
  ایمیل: 'sahar@example.com',
  'رمز عبور': 'Sahar@1405',
  'تکرار رمز عبور': 'Sahar@1405',
  'شماره تماس': '۰۹۱۷۳۳۳۴۴۵۵',
};

it('accepts a request for access, which cannot sign in before it is approved', async () => {
  const visitor = await visit();
  visitor.expected.push(/status of (403|409)/);
  const { page } = visitor;
  await page.goto('/register');
  await untilAt(page, 'درخواست ثبت نام');
  await fill(page, { ...request, 'نام کاربری': 'mina' });
  await page.getByRole('checkbox', { name: 'انبارداری' }).check();
  await page.getByRole('checkbox', { name: 'مشاهده' }).check();
  await press(page, 'ثبت درخواست');
  await untilRefused(page, 'نام کاربری', 'این نام کاربری قبلاً استفاده شده است');
  await fill(page, { 'نام کاربری': request['نام کاربری'] });
  await press(page, 'ثبت درخواست');
  await untilAt(page, 'درخواست شما ثبت شد');
  await untilText(page, 'حساب «sahar_amini» در انتظار تأیید است.');

  await page.getByRole('link', { name: 'بازگشت به صفحه ورود' }).click();
  await fill(page, { 'نام کاربری': 'sahar_amini', 'رمز عبور': 'Sahar@1405' });
  await press(page, 'ورود');
  await page
    .getByRole('alert')
    .getByText(/حساب شما در انتظار تأیید است/)
    .waitFor();
});

it('shows an error at each invalid field', async () => {
  const { page } = await visit();
  await page.goto('/register');
  await press(page, 'ثبت درخواست');
  await untilRefused(page, 'نام کاربری', 'لطفاً تمامی فیلدها را پر کنید');
  await fill(page, {
    ...request,
    ایمیل: 'sahar',
    'رمز عبور': 'کوتاه',
    'تکرار رمز عبور': 'کوتاه‌تر',
    'شماره تماس': '0711222',
  });
  await press(page, 'ثبت درخواست');
  await untilRefused(page, 'ایمیل', 'ایمیل وارد شده معتبر نیست');
  await untilRefused(page, 'رمز عبور', 'رمز عبور باید حداقل 8 کاراکتر باشد');
  await untilRefused(page, 'شماره تماس', 'شماره تلفن باید 11 رقم باشد و با 09 شروع شود');
  await fill(page, { 'رمز عبور': 'Sahar@1405', ایمیل: 'sahar@example.com' });
  await fill(page, { 'شماره تماس': '09173334455' });
  await press(page, 'ثبت درخواست');
  await untilRefused(page, 'تکرار رمز عبور', 'رمز عبور و تکرار آن باید یکسان باشند');
});

it('is also open to a signed-in user', async () => {
  const { page } = await visit();
  await signIn(page, 'viewer');
  await page.goto('/register');
  await untilAt(page, 'درخواست ثبت نام');
});
