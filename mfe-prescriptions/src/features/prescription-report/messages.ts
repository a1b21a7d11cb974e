/** Texts of the report of an operation. */
export const m = {
  create: 'ثبت گزارش نسخه',
  change: 'ویرایش گزارش نسخه',
  back: 'گزارش نسخه‌ها',
  backToReport: 'گزارش نسخه',
  loadFailed: 'خطا در دریافت اطلاعات نسخه',
  notFound: 'نسخه‌ای یافت نشد',
  notFoundHint: 'شاید نشانی درست نباشد یا نسخه از آن پزشک دیگری باشد.',

  /** Service and package type, as in `جراحی پلک، ویزیت`. */
  serviceOf: (service: string, packageType: string) =>
    [service, packageType].filter(Boolean).join('، '),
  facts: {
    doctor: 'پزشک',
    topic: 'موضوع عمل',
    when: 'زمان عمل',
    code: 'شناسه نوبت',
    items: 'اقلام مورد نیاز',
  },
  receiptOf: (code: string) => `رسید نوبت ${code}`,
  toFile: 'پرونده زیباجو',
  newAppointment: 'نوبت جدید',
  notes: 'توضیحات پزشک',
  noNotes: 'توضیحی توسط پزشک ثبت نشده است',

  submit: 'ثبت گزارش',
  submitting: 'در حال ثبت گزارش...',
  submitFailed: 'گزارش ثبت نشد.',
  submitted: 'گزارش نسخه ثبت شد.',
  hint: 'با ثبت گزارش، کالاهای لازم عمل از انبار کم می‌شود.',

  print: 'چاپ گزارش',
  printed: {
    title: 'گزارش عمل',
    patient: 'زیباجو',
    service: 'خدمت',
    reportedAt: 'تاریخ گزارش',
    item: 'نام کالا',
    quantity: 'مقدار',
    pictures: (count: string) => `${count} تصویر و پیوست در پرونده است.`,
    stamp: 'مهر و امضای پزشک',
  },

  amend: 'ویرایش گزارش',
} as const;
