/** Texts of the screen where an administrator sets the password of a user. */
export const m = {
  title: 'بازنشانی رمز عبور',
  list: 'کاربران',
  forbidden: 'شما اجازه تغییر رمز عبور این کاربر را ندارید',
  forbiddenHint: 'این کاربر دسترسی‌هایی دارد که شما ندارید.',
} as const;
