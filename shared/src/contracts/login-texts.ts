/** What the login page says before it asks the server (text 1 §5); apart, for it needs nothing else of `auth`. */
export const loginTexts = {
  usernameMissing: 'لطفا فیلد نام کاربری را پر کنید',
  passwordMissing: 'لطفا فیلد رمز عبور را پر کنید',
} as const;
