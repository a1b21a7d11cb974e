/** Texts that browser and server both say (text 1 §5, §8). */
export const errorTexts = {
  fetchFailed: 'خطا در دریافت اطلاعات',
  saveFailed: 'خطا در ثبت اطلاعات',
  sessionEnded: 'زمان نشست شما به پایان رسید؛ لطفا مجددا وارد حساب کاربری خود شوید!',
  loginFailed: 'خطا در ورود',
  stale: 'شخص دیگری هم‌زمان این اطلاعات را تغییر داده است؛ تغییرات را ببینید و دوباره ذخیره کنید.',
} as const;

/** The code of a 403 that speaks of the clinic's sections, not of the session: nobody is signed out for it. */
export const sectionOffCode = 'section_off';
/** As above: this account may not load sections from its own machine. */
export const overrideDeniedCode = 'override_denied';
