/** What stands below the title where an address leads nowhere. */
export const m = {
  text: 'مسیر وارد شده صحیح نمی‌باشد',
  link: 'بازگشت به صفحه قبل',
} as const;
