/** The words of the charts; they are loaded with the charts. */
export const chartWords = {
  showTable: 'نمایش جدول',
  showChart: 'نمایش نمودار',
  empty: 'داده‌ای برای نمودار نیست',
  read: (label: string) => `نمودار ${label}؛ با کلیدهای جهت‌نما نقطه به نقطه خوانده می‌شود`,
  table: (label: string) => `جدول ${label}`,
  total: 'مجموع',
  share: 'سهم',
  others: 'سایر',
  part: 'بخش',
  time: 'زمان',
  thousand: 'هزار',
  million: 'میلیون',
  milliard: 'میلیارد',
  none: 'ثبت نشده',
  percent: (amount: string) => `${amount}٪`,
} as const;
