export const m = {
  pictures: 'تصاویر',
  place: (at: string, count: string) => `تصویر ${at} از ${count}`,
  open: (name: string) => `نمایش ${name}`,
  larger: 'بزرگ‌تر',
  smaller: 'کوچک‌تر',
  rotate: 'چرخاندن',
  next: 'تصویر بعد',
  previous: 'تصویر قبل',
  original: 'باز کردن فایل اصلی',
  broken: 'این تصویر باز نشد',
  brokenOf: (name: string) => `${name}، که باز نشد`,
  view: 'نمای تصویر',
} as const;
