/** Texts of the login page. They are apart from the shell's other texts, because they are loaded first. */
export const m = {
  username: 'نام کاربری',
  password: 'رمز عبور',
  showPassword: 'نمایش رمز عبور',
  hidePassword: 'پنهان کردن رمز عبور',
  submit: 'ورود',
  busy: 'در حال ورود…',
  forgot: 'رمز عبور خود را فراموش کرده‌اید؟',
  help: 'اگر در ورود مشکلی دارید، موضوع را با پشتیبانی در میان بگذارید.',
  noAccount: 'حساب کاربری ندارید؟',
  register: 'درخواست ثبت نام',
  withoutScripts: 'برای کار با این نرم‌افزار، جاوااسکریپت مرورگر را فعال کنید.',
  offline:
    'خطا در ورود. ارتباط با سرور برقرار نشد؛ اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
  startFailed: 'برنامه بارگذاری نشد. اتصال اینترنت خود را بررسی کنید و صفحه را دوباره باز کنید.',
} as const;
