/** The words of the forms. */
export const m = {
  wrongFields: (count: string) => `${count} مورد نیاز به اصلاح دارد`,
  draftRestored: 'پیش‌نویس بازیابی شد',
  atHour: (time: string) => `ساعت ${time}`,
  discardDraft: 'دور انداختن پیش‌نویس',
  leaveText: 'اگر این صفحه را ترک کنید، آنچه وارد کرده‌اید ثبت نمی‌شود.',
  leave: 'ترک صفحه',
  saved: 'با موفقیت ثبت شد',
  name: 'نام',
  nameEn: 'نام انگلیسی',
  noItems: 'هنوز موردی ثبت نشده است',
  reason: 'دلیل',
  reasonMissing: 'لطفا دلیل را وارد کنید',
  reasonShort: (letters: string) => `دلیل را با دست‌کم ${letters} حرف بنویسید`,
  typeWord: (word: string) => `برای تأیید، «${word}» را بنویسید`,
  wordDiffers: (word: string) => `آنچه نوشته‌اید «${word}» نیست`,
} as const;
