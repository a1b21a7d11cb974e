import { toPersianDigits } from '../format/digits';

/** What forms, dialogs and cards say: apart from `common`, for no first list says it. */
export const words = {
  select: 'انتخاب کنید',
  optional: 'اختیاری',
  settings: 'تنظیمات',
  empty: 'داده‌ای برای نمایش وجود ندارد',
  notRecorded: 'ثبت نشده',
  stale: 'به‌روزرسانی ناموفق بود؛ اطلاعات پیشین نمایش داده می‌شود.',

  wrongFields: (count: string) => `${count} مورد نیاز به اصلاح دارد`,
  draftRestored: 'پیش‌نویس بازیابی شد',
  longText: (typed: number, most: number) =>
    toPersianDigits(`${typed} نویسه نوشته شده است؛ حداکثر ${most} نویسه مجاز است.`),
  atHour: (time: string) => `ساعت ${time}`,
  discardDraft: 'دور انداختن پیش‌نویس',
  leaveTitle: 'تغییرات ثبت نشده است',
  leaveText: 'اگر این صفحه را ترک کنید، آنچه وارد کرده‌اید ثبت نمی‌شود.',
  leave: 'ترک صفحه',
  giveUpText: 'آنچه وارد کرده‌اید هنوز ثبت نشده است و با این کار از دست می‌رود.',
  giveUp: 'دور انداختن تغییرات',
  keepEditing: 'ادامه ویرایش',

  saved: 'با موفقیت ثبت شد',
  copy: 'کپی',
  copied: 'کپی شد',
  copyFailed: 'مرورگر اجازه کپی نداد؛ کد را انتخاب و کپی کنید.',

  showPassword: 'نمایش رمز عبور',
  hidePassword: 'پنهان کردن رمز عبور',

  gaugeLow: 'کم',
  gaugeMiddle: 'متوسط',
  gaugeHigh: 'کافی',

  changeUp: (amount: string) => `${amount} بیشتر`,
  changeDown: (amount: string) => `${amount} کمتر`,
  changeNone: 'بدون تغییر',

  name: 'نام',
  nameEn: 'نام انگلیسی',
  noItems: 'هنوز موردی ثبت نشده است',

  reason: 'دلیل',
  reasonMissing: 'لطفا دلیل را وارد کنید',
  reasonShort: (letters: string) => `دلیل را با دست‌کم ${letters} حرف بنویسید`,
  typeWord: (word: string) => `برای تأیید، «${word}» را بنویسید`,
  wordDiffers: (word: string) => `آنچه نوشته‌اید «${word}» نیست`,

  trail: 'مسیر صفحه',
  forbidden: 'شما به این بخش دسترسی ندارید',
  forbiddenHint: 'برای دسترسی با مدیر کلینیک هماهنگ کنید.',
} as const;
