/** The sections of the panel as the screens of access name them. */
export const sectionNames = {
  clinic: {
    dashboard: 'داشبورد',
    appointments: 'نوبت‌دهی',
    prescriptions: 'پزشک',
    patients: 'زیباجویان',
    users: 'کاربران',
    services: 'خدمات',
    inventory: 'انبارداری',
    accounting: 'حسابداری',
    reports: 'گزارش‌ها',
    'sms-panel': 'پنل پیامک',
    settings: 'تنظیمات',
  },
  admin: {
    dashboard: 'داشبورد',
    clinics: 'کلینیک‌ها',
    users: 'کاربران',
    accounting: 'حسابداری',
    reports: 'گزارش‌ها',
    'sms-panel': 'پنل پیامک',
    settings: 'تنظیمات',
    sections: 'بخش‌ها',
  },
} as const;
