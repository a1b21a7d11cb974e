/** The name of the product and the texts of the login page until the operator changes them. */
export const generalSettings = {
  id: 1,
  project_name: 'زیبا',
  login_page_title: 'ورود به سامانه زیبا',
  login_short_slogan: 'همراه هر روز کلینیک شما',
  login_description:
    'نوبت‌دهی، پرونده زیباجویان، طرح درمان، انبار و حسابداری کلینیک در یک سامانه یکپارچه.',
  project_description: 'سامانه مدیریت کلینیک‌های زیبایی و پزشکی',
  main_admin_username: 'admin',
};

/** The platform administrator's own account. */
export const platformAdmin = {
  username: 'admin',
  fullName: 'مدیر سامانه',
  systemCode: 'U-1001',
};
