/** Texts of the dialog that renews a session. They are loaded with it. */
export const m = {
  renew: 'تمدید نشست',
  renewed: 'نشست شما تمدید شد.',
  renewHint: (username: string) =>
    `برای ادامه کار، رمز عبور «${username}» را وارد کنید. آنچه نوشته‌اید در صفحه می‌ماند.`,
  password: 'رمز عبور',
} as const;
