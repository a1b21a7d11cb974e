/**
 * What a level allows in a section, as the end of «می‌تواند …». A level without words allows nothing there:
 * the server has no such call.
 */
export const abilities = {
  clinic: {
    dashboard: { read: 'داشبورد را ببیند' },
    appointments: {
      read: 'نوبت‌ها را ببیند',
      write: 'نوبت ثبت کند',
      delete: 'الگوی طرح درمان و تعطیلی‌های تقویم را حذف کند',
    },
    prescriptions: {
      read: 'نسخه‌ها را ببیند',
      write: 'نسخه ثبت کند',
      delete: 'الگوی طرح درمان را حذف کند',
    },
    patients: {
      read: 'پرونده زیباجویان را ببیند',
      write: 'زیباجو ثبت کند',
      delete: 'زیباجو را بایگانی کند',
    },
    users: {
      read: 'کاربران کلینیک را ببیند',
      write: 'کاربر ثبت کند و دسترسی بدهد',
      delete: 'کاربر را حذف کند',
    },
    services: {
      read: 'خدمات را ببیند',
      write: 'خدمت ثبت کند',
      delete: 'خدمت را بایگانی کند',
    },
    inventory: {
      read: 'کالاهای انبار را ببیند',
      write: 'کالا ثبت کند',
      delete: 'کالا را بایگانی کند',
    },
    accounting: {
      read: 'سندهای حسابداری و حقوق افراد را ببیند',
      write: 'سند حسابداری ثبت کند',
      delete: 'سند حسابداری را باطل کند و مبلغ بازگرداند',
    },
    reports: { read: 'گزارش‌ها را ببیند' },
    'sms-panel': { read: 'پیامک‌ها را ببیند', write: 'پیامک بفرستد' },
    settings: {
      read: 'تنظیمات کلینیک را ببیند',
      write: 'تنظیمات کلینیک را تغییر دهد',
      delete: 'تعطیلی‌های کلینیک را حذف کند',
    },
  },
  admin: {
    dashboard: { read: 'داشبورد را ببیند' },
    clinics: {
      read: 'کلینیک‌ها را ببیند',
      write: 'کلینیک ثبت کند و آن را فعال یا تعلیق کند',
      delete: 'دسته‌بندی کلینیک‌ها و قیمت منابع را حذف کند',
    },
    users: {
      read: 'کاربران همه کلینیک‌ها را ببیند',
      write: 'کاربر ثبت کند و دسترسی بدهد',
      delete: 'کاربر را حذف کند',
    },
    accounting: {
      read: 'صورت‌حساب کلینیک‌ها را ببیند',
      write: 'صورت‌حساب ثبت کند و درخواست اشتراک را تأیید کند',
    },
    'sms-panel': { read: 'پیامک‌ها را ببیند', write: 'پیامک و اعلان بفرستد' },
    settings: {
      read: 'تنظیمات نرم‌افزار را ببیند',
      write: 'تنظیمات نرم‌افزار را تغییر دهد',
      delete: 'نقش‌ها و دسته‌بندی‌های نمونه را حذف کند',
    },
    sections: {
      read: 'وضعیت بخش‌ها را ببیند',
      write: 'بخش‌ها را روشن و خاموش کند و نسخه منتشر کند',
      delete: 'توکن، حلقه و زمان‌بندی بخش‌ها را حذف کند',
    },
  },
} as const;

export const m = {
  label: 'دسترسی به بخش‌ها',
  levels: {
    none: 'بدون دسترسی',
    read: 'مشاهده',
    write: 'ثبت و ویرایش',
    delete: 'مشاهده و حذف',
    all: 'همه',
  },
  locked: 'دسترسی‌هایی که خودتان ندارید قفل‌اند و نمی‌توانید آن‌ها را به دیگری بدهید.',
  changes: 'نتیجه این تغییر',
  unchanged: 'دسترسی‌ها تغییری نمی‌کند.',
  gained: (ability: string) => `می‌تواند ${ability}`,
  lost: (ability: string) => `دیگر نمی‌تواند ${ability}`,
} as const;
