/** Texts of the slot chooser. */
export const m = {
  days: 'روز نوبت',
  slots: 'ساعت نوبت',
  free: (count: string) => `${count} وقت آزاد`,
  full: 'بدون وقت آزاد',
  nextFree: (when: string) => `نخستین وقت آزاد: ${when}`,
  pastDay: 'این روز گذشته است؛ امروز یا روز دیگری پس از آن را انتخاب کنید.',
  noFreeTime: 'در دو هفته پیش رو وقت آزادی نیست؛ روز دیگری را از تقویم انتخاب کنید.',
} as const;
