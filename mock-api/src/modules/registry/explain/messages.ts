/** What the operator reads about each condition of seeing a section. */
export const explainTexts = {
  registered: {
    good: (version: string) => `این بخش برای این کلینیک منتشر شده است، نسخه ${version}.`,
    bad: 'هیچ نسخه فعالی برای این کلینیک این بخش را ندارد؛ تیم بخش باید آن را منتشر و فعال کند.',
  },
  clinicActive: {
    good: 'کلینیک فعال است.',
    suspended: (reason: string) =>
      reason
        ? `کلینیک تعلیق شده است: ${reason}. تا فعال نشود هیچ‌کس وارد نمی‌شود.`
        : 'کلینیک تعلیق شده است؛ تا فعال نشود هیچ‌کس وارد نمی‌شود.',
    bad: 'کلینیک هنوز فعال نشده است؛ مدارک آن را تکمیل و کلینیک را فعال کنید.',
  },
  subscription: {
    good: (days: string) => `اشتراک برقرار است؛ ${days} روز مانده است.`,
    bad: 'اشتراک کلینیک به پایان رسیده است؛ اشتراک را تمدید کنید.',
  },
  feature: {
    none: 'این بخش به ماژول جداگانه‌ای نیاز ندارد.',
    good: (module: string) => `کلینیک ماژول «${module}» را دارد.`,
    bad: (module: string) => `کلینیک ماژول «${module}» را نخریده است؛ آن را به اشتراک بیفزایید.`,
  },
  switched: {
    good: 'کلید این بخش برای کلینیک روشن است.',
    bad: (at: string, by: string, reason: string) =>
      `${by} در ${at} این بخش را برای کلینیک خاموش کرده است${reason && ` (${reason})`}؛ آن را روشن کنید.`,
    waiting: 'این بخش جدید است و هنوز پذیرفته نشده است؛ آن را در «بخش‌ها» بپذیرید.',
    unrecorded: 'این بخش برای کلینیک خاموش است؛ آن را روشن کنید.',
    someone: 'اپراتور',
  },
  contract: {
    good: 'نسخه بخش با این پوسته سازگار است.',
    bad: (wanted: string, given: string) =>
      `نسخه بخش برای قرارداد ${wanted} ساخته شده و پوسته ${given} است؛ نسخه سازگاری را فعال کنید.`,
    unknown: 'تا نسخه‌ای فعال نباشد سازگاری آن سنجیده نمی‌شود.',
  },
  account: {
    good: 'حساب کاربر فعال است.',
    bad: 'حساب کاربر فعال نیست؛ مدیر کلینیک باید آن را فعال کند.',
  },
  access: {
    good: 'کاربر به این بخش دسترسی دارد.',
    noSection: 'این بخش در دسترسی‌های کاربر نیست؛ مدیر کلینیک می‌تواند آن را بیفزاید.',
    noLevel: 'کاربر هیچ سطح دسترسی ندارد؛ مدیر کلینیک باید دست‌کم «مشاهده» را به او بدهد.',
  },
  lastLoad: {
    none: 'این کاربر در ۳۰ روز گذشته این بخش را باز نکرده است.',
    opened: (at: string, version: string) => `آخرین بار در ${at} بخش درست باز شد، نسخه ${version}.`,
    fellBack: (at: string, version: string, code: string) =>
      `آخرین بار در ${at} نسخه ${version} باز نشد (${code}) و نسخه پیشین جای آن را گرفت.`,
    failed: (at: string, version: string, code: string) =>
      `آخرین بار در ${at} نسخه ${version} باز نشد (${code})؛ نسخه را در «نسخه‌ها» بررسی کنید یا بازگردانید.`,
  },
  at: (date: string, time: string) => `${date} ساعت ${time}`,
} as const;
