/** Texts of the form of a pharmacy prescription. */
export const m = {
  create: 'ثبت نسخه داروخانه‌ای',
  back: 'بخش پزشک',
  medications: 'داروها',
  favourites: 'داروهای پرتکرار',
  addFavourite: (drug: string) => `افزودن ${drug}`,
  repeatLast: (day: string) => `تکرار نسخه قبلی (${day})`,
  description: 'توضیحات',
  attachments: 'پیوست‌ها',
  submit: 'ثبت نسخه',
  saved: 'نسخه داروخانه‌ای با موفقیت ثبت شد.',
  failed: 'خطا در ثبت نسخه داروخانه‌ای.',

  health: 'بیماری خاص',
  healthy: 'بدون بیماری خاص',
  warnings: 'هشدارها',
  twice: (drug: string) => `«${drug}» بیش از یک بار در نسخه است.`,
  inHealth: (drug: string) => `«${drug}» در بیماری خاص زیباجو آمده است.`,
} as const;
