/** Texts of the new password that an administrator sets. */
export const m = {
  title: 'بازنشانی رمز عبور',
  intro: (name: string) =>
    `برای ${name} رمز عبور جدید تعیین کنید. پس از آن از همه دستگاه‌ها خارج می‌شود و هنگام ورود باید رمز دیگری انتخاب کند.`,
  fields: {
    password: 'رمز عبور جدید',
    confirmPassword: 'تکرار رمز عبور جدید',
    code: 'کد تأیید ۶ رقمی',
  },
  passwordHint: 'حداقل ۸ کاراکتر',
  send: 'ارسال کد تأیید',
  sendHint: 'برای تأیید این تغییر، کدی به شماره تماس خود شما پیامک می‌شود.',
  sendAgain: 'ارسال مجدد کد',
  sent: 'کد تأیید به این شماره پیامک شد:',
  validFor: 'زمان باقی‌مانده:',
  expired: 'مهلت کد تمام شد؛ کد جدیدی بگیرید.',
  submit: 'تغییر رمز عبور',
  done: 'رمز عبور با موفقیت تغییر کرد',
  failed: 'خطا در تغییر رمز عبور',
} as const;
