/** Texts that both browser and server use. */
export const errorTexts = {
  fetchFailed: 'خطا در دریافت اطلاعات',
  saveFailed: 'خطا در ثبت اطلاعات',
  sessionEnded: 'زمان نشست شما به پایان رسید؛ لطفا مجددا وارد حساب کاربری خود شوید!',
  loginFailed: 'خطا در ورود',
} as const;

/** The code of a 403 about a section that is switched off; it does not end the session. */
export const sectionOffCode = 'section_off';
/** The code of a 403 for an account that may not override a section; it does not end the session. */
export const overrideDeniedCode = 'override_denied';
/** The code of a 403 while the user has to change the password first; it does not end the session. */
export const passwordChangeCode = 'password_change_required';
