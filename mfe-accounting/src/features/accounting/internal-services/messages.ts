/** What staff read on the services that the clinic itself buys. */
export const m = {
  title: 'خدمات داخلی',
  search: 'جستجوی موضوع یا کد خدمت',
  empty: 'هنوز خدمت داخلی ثبت نشده است',
  emptyText: 'خدماتی که کلینیک می‌خرد، مانند اجاره و نظافت، اینجا ثبت می‌شود.',
  nothingFound: (search: string) => `خدمتی برای «${search}» یافت نشد`,
  create: 'ثبت خدمت داخلی',
  edit: 'ویرایش خدمت داخلی',
  backToList: 'بازگشت به خدمات داخلی',
  backToDocuments: 'اسناد خدمات داخلی',
  loadFailed: 'خطا در دریافت اطلاعات خدمات',
  notFound: 'خدمت یافت نشد',
  notFoundHint: 'این خدمت وجود ندارد یا به کلینیک شما تعلق ندارد.',

  fields: {
    subject: 'موضوع خدمت',
    system_code: 'کد سیستمی',
    prepayment_cost: 'هزینه خدمت',
    duration_months: 'مدت خدمت',
    description: 'توضیحات',
  },
  costColumn: 'هزینه خدمت (تومان)',
  durationOf: (months: string) => `${months} ماه`,
  months: 'ماه',
  codeHint: 'کد را سامانه می‌سازد و تغییر نمی‌کند.',
  codeGiven: (code: string) => `این کد پیش از این به کار رفته بود؛ کد ${code} داده شد.`,

  created: 'خدمت داخلی با موفقیت ثبت شد',
  edited: 'خدمات با موفقیت ویرایش شد',
  createFailed: 'خطا در ثبت خدمت داخلی',
  editFailed: 'خطا در ویرایش خدمات',

  archiveOf: (subject: string) => `بایگانی ${subject}`,
  archiveQuestion: (subject: string) => `خدمت «${subject}» بایگانی شود؟`,
  archiveMeaning: 'اسناد این خدمت می‌مانند؛ سند جدیدی برای آن ثبت نمی‌شود.',
  archived: 'خدمت بایگانی شد.',
  archiveFailed: 'خدمت بایگانی نشد.',
} as const;
