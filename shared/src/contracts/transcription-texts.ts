import { clinicalTexts } from './clinical';

/** What prescriptions are refused with. */
export const transcriptionTexts = {
  type: 'نوع نسخه را انتخاب کنید',
  service: clinicalTexts.serviceType,
  topic: 'موضوع عمل الزامی است',
  operationDate: 'تاریخ و ساعت عمل الزامی است',
  /** Why the doctor does not work at that time, such as `خارج از ساعت کاری پزشک`. */
  offTime: (why: string) => `${why}. برای ثبت در این زمان دلیل را بنویسید`,
  offTimeReason: 'دلیل ثبت در این زمان را وارد کنید',
  reportPresent: 'قبلا برای این نسخه گزارش ثبت شده است',
  reportEarly:
    'زمان این عمل هنوز نرسیده است؛ اگر زودتر انجام شده است، ابتدا زمان عمل را در نسخه ویرایش کنید',
  pharmacyReport: 'برای نسخه دارویی گزارشی ثبت نمی‌شود',
  reportedLocked: 'نسخه‌ای که گزارش آن ثبت شده است قابل ویرایش نیست',
  reportedNotCanceled: 'نسخه‌ای که گزارش آن ثبت شده است لغو نمی‌شود',
  canceledLocked: 'این نسخه لغو شده است',
  trackingLocked:
    'این نسخه کد رهگیری ملی دارد؛ برای ویرایش ابتدا کد رهگیری ملی را پاک و ذخیره کنید',
  typeLocked: 'نوع نسخه پس از ثبت تغییر نمی‌کند',
  /** The service of a prescription whose fee was paid, at least in part. */
  servicePaid: 'هزینه این خدمت پرداخت شده است؛ برای تغییر خدمت ابتدا مبلغ را بازگردانید',
  hasMoney: clinicalTexts.hasMoney,
} as const;
