/** Words of the table itself; parts that are loaded later have their own. */
export const m = {
  rows: (page: string, pages: string, total: string) => `صفحه ${page} از ${pages}، ${total} مورد`,
  stale: 'به‌روزرسانی فهرست ناموفق بود؛ ردیف‌های پیشین نمایش داده می‌شوند.',
  noMatch: 'موردی با این جستجو پیدا نشد',
  noMatchHint: 'عبارت یا فیلتر دیگری را امتحان کنید.',
  noAccess: 'شما اجازه دیدن این فهرست را ندارید',
  noAccessHint: 'برای دسترسی با مدیر کلینیک در ارتباط باشید.',
  tools: 'نما و خروجی',
} as const;
