import { loginTexts } from './login-texts';

/** Texts of sign-in, registration and password reset, apart from their schemas. */
export const authTexts = {
  ...loginTexts,
  wrongLogin: 'نام کاربری یا رمز عبور اشتباه است',
  allRequired: 'لطفاً تمامی فیلدها را پر کنید',
  wrongEmail: 'ایمیل وارد شده معتبر نیست',
  shortPassword: 'رمز عبور باید حداقل 8 کاراکتر باشد',
  passwordsDiffer: 'رمز عبور و تکرار آن باید یکسان باشند',
  wrongPhone: 'شماره تلفن باید 11 رقم باشد و با 09 شروع شود',
  usernameTaken: 'این نام کاربری قبلاً استفاده شده است',
  emailTaken: 'این ایمیل قبلا در سیستم ثبت شده است',
  resetUsernameMissing: 'لطفاً نام کاربری را وارد کنید',
  wrongCode: 'کد تایید صحیح نیست',
  codeExpired: 'مهلت کد تأیید تمام شده است؛ کد جدیدی بگیرید',
  codeFailed: 'خطا در ارسال کد تایید',
  resetFailed: 'خطا در تغییر رمز عبور',
  registerFailed: 'خطا در ثبت نام',
} as const;
