import { common } from '@ziba/shared/messages';

/** Texts of the settings of clinics: categories and prices. */
export const m = {
  title: 'تنظیمات پنل کلینیک‌ها',
  clinics: 'کلینیک‌ها',
  categories: {
    title: 'دسته‌بندی کلینیک‌ها',
    name: 'نام دسته‌بندی',
    loadFailed: 'خطا در دریافت دسته‌بندی‌ها',
    saved: 'دسته‌بندی کلینیک با موفقیت ثبت شد',
    edited: 'دسته‌بندی کلینیک با موفقیت ویرایش شد',
    failed: common.saveFailed,
    notSaved: 'خطا در ثبت دسته‌بندی کلینیک',
    archiving:
      'این دسته‌بندی دیگر برای کلینیک جدید انتخاب نمی‌شود؛ کلینیک‌هایی که آن را دارند تغییر نمی‌کنند.',
  },
  prices: {
    title: 'منابع و هزینه‌ها',
    hint: 'هزینه جدید در محاسبه‌های بعدی به کار می‌رود؛ صورت‌حساب‌های صادرشده تغییر نمی‌کنند.',
    type: 'نوع منبع',
    name: 'مقدار',
    price: 'هزینه',
    row: (type: string, title: string, price: string) => `${type}: ${title}، ${price}`,
    loadFailed: 'خطا در دریافت منابع و هزینه‌ها',
    saved: 'مقدار با موفقیت ذخیره شد',
    edited: 'مقدار با موفقیت ویرایش شد',
    failed: 'خطا در ذخیره مقدار',
    archiving: 'این هزینه دیگر انتخاب نمی‌شود؛ صورت‌حساب‌های صادرشده تغییر نمی‌کنند.',
  },
  history: {
    title: 'تاریخچه هزینه‌ها',
    empty: 'تغییری ثبت نشده است',
    columns: {
      at: 'زمان',
      type: 'نوع منبع',
      name: 'مقدار',
      before: 'هزینه پیشین',
      after: 'هزینه جدید',
      user: 'کاربر',
    },
  },
} as const;
