import { toPersianDigits } from '@ziba/shared/format/digits';

/** What the shell itself says; each feature of a section has its own catalogue. */
export const m = {
  layout: {
    skip: 'پرش به محتوای صفحه',
    menu: 'منوی اصلی',
    openMenu: 'باز کردن منو',
    closeMenu: 'بستن منو',
    widen: 'باز کردن نوار کناری',
    narrow: 'جمع کردن نوار کناری',
    user: (username: string) => `کاربر: ${username}`,
    operator: 'مدیر اصلی سامانه',
    settings: 'تنظیمات این بخش',
    settingsShort: 'تنظیمات',
    support: 'پشتیبانی',
    signOut: 'خروج',
    topBar: 'نوار بالای صفحه',
  },
  scheme: {
    label: 'ظاهر برنامه',
    choices: { system: 'سیستم', light: 'روشن', dark: 'تیره' },
  },
  countdown: {
    label: 'زمان باقی‌مانده نشست',
    soon: (left = '') => `${left} تا پایان نشست شما مانده است`,
    /** By seconds. */
    moments: { 120: '۲ دقیقه', 60: '۱ دقیقه', 30: '۳۰ ثانیه' } as Record<number, string>,
    renew: 'تمدید نشست',
    renewed: 'نشست شما تمدید شد.',
    renewHint: (username: string) =>
      `برای ادامه کار، رمز عبور «${username}» را وارد کنید. آنچه نوشته‌اید در صفحه می‌ماند.`,
    password: 'رمز عبور',
  },
  palette: {
    open: 'جستجوی صفحه‌ها (Ctrl+K)',
    title: 'رفتن به صفحه',
    label: 'صفحه‌ها',
    placeholder: 'نام صفحه یا بخش را بنویسید',
    none: 'صفحه‌ای با این نام پیدا نشد.',
    hints: [
      { keys: ['↑', '↓'], does: 'انتخاب' },
      { keys: ['Enter'], does: 'رفتن' },
    ],
    count: (found: number) => `${toPersianDigits(String(found))} صفحه پیدا شد`,
  },
  help: {
    open: 'راهنمای کلیدها (?)',
    title: 'راهنمای کلیدها',
    here: 'در این صفحه',
    everywhere: 'در همه صفحه‌ها',
    /** Shown where the page has what is meant. */
    ofPage: [
      { where: 'form[novalidate]', keys: ['Ctrl + Enter'], does: 'ثبت فرم' },
      { where: '[role=table]', keys: ['↑', '↓'], does: 'رفتن از یک ردیف به ردیف دیگر' },
      { where: '[role=tablist]', keys: ['→', '←'], does: 'رفتن از یک زبانه به زبانه دیگر' },
    ],
    keys: [
      { keys: ['Ctrl + K', '/'], does: 'رفتن به هر صفحه' },
      { keys: ['?'], does: 'همین راهنما' },
      { keys: ['Tab', 'Shift + Tab'], does: 'رفتن به مورد بعدی یا قبلی' },
      { keys: ['Esc'], does: 'بستن پنجره' },
    ],
    singleKeys: 'کلیدهای تکی «/» و «?» کار کنند',
    support: 'اگر پاسخ پرسش خود را پیدا نکردید، آن را با پشتیبانی سامانه در میان بگذارید.',
  },
  section: {
    title: (section: string) => `بخش «${section}» باز نشد`,
    text: 'این بخش در دسترس نیست یا به درستی بارگذاری نشد. بخش‌های دیگر کار می‌کنند و آنچه ثبت کرده‌اید محفوظ است.',
    plan: 'شناسه برای پشتیبانی:',
  },
  brokenPage: 'این صفحه با خطا روبه‌رو شد',
  brokenPageHint: 'آنچه ثبت کرده‌اید محفوظ است. صفحه را دوباره باز کنید.',
  noSections: 'هنوز بخشی برای شما فعال نشده است',
  noSectionsHint: 'دسترسی به بخش‌ها را مدیر کلینیک می‌دهد؛ از او بخواهید آن را برای شما فعال کند.',
  unknownProject: 'سامانه مدیریت کلینیک',
} as const;
