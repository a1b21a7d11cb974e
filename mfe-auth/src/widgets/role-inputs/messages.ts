/** Texts of the fields for account and role. */
export const m = {
  fields: {
    username: 'نام کاربری',
    role: 'نقش',
    doctorType: 'دسته‌بندی پزشک',
    mainService: 'خدمت اصلی',
  },
  usernameHint: 'با حروف و عدد لاتین، مانند sara_ahmadi',
  noRoles: 'هنوز نقشی تعریف نشده است',
  noDoctorTypes: 'هنوز دسته‌بندی پزشکی تعریف نشده است',
  mainServiceHint: 'خدمتی که بیشتر نوبت‌های این پزشک برای آن است.',
} as const;
