/** Texts of the screens on which a saved prescription is edited. */
export const m = {
  edit: 'ویرایش نسخه',
  save: 'ذخیره تغییرات',
  saved: 'تغییرات نسخه ذخیره شد.',
  failed: 'خطا در ویرایش نسخه.',
  list: 'گزارش نسخه‌ها',
  view: 'مشاهده نسخه',
  loadFailed: 'خطا در دریافت اطلاعات نسخه',
  notFound: 'نسخه‌ای یافت نشد',
  noAppointment: 'این نسخه نوبت ندارد.',
  people: 'زیباجو و پزشک',
  patient: 'زیباجو',
  doctor: 'پزشک',
} as const;
