import { errorTexts } from './contracts/error-texts';

/**
 * Words that every section and the shell use, and those of a first list. A feature's own words stand in
 * its `messages.ts`; what forms, dialogs and calendars say, in those of the folders of `ui`, which come later.
 */
export const common = {
  save: 'ثبت',
  saveChanges: 'ذخیره تغییرات',
  cancel: 'انصراف',
  add: 'افزودن',
  edit: 'ویرایش',
  editOf: (name: string) => `ویرایش ${name}`,
  archive: 'بایگانی',
  view: 'مشاهده',
  back: 'بازگشت',
  close: 'بستن',
  all: 'همه',
  showAll: 'نمایش همه',
  actions: 'عملیات',
  loading: 'در حال بارگذاری…',
  tryAgain: 'تلاش دوباره',
  unknown: 'نامشخص',
  toman: 'تومان',

  fetchFailed: errorTexts.fetchFailed,
  saveFailed: errorTexts.saveFailed,
  offline: 'ارتباط با سرور برقرار نشد. اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
  timedOut: 'پاسخی از سرور دریافت نشد. لطفا دوباره تلاش کنید.',
  canceled: 'درخواست لغو شد',

  noAccessTitle: 'دسترسی غیرمجاز',
  noAccessText: 'شما اجازه ورود به این صفحه را ندارید',
  noAccessLink: 'بازگشت به صفحه اصلی',
  notFoundTitle: 'صفحه یافت نشد',

  stay: 'ماندن در صفحه',

  clear: 'پاک کردن',
  undo: 'بازگرداندن',

  pages: 'صفحه‌بندی',
  pagesOf: (list: string) => `صفحه‌بندی ${list}`,
  previousPage: 'صفحه قبل',
  nextPage: 'صفحه بعد',
  lastPage: 'صفحه آخر',
  page: (page: string) => `صفحه ${page}`,
  pageOf: (pages: string) => `از ${pages}`,
  goToPage: 'شماره صفحه',
  pastEnd: 'این صفحه ردیفی ندارد',
  rowCount: (count: string) => `${count} مورد`,

  weekdays: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنج‌شنبه', 'جمعه'],
  today: 'امروز',

  longText: (typed: string, most: string) =>
    `${typed} نویسه نوشته شده است؛ حداکثر ${most} نویسه مجاز است.`,
  select: 'انتخاب کنید',
} as const;
