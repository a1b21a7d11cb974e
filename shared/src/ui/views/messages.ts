/** Words of the views of the kit. */
export const m = {
  trail: 'مسیر صفحه',
  forbidden: 'شما به این بخش دسترسی ندارید',
  forbiddenHint: 'برای دسترسی با مدیر کلینیک هماهنگ کنید.',
  stale: 'به‌روزرسانی ناموفق بود؛ اطلاعات پیشین نمایش داده می‌شود.',
  notRecorded: 'ثبت نشده',
  copy: 'کپی',
  copied: 'کپی شد',
  copyFailed: 'مرورگر اجازه کپی نداد؛ کد را انتخاب و کپی کنید.',
  changeUp: (amount: string) => `${amount} بیشتر`,
  changeDown: (amount: string) => `${amount} کمتر`,
  changeNone: 'بدون تغییر',
} as const;
