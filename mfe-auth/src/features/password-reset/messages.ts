/** Texts of the three-step password reset. */
export const m = {
  title: 'بازیابی رمز عبور',
  steps: ['نام کاربری', 'کد تأیید', 'رمز عبور جدید'],
  step: (now: string, all: string, name: string) => `گام ${now} از ${all}: ${name}`,
  backToLogin: 'بازگشت به صفحه ورود',
  username: {
    label: 'نام کاربری',
    intro: 'نام کاربری خود را وارد کنید تا کد تأیید به شماره ثبت‌شده پیامک شود.',
    submit: 'ارسال کد تأیید',
  },
  code: {
    label: 'کد تأیید ۶ رقمی',
    intro: 'اگر این نام کاربری وجود داشته باشد، کد تأیید به این شماره پیامک شده است:',
    submit: 'تأیید کد',
    resend: 'ارسال مجدد کد',
    resendIn: 'ارسال مجدد کد تا',
    resent: 'کد جدید پیامک شد',
    otherUser: 'تغییر نام کاربری',
  },
  password: {
    label: 'رمز عبور جدید',
    repeat: 'تکرار رمز عبور جدید',
    hint: 'حداقل ۸ کاراکتر',
    submit: 'تغییر رمز عبور',
    done: 'رمز عبور تغییر کرد؛ اکنون با رمز جدید وارد شوید',
  },
} as const;
