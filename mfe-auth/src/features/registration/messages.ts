/** Texts of the registration screen. */
export const m = {
  title: 'درخواست ثبت نام',
  intro:
    'مشخصات خود را وارد کنید. پس از تأیید مدیر سامانه، با همین نام کاربری و رمز عبور وارد می‌شوید.',
  submit: 'ثبت درخواست',
  backToLogin: 'بازگشت به صفحه ورود',
  doneTitle: 'درخواست شما ثبت شد',
  done: (username: string) =>
    `حساب «${username}» در انتظار تأیید است. پس از تأیید، از صفحه ورود وارد شوید.`,
  fields: {
    applicant: 'نام و نام خانوادگی',
    clinicName: 'نام کلینیک',
    username: 'نام کاربری',
    email: 'ایمیل',
    password: 'رمز عبور',
    passwordRepeat: 'تکرار رمز عبور',
    phoneNumber: 'شماره تماس',
    roles: 'بخش‌های مورد نیاز',
    permissions: 'سطح دسترسی مورد نیاز',
  },
  hints: {
    clinicName: 'کلینیکی که در آن کار می‌کنید.',
    username: 'با حروف و عدد لاتین، مانند sara_ahmadi',
    password: 'حداقل ۸ کاراکتر',
    roles: 'این انتخاب فقط یک درخواست است و مدیر سامانه درباره آن تصمیم می‌گیرد.',
  },
  levels: { 1: 'همه', 2: 'مشاهده', 3: 'ثبت و ویرایش', 4: 'حذف' },
} as const;
