/** Words of the patients section (text 2 §2.21–2.23, §8). */
export const m = {
  title: 'زیباجویان',
  backToBooking: 'بازگشت به ثبت نوبت',
  create: 'ثبت زیباجو جدید',
  edit: 'ویرایش زیباجو',
  search: 'جستجوی نام، کد ملی یا شماره تماس',
  empty: 'زیباجویی ثبت نشده است',
  emptyHint: 'با ثبت نخستین زیباجو، پرونده او در همین فهرست دیده می‌شود.',
  noMatch: 'زیباجویی با این مشخصات یافت نشد',
  save: 'ثبت زیباجو',
  saveEdit: 'ثبت تغییرات',
  created: 'اضافه‌کردن زیباجو با موفقیت انجام شد',
  edited: 'ویرایش زیباجو با موفقیت انجام شد',
  id: (id: string) => `شناسه زیباجو: ${id}`,
  fields: {
    full_name: 'نام و نام خانوادگی',
    national_code: 'کد ملی',
    father_name: 'نام پدر',
    contact_number: 'شماره تماس',
  },
} as const;
