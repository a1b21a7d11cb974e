/** Texts of the standing of a clinic: suspended, active again, and what happened before. */
export const m = {
  suspend: 'تعلیق کلینیک',
  suspendText: (name: string) =>
    `کاربران ${name} همین حالا از سامانه خارج می‌شوند و تا فعال شدن دوباره نمی‌توانند وارد شوند. دلیل، هنگام ورود به آنان نشان داده می‌شود.`,
  reason: 'دلیل تعلیق',
  suspended: 'کلینیک با موفقیت تعلیق شد.',
  suspendFailed: 'خطا در تعلیق کلینیک.',
  reactivate: 'فعال کردن دوباره',
  reactivateText: (name: string) =>
    `کاربران ${name} می‌توانند دوباره وارد شوند. نشست‌های پیشین آنان بسته می‌ماند.`,
  reactivated: 'کلینیک دوباره فعال شد.',
  reactivateFailed: 'فعال کردن کلینیک ناموفق بود.',
  because: (reason: string) => `این کلینیک تعلیق شده است. دلیل: ${reason}`,
  history: 'تاریخچه وضعیت',
  noHistory: 'تغییری ثبت نشده است',
  columns: { at: 'زمان', from: 'از', to: 'به', reason: 'دلیل', user: 'کاربر' },
  begun: 'ثبت کلینیک',
} as const;
