/** Words of the tools panel, of files and of prints. */
export const m = {
  density: 'تراکم ردیف‌ها',
  comfortable: 'راحت',
  compact: 'فشرده',
  columns: 'ستون‌ها',
  file: (count: string) => `خروجی از ${count} ردیف`,
  thisPageOnly: 'خروجی از همین صفحه',
  excel: 'اکسل',
  csv: 'CSV',
  print: 'چاپ',
  reading: (page: string, pages: string) => `${page} از ${pages} صفحه خوانده شد`,
  stop: 'توقف',
  tooMany: (most: string) =>
    `این فهرست بیش از ${most} ردیف دارد. با جستجو یا فیلتر، آن را کوتاه‌تر کنید.`,
  ready: (file: string) => `فایل «${file}» آماده شد`,
  notReady: (why: string) => `خروجی گرفته نشد: ${why}`,
  printedAt: (when: string) => `زمان چاپ: ${when}`,
  printedRows: (count: string) => `${count} ردیف`,
} as const;
