/** Texts of the shell. Each feature of a section has its own catalogue. */
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
  countdown: {
    label: 'زمان باقی‌مانده نشست',
    soon: (left = '') => `${left} تا پایان نشست شما مانده است`,
    /** Keys are seconds. */
    moments: { 120: '۲ دقیقه', 60: '۱ دقیقه', 30: '۳۰ ثانیه' } as Record<number, string>,
    renew: 'تمدید نشست',
  },
  palette: { open: 'جستجو (Ctrl+K)' },
  help: { open: 'راهنما (?)' },
  section: {
    title: (section: string) => `بخش «${section}» باز نشد`,
    text: 'بخش‌های دیگر کار می‌کنند و آنچه ثبت کرده‌اید محفوظ است.',
  },
  brokenPage: 'این صفحه با خطا روبه‌رو شد',
  unknownProject: 'سامانه مدیریت کلینیک',
} as const;
