/** Texts of the operator's dashboard. */
export const m = {
  figures: 'نیازمند رسیدگی',
  figure: {
    expiring_7: 'پایان اشتراک تا ۷ روز دیگر',
    expiring_30: 'پایان اشتراک تا ۳۰ روز دیگر',
    overdue_invoices: 'صورت‌حساب‌های سررسید گذشته',
    waiting_tickets: 'تیکت‌های در انتظار پاسخ',
    failed_sms: 'پیامک‌های ناموفق هفت روز اخیر',
    failed_backups: 'پشتیبان‌گیری‌های ناموفق',
    failing_clinics: 'کلینیک‌های دارای خطای بخش‌ها',
  },
  calendar: 'تقویم پایان اشتراک‌ها',
  calendarHint: 'با انتخاب روز، کلینیک‌هایی نمایش داده می‌شوند که اشتراکشان آن روز پایان می‌یابد.',
  endings: (count: string) => `پایان ${count} اشتراک`,
  onDay: (day: string) => `پایان اشتراک در ${day}`,
  allDays: 'همه روزها',
} as const;
