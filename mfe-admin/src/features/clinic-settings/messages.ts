/** What staff read in the settings of their clinic. */
export const m = {
  title: 'تنظیمات',
  intro: 'مشخصات و اشتراک کلینیک، و نگهداری اطلاعات آن',
  general: 'اطلاعات کلینیک',
  generalText: 'مشخصات، روزهای باقی‌مانده اشتراک و مصرف منابع',
  preferences: 'ترجیحات کلینیک',
  preferencesText: 'سطرهای چاپ، شماره‌گذاری، مدت نگهداری و تقویم کار',
  backup: 'پشتیبان‌گیری',
  backupText: 'نگهداری خودکار اطلاعات و دریافت خروجی کلینیک',
  audit: 'گزارش تغییرات',
  auditText: 'چه کسی، چه زمانی، چه چیزی را تغییر داده است',

  facts: 'مشخصات',
  edit: 'ویرایش',
  editTitle: 'ویرایش اطلاعات کلینیک',
  logoOf: (name: string) => `لوگوی ${name}`,
  fields: {
    avatar_image: 'لوگو',
    name: 'نام کلینیک',
    clinic_id: 'کد کلینیک',
    responsible_name: 'مسئول کلینیک',
    identity_file: 'مدرک هویتی',
    address: 'نشانی',
    phone1: 'شماره تماس',
    phone2: 'شماره تماس دوم',
    notes: 'یادداشت',
  },
  subscription: 'اشتراک',
  remaining: 'روزهای باقی‌مانده',
  days: (count: string) => `${count} روز`,
  ofDays: (days: string) => `از ${days} روز`,
  renew: 'تمدید اشتراک',
  ended: 'اشتراک کلینیک پایان یافته است؛ کاربران نمی‌توانند وارد شوند.',
  ending: (days: string) =>
    `از اشتراک کلینیک ${days} روز باقی مانده است؛ پس از آن کاربران نمی‌توانند وارد شوند.`,
  subscriptionText: 'تمدید، صورت‌حساب‌ها و درخواست‌های پیشین',

  usage: 'مصرف منابع',
  usageText: 'باقی‌مانده هر منبع؛ ترافیک و پیامک از آغاز این ماه شمرده می‌شود.',

  saved: 'کلینیک با موفقیت ثبت شد.',
  failed: 'خطا در ثبت اطلاعات',

  platformBackup: 'پشتیبان‌گیری زیبا',
  monthly: 'هر ماه',
  everyDays: (days: string) => `هر ${days} روز`,
  platformBackupText: (often: string, kept: string) =>
    `زیبا ${often} از اطلاعات همه کلینیک‌ها پشتیبان می‌گیرد و ${kept} پشتیبان آخر را نگه می‌دارد؛ نیازی نیست کاری انجام دهید.`,
  export: 'خروجی اطلاعات کلینیک',
  exportText: (hours: string) =>
    `یک فایل فشرده با همه اطلاعات کلینیک و فایل‌های بارگذاری‌شده. فایل تا ${hours} ساعت پس از آماده شدن قابل دریافت است و هر خروجی با نام درخواست‌کننده ثبت می‌شود.`,
  exporting: 'تهیه خروجی',
  startExport: 'ساخت خروجی جدید',
  exportFailed: 'تهیه خروجی انجام نشد؛ دوباره تلاش کنید.',
  exports: 'خروجی‌های پیشین',
  noExports: 'هنوز خروجی تهیه نشده است',
} as const;
