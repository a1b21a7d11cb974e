/** Texts of the drawer with a patient's summary. */
export const m = {
  who: (code: string | null, file: string) =>
    code ? `کد ملی ${code}، پرونده ${file}` : `پرونده ${file}`,
  phone: 'شماره تماس',
  lastVisit: 'آخرین مراجعه',
  never: 'بدون مراجعه',
  alerts: 'هشدارها',
  bookings: 'نوبت‌های پیش رو',
  noBookings: 'نوبتی در پیش نیست.',
  moreBookings: (count: string) => `و ${count} نوبت دیگر`,
  appointment: 'نوبت',
  session: 'جلسه طرح درمان',
  operation: 'عمل جراحی',
  with: (what: string, doctor: string) => `${what} با ${doctor}`,
  debt: 'بدهی',
  noDebt: 'بدهی ندارد.',
  takeDebt: 'دریافت بدهی',
  book: 'ثبت نوبت',
  file: 'مشاهده پرونده',
  noAccess: 'دسترسی به اطلاعات زیباجویان ندارید. از مدیر کلینیک بخواهید آن را فعال کند.',
} as const;
