/** Texts of the page of a user who has to change the password. */
export const m = {
  title: 'تغییر رمز عبور',
  reason: (username: string) =>
    `رمز عبور «${username}» را شخص دیگری تعیین کرده است. پیش از ادامه کار، رمزی انتخاب کنید که فقط خودتان بدانید.`,
  changed: 'رمز عبور شما تغییر کرد.',
  signOut: 'خروج',
} as const;
