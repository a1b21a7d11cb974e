/** Words of the three-step password reset (text 1 §2.1, §4, §5). */
export const m = {
  title: 'بازیابی رمز عبور',
  steps: ['نام کاربری', 'کد تایید', 'رمز عبور تازه'],
  step: (now: string, all: string, name: string) => `گام ${now} از ${all}: ${name}`,
  backToLogin: 'بازگشت به صفحه ورود',
  username: {
    label: 'نام کاربری',
    intro: 'نام کاربری خود را وارد کنید تا کد تایید به شماره ثبت‌شده پیامک شود.',
    submit: 'ارسال کد تایید',
  },
  code: {
    label: 'کد تایید ۶ رقمی',
    intro: 'اگر این نام کاربری وجود داشته باشد، کد تایید به این شماره پیامک شده است:',
    submit: 'تایید کد',
    resend: 'ارسال مجدد کد',
    resendIn: 'ارسال مجدد کد تا',
    resent: 'کد تازه پیامک شد',
    otherUser: 'تغییر نام کاربری',
  },
  password: {
    label: 'رمز عبور تازه',
    repeat: 'تکرار رمز عبور تازه',
    hint: 'حداقل ۸ کاراکتر',
    submit: 'تغییر رمز عبور',
    done: 'رمز عبور تغییر کرد؛ اکنون با رمز تازه وارد شوید',
  },
} as const;
