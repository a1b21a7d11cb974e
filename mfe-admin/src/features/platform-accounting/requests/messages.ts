/** What the platform's staff read about the requests of clinics for a renewal. */
export const m = {
  title: 'درخواست‌های تمدید',
  back: 'حسابداری',
  status: 'وضعیت',
  search: 'جستجوی کلینیک یا شماره پیگیری',
  empty: 'درخواستی ثبت نشده است',
  nothingFound: 'درخواستی با این مشخصات یافت نشد',
  columns: {
    clinic: 'کلینیک',
    at: 'زمان درخواست',
    days: 'مدت',
    total: 'مبلغ',
    reference: 'شماره پیگیری',
    status: 'وضعیت',
  },
  days: (count: string) => `${count} روز`,
  facts: {
    receipt: 'رسید پرداخت',
    note: 'توضیحات',
    ends: 'پایان اشتراک کنونی',
  },
  of: (clinic: string) => `درخواست ${clinic}`,
  approveText: 'روزها به اشتراک کلینیک افزوده و صورت‌حساب پرداخت‌شده آن صادر می‌شود.',
  approved: 'درخواست تأیید شد.',
  refuseText: (clinic: string) => `درخواست ${clinic} رد می‌شود و دلیل آن به کلینیک اعلام می‌شود.`,
} as const;
