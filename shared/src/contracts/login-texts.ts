/** Texts that the login page shows without the server; it loads nothing else of `auth`. */
export const loginTexts = {
  usernameMissing: 'لطفا فیلد نام کاربری را پر کنید',
  passwordMissing: 'لطفا فیلد رمز عبور را پر کنید',
} as const;
