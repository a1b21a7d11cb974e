/** Texts of the two steps of a new user. */
export const m = {
  title: 'ثبت کاربر جدید',
  users: 'کاربران',
  steps: { profile: 'اطلاعات پایه', account: 'حساب کاربری و دسترسی' },
  stepsOf: 'مراحل ثبت کاربر',
  kept: 'اطلاعاتی که پیش‌تر وارد کرده‌اید در فرم است.',
  startAgain: 'شروع دوباره',
  next: 'ادامه',
  submit: 'ثبت کاربر',
  submitWithFinance: 'ثبت و ادامه به اطلاعات مالی',
  submitOnly: 'ثبت بدون اطلاعات مالی',
  created: 'کاربر با موفقیت ثبت شد.',
  failed: 'خطا در ثبت کاربر',
  /** Why the second step leads back to the first. */
  refusals: {
    incomplete: 'اطلاعات پایه کاربر ناقص است. لطفا مرحله قبل را کامل کنید.',
    unreadable: 'خطا در پردازش اطلاعات؛ لطفا اطلاعات پایه کاربر را دوباره وارد کنید.',
  },
  accountOf: (name: string) => `حساب «${name}»`,
  fields: {
    password: 'رمز عبور',
    confirmPassword: 'تکرار رمز عبور',
    clinic: 'کلینیک',
    isAdmin: 'مدیر کلینیک است و به همه بخش‌ها دسترسی دارد',
  },
  hints: {
    password: 'حداقل ۸ کاراکتر؛ کاربر هنگام اولین ورود باید آن را تغییر دهد.',
    clinic: 'بدون انتخاب کلینیک، کاربر از همکاران سامانه است.',
  },
  /** A title before the name, which no username contains. */
  doctorTitle: 'دکتر',
  noClinic: 'همکاران سامانه',
  suggestions: 'پیشنهاد نام کاربری',
  suggest: (username: string) => `انتخاب نام کاربری ${username}`,
  usernameIsCode: 'نام کاربری برابر با کد ملی را دیگران می‌توانند حدس بزنند.',
  groups: { account: 'رمز عبور', role: 'نام کاربری و نقش', access: 'دسترسی به پنل' },
} as const;
