/** Texts of the form in which users change their own password. */
export const m = {
  current: 'رمز عبور فعلی',
  next: 'رمز عبور جدید',
  repeat: 'تکرار رمز عبور جدید',
  hint: 'حداقل ۸ کاراکتر',
  submit: 'تغییر رمز عبور',
} as const;
