import { toPersianDigits } from '../../format/digits';

/** The words of the fields. */
export const m = {
  strength: ['', 'ضعیف', 'متوسط', 'خوب', 'قوی'],
  strengthOf: (word: string) => `رمز عبور ${word}`,

  yes: 'بله',
  no: 'خیر',
  files: (count: number) => (count === 0 ? '' : toPersianDigits(`${count} فایل`)),
  rangeFrom: (label: string) => `${label}، از`,
  rangeTo: (label: string) => `${label}، تا`,

  left: (count: number) => toPersianDigits(`${count} نویسه مانده`),
  longDigits: (typed: number, most: number) =>
    toPersianDigits(`${typed} رقم وارد شده است؛ حداکثر ${most} رقم مجاز است.`),
  notNumber: 'این نوشته عدد نیست؛ نمونه: ۶۲٫۵',
  decimals: (most: number) =>
    most === 0 ? 'فقط عدد صحیح، بدون اعشار' : toPersianDigits(`حداکثر ${most} رقم پس از ممیز`),
  manySpaces: 'چند فاصله پشت سر هم، هنگام ثبت یک فاصله می‌شود.',

  smsParts: (parts: number) => toPersianDigits(`${parts} پیامک`),
  smsCount: (parts: number, length: number) => toPersianDigits(`${parts} پیامک، ${length} نویسه`),
  inserts: 'افزودن به متن',
  preview: 'پیش‌نمایش',

  levelOf: (row: string, level: string) => `${row}: ${level}`,

  itemNumber: (column: string, row: number) => toPersianDigits(`${column}، ردیف ${row}`),
  removeItem: (name: string, row: number) => toPersianDigits(`حذف ${name || `ردیف ${row}`}`),
  itemsFull: (most: number) => toPersianDigits(`حداکثر ${most} ردیف`),

  add: 'افزودن بازه',
  addRange: (day: string) => `افزودن بازه به ${day}`,
  rangeWord: { from: 'از', to: 'تا' },
  rangeEnd: {
    from: (day: string, row: number) => toPersianDigits(`${day}، بازه ${row}، از ساعت`),
    to: (day: string, row: number) => toPersianDigits(`${day}، بازه ${row}، تا ساعت`),
  },
  range: (from: string, to: string) => toPersianDigits(`از ${from} تا ${to}`),
  removeRange: (day: string, row: number) => toPersianDigits(`حذف بازه ${row} ${day}`),

  choosePicture: 'انتخاب تصویر',
  replacePicture: 'تغییر تصویر',
  removePicture: 'حذف تصویر',
  pictureHint: 'تصویر PNG یا JPG یا WebP تا ۱۰ مگابایت',
  pictureOf: (label: string) => `پیش‌نمایش ${label}`,

  letGo: 'فایل‌ها را رها کنید',
  arrived: (name: string) => `فایل ${name} بارگذاری شد`,
  takePhoto: 'گرفتن عکس',
  tooMany: (most: number) => toPersianDigits(`حداکثر ${most} فایل؛ بقیه برداشته نشد.`),
  share: (percent: number) => toPersianDigits(`${percent}٪`),

  nationalCodeWarning: 'رقم کنترلی این کد ملی درست نیست؛ لطفا دوباره بررسی کنید.',
  dropFiles: 'فایل‌ها را اینجا رها کنید یا انتخاب کنید',
  uploading: 'در حال بارگذاری',
  /** The texts, with what the server or the connection said. */
  uploadFailed: (name: string, reason: string) => `خطا در بارگذاری فایل ${name}: ${reason}`,
  uploadAgain: (name: string) => `بارگذاری دوباره ${name}`,
  removeFile: (name: string) => `حذف ${name}`,
  waitForUploads: 'لطفا تا پایان بارگذاری فایل‌ها صبر کنید.',
  settleUploads: 'فایلی بارگذاری نشده است؛ دوباره تلاش کنید یا آن را حذف کنید.',

  optional: 'اختیاری',
  settings: 'تنظیمات',
  empty: 'داده‌ای برای نمایش وجود ندارد',
  showPassword: 'نمایش رمز عبور',
  hidePassword: 'پنهان کردن رمز عبور',
} as const;
