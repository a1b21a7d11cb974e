import { codeFor } from './support/api';
import { field, fill, press, untilAt, untilRefused, untilText } from './support/fields';
import { journey } from './support/journey';
import { signIn } from './support/sign-in';

const { product, visit } = journey();

/** The phone of `dr_omid`, whose password no other journey needs. */
const phone = '09171001004';

it('sets a new password with the code of the SMS', async () => {
  const visitor = await visit();
  visitor.expected.push(/status of (400|401)/);
  const { page } = visitor;
  await page.goto('/forget-password');
  await press(page, 'ارسال کد تأیید');
  await untilRefused(page, 'نام کاربری', 'لطفاً نام کاربری را وارد کنید');
  await fill(page, { 'نام کاربری': 'dr_omid' });
  await press(page, 'ارسال کد تأیید');
  await field(page, 'کد تأیید ۶ رقمی').waitFor();
  await untilText(page, /^[•*]+۱۰۰۴$|۱۰۰۴/);
  await untilText(page, /ارسال مجدد کد تا/);

  const code = await codeFor(product().address, phone);
  const wrong = code === '111111' ? '222222' : '111111';
  await fill(page, { 'کد تأیید ۶ رقمی': wrong });
  await press(page, 'تأیید کد');
  await untilRefused(page, 'کد تأیید ۶ رقمی', 'کد تایید صحیح نیست');
  await page.reload();
  await fill(page, { 'کد تأیید ۶ رقمی': code });
  await press(page, 'تأیید کد');
  await fill(page, { 'رمز عبور جدید': 'Omid@1405', 'تکرار رمز عبور جدید': 'Omid@1406' });
  await press(page, 'تغییر رمز عبور');
  await untilRefused(page, 'تکرار رمز عبور جدید', 'رمز عبور و تکرار آن باید یکسان باشند');
  await fill(page, { 'تکرار رمز عبور جدید': 'Omid@1405' });
  await press(page, 'تغییر رمز عبور');
  await untilText(page, 'رمز عبور تغییر کرد؛ اکنون با رمز جدید وارد شوید');
  await untilAt(page, 'ورود به سامانه زیبا');

  await fill(page, { 'نام کاربری': 'dr_omid', 'رمز عبور': 'Ziba@1405' });
  await press(page, 'ورود');
  await page.getByRole('alert').getByText('نام کاربری یا رمز عبور اشتباه است').waitFor();
  await signIn(page, 'dr_omid', 'Omid@1405');
  await untilAt(page, 'داشبورد');
});

it('does not reveal whether a username exists', async () => {
  const { page } = await visit();
  await page.goto('/forget-password');
  await fill(page, { 'نام کاربری': 'nobody_at_all' });
  await press(page, 'ارسال کد تأیید');
  await untilText(page, 'اگر این نام کاربری وجود داشته باشد');
  await field(page, 'کد تأیید ۶ رقمی').waitFor();
});
