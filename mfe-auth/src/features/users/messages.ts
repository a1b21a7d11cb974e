/** Texts of the list of users. */
export const m = {
  title: 'کاربران',
  create: 'افزودن کاربر',
  search: 'جستجوی نام، نام کاربری، شماره تماس یا کد',
  empty: 'داده‌ای برای نمایش وجود ندارد',
  emptyHint: 'هنوز کاربری ثبت نشده است. همکاران را ثبت کنید و به هرکدام نقش و دسترسی بدهید.',
  loadFailed: 'خطا در دریافت کاربران',
  noMatch: 'کاربری با این جستجو و پالایه‌ها یافت نشد',
  columns: {
    name: 'نام و نام خانوادگی',
    systemCode: 'کد سیستمی',
    phone: 'شماره تماس',
    role: 'نقش',
    clinic: 'کلینیک',
    status: 'وضعیت',
  },
  platform: 'سامانه',
  clinicOf: (id: string) => `کلینیک ${id}`,
  editPersonal: 'ویرایش اطلاعات شخصی',
  editAccount: 'ویرایش اطلاعات کاربری',
  editSecurity: 'ویرایش اطلاعات امنیتی',
} as const;
