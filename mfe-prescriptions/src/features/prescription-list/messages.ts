/** Texts of the list of prescriptions. */
export const m = {
  title: 'گزارش نسخه‌ها',
  home: 'بخش پزشک',
  register: 'ثبت نسخه جدید',
  search: 'جستجوی نام، کد ملی، شناسه نوبت یا موضوع',
  range: 'تاریخ نسخه',

  columns: {
    doctor: 'پزشک',
    patient: 'زیباجو',
    appointment: 'شناسه نوبت',
    type: 'نوع نسخه',
    date: 'تاریخ',
    status: 'وضعیت',
    payment: 'پرداخت هزینه',
  },
  /** The action status of an appointment whose action is not done, as `Status` knows it. */
  actionOpen: 'انجام نشده',
  reportState: 'وضعیت گزارش',
  reportStates: {
    recorded: 'بدون گزارش',
    reported: 'گزارش ثبت شده',
    canceled: 'لغو شده',
  },

  viewFile: 'مشاهده پرونده',
  view: 'مشاهده نسخه',
  notDone: 'پس از انجام اقدام نوبت فعال می‌شود',
  edit: 'ویرایش نسخه',
  submitReport: 'ثبت گزارش',

  empty: 'هنوز نسخه‌ای ثبت نشده است',
  noMatch: 'نسخه‌ای با این جستجو و پالایه‌ها یافت نشد',
  emptyHint: 'نسخه‌های جراحی و داروخانه‌ای پس از ثبت در این فهرست دیده می‌شوند.',
} as const;
