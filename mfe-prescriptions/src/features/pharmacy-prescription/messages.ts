/** Texts of the form of a pharmacy prescription. */
export const m = {
  create: 'ثبت نسخه داروخانه‌ای',
  edit: 'ویرایش نسخه داروخانه‌ای',
  back: 'بخش پزشک',
  medications: 'داروها',
  favourites: 'داروهای پرتکرار',
  addFavourite: (drug: string) => `افزودن ${drug}`,
  repeatLast: (day: string) => `تکرار نسخه قبلی (${day})`,
  description: 'توضیحات',
  favouritesUnread: 'داروهای پرتکرار خوانده نشد.',
  phrasesUnread: 'زمان‌های مصرف پرتکرار کلینیک خوانده نشد.',
  lastUnread: 'نسخه قبلی زیباجو خوانده نشد.',
  trackingCode: 'کد رهگیری ملی',
  trackingCodeHint: 'اختیاری؛ پس از ثبت در سامانه بیمه، در صفحه نسخه هم می‌توان آن را افزود.',
  attachments: 'پیوست‌ها',
  submit: 'ثبت نسخه',
  submitPrint: 'ثبت و چاپ',
  submitPrintEnd: 'ثبت، چاپ و پایان ویزیت',
  endFailed: 'نسخه ثبت شد، ولی وضعیت ویزیت تغییر نکرد',
  saved: 'نسخه داروخانه‌ای با موفقیت ثبت شد.',
  failed: 'خطا در ثبت نسخه داروخانه‌ای.',

  risk: {
    title: 'این داروها برای زیباجو خطر دارند',
    list: 'خطرهای داروها',
    reason: 'دلیل تجویز با وجود هشدار',
    reasonHint: 'همراه نسخه در پرونده می‌ماند.',
    confirm: 'ثبت نسخه با این دلیل',
    stopped: 'نسخه ثبت نشد؛ داروها را تغییر دهید یا دلیل تجویز را بنویسید.',
  },

  warnings: 'هشدارها',
  twice: (drug: string) => `«${drug}» بیش از یک بار در نسخه است.`,
  allergic: (drug: string, alert: string) => `«${drug}» با هشدار «${alert}» هم‌خوان است.`,
  alreadyTaken: (drug: string, medicine: string) =>
    `زیباجو اکنون «${medicine}» مصرف می‌کند؛ «${drug}» تکرار آن است.`,
  inHealth: (drug: string) => `«${drug}» در بیماری خاص زیباجو آمده است.`,
} as const;
