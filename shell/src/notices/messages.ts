/** Texts of the not-found page. */
export const m = {
  text: 'مسیر وارد شده صحیح نمی‌باشد',
  link: 'بازگشت به صفحه قبل',
} as const;
