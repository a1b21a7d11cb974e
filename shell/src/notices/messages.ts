/** Texts of the pages that few visits need: not found, no section yet. */
export const m = {
  text: 'مسیر وارد شده صحیح نمی‌باشد',
  link: 'بازگشت به صفحه قبل',
  noSections: 'هنوز بخشی برای شما فعال نشده است',
  noSectionsHint: 'دسترسی را از مدیر کلینیک بخواهید.',
} as const;
