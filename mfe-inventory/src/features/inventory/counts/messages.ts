import type { StockCount } from '@ziba/shared/contracts/stock-counts';

const statuses: Record<StockCount['status'], string> = {
  open: 'در حال شمارش',
  posted: 'ثبت‌شده',
  canceled: 'کنار گذاشته',
};

/** Texts of stock-takings. */
export const m = {
  title: 'شمارش انبار',
  start: 'شروع شمارش',
  name: 'نام شمارش',
  usualName: (day: string) => `شمارش ${day}`,
  startFailed: 'شمارش شروع نشد.',
  empty: 'هنوز انبار شمرده نشده است',
  emptyHint: 'با شروع شمارش، هر کالا را با بارکدخوان بخوانید؛ اختلاف‌ها در پایان یک‌جا ثبت می‌شوند.',
  search: 'جستجوی نام شمارش',
  noMatch: 'شمارشی با این نام یافت نشد',
  statuses,
  fields: {
    status: 'وضعیت',
    startedBy: 'آغازگر',
    startedAt: 'شروع',
    products: 'کالاهای شمرده‌شده',
    differences: 'اختلاف‌ها',
    reason: 'علت اختلاف‌ها',
    closedAt: 'پایان',
  },
  line: {
    name: 'نام کالا',
    code: 'کد کالا',
    counted: 'شمرده‌شده',
    countedOf: (name: string) => `مقدار شمرده‌شده ${name}`,
    expected: 'موجودی ثبت‌شده',
    difference: 'اختلاف',
    by: 'شمارنده',
  },
  more: (quantity: string) => `+${quantity}`,
  less: (quantity: string) => `−${quantity}`,
  lines: 'کالاهای شمرده‌شده',
  noLines: 'هنوز کالایی شمرده نشده است',
  scan: 'بارکد یا کد کالا',
  scanHint: 'هر بار خواندن یکی می‌افزاید؛ چند نفر می‌توانند هم‌زمان بشمارند.',
  scanned: (name: string, counted: string) => `${name}: ${counted}`,
  post: 'ثبت اختلاف‌ها',
  postText: (differences: string) =>
    `موجودی ${differences} کالا با مقدار شمرده‌شده یکی می‌شود. کالاهایی که شمرده نشده‌اند تغییر نمی‌کنند.`,
  postFailed: 'اختلاف‌ها ثبت نشد.',
  posted: 'اختلاف‌های شمارش ثبت شد.',
  cancel: 'کنار گذاشتن شمارش',
  cancelText: 'آنچه شمرده شده است ثبت نمی‌شود و موجودی‌ها تغییر نمی‌کنند.',
  cancelNow: 'کنار گذاشته شود',
  canceled: 'شمارش کنار گذاشته شد.',
  facts: 'شمارش',
} as const;
