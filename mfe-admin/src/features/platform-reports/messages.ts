import type { PlatformReport } from '@ziba/shared/contracts/platform-reports';

/** Texts of the operator's reports about all clinics. */
export const m = {
  title: 'گزارش‌ها',
  hint: 'وضعیت کلینیک‌ها، دریافتی‌ها، مصرف و پاسخ‌گویی؛ مبلغ‌ها به تومان است.',
  figures: 'در یک نگاه',
  clinics: {
    active: 'کلینیک فعال',
    expired: 'اشتراک پایان‌یافته',
    suspended: 'کلینیک تعلیق‌شده',
    pending: 'پیش‌نویس',
  } satisfies Record<keyof PlatformReport['clinics'], string>,
  users: {
    active: 'کاربر فعال',
    seen: 'کاربر واردشده در سی روز اخیر',
  } satisfies Record<keyof PlatformReport['users'], string>,
  tickets: {
    to_1: 'تیکت بی‌پاسخ تا یک روز',
    to_3: 'تیکت بی‌پاسخ تا سه روز',
    to_7: 'تیکت بی‌پاسخ تا هفت روز',
    older: 'تیکت بی‌پاسخ قدیمی‌تر',
  } satisfies Record<keyof PlatformReport['tickets'], string>,
  months: 'دریافتی ماه‌ها',
  monthColumns: {
    month: 'ماه',
    invoices: 'تعداد صورت‌حساب',
    total: 'مبلغ صادرشده',
    tax: 'مالیات',
    received: 'دریافتی',
  },
  noMonths: 'ماهی برای نمایش نیست',
  usage: 'مصرف و پرداخت کلینیک‌ها',
  usageHint: 'پیامک این ماه؛ دریافتی یک سال اخیر.',
  search: 'جستجوی نام یا کد کلینیک',
  open: (name: string) => `مشاهده ${name}`,
  columns: {
    name: 'کلینیک',
    status: 'وضعیت',
    days: 'روز باقی‌مانده',
    users: 'کاربر فعال',
    storage: 'فضا',
    sms: 'پیامک',
    received: 'دریافتی',
    owed: 'مانده',
  },
  statuses: {
    active: 'فعال',
    pending: 'پیش‌نویس',
    suspended: 'غیرفعال',
    archived: 'بایگانی‌شده',
  } as Readonly<Record<string, string>>,
  empty: 'کلینیکی ثبت نشده است',
  noMatch: 'کلینیکی با این مشخصات یافت نشد',
} as const;
