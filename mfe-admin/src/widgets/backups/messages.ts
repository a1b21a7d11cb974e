/** Texts about backups of the platform, and exports of a clinic. */
export const m = {
  standings: {
    stable: 'پایدار',
    none: 'هنوز انجام نشده',
    late: 'عقب افتاده',
    failed: 'ناموفق',
  },
  facts: {
    standing: 'وضعیت',
    last: 'آخرین پشتیبان سالم',
    size: 'حجم آخرین پشتیبان',
    verified: 'آخرین آزمون بازیابی موفق',
    next: 'پشتیبان خودکار بعدی',
  },
  none: 'هنوز پشتیبانی گرفته نشده است',
  notVerified: 'هنوز انجام نشده است',
  columns: {
    at: 'زمان',
    status: 'وضعیت',
    rows: 'تعداد ردیف‌ها',
    size: 'حجم',
    verified: 'آزمون بازیابی',
    until: 'قابل دریافت تا',
  },
  statuses: {
    queued: 'در صف',
    running: 'در حال انجام',
    done: 'آماده',
    failed: 'ناموفق',
    removed: 'فایل حذف شده',
  },
  good: (at: string) => `سالم، ${at}`,
  bad: (count: string) => `${count} ناسازگاری`,
  download: 'دریافت فایل',
  verify: 'آزمون بازیابی',
  verifying: 'در حال آزمون…',
  downloading: 'در حال دریافت فایل…',
} as const;
