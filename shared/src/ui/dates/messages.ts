/** Words of the calendars and of the choice of a time. */
export const m = {
  chooseMonth: (shown: string) => `${shown}، انتخاب ماه`,
  chooseYear: (shown: string) => `${shown}، انتخاب سال`,
  months: 'ماه‌ها',
  years: 'سال‌ها',
  closedFor: (name: string) => `تعطیل: ${name}`,
  openDay: 'روز کاری',
  closedDays: 'تعطیلات این ماه',
  days: (first: string, last: string | null) => (last === null ? first : `${first} تا ${last}`),

  time: 'ساعت',
  timeOf: (label: string) => `ساعت ${label}`,
  /** The format of a time; digits would look like an entered time. */
  timeShape: '--:--',
  confirm: 'تأیید',

  from: 'از تاریخ',
  to: 'تا تاریخ',
  fromShort: 'از',
  toShort: 'تا',
  chooseRange: (label: string) => `انتخاب ${label} از تقویم`,
  rangeIs: (from: string, to: string, days: string) => `از ${from} تا ${to}، ${days} روز`,
  chooseEnd: (from: string) => `از ${from}؛ روز پایان را انتخاب کنید`,
  chooseStart: 'روز شروع را انتخاب کنید',
  presets: 'بازه‌های آماده',
  presetToday: 'امروز',
  presetWeek: 'این هفته',
  presetMonth: 'این ماه',
  presetLastMonth: 'ماه گذشته',
  clear: 'پاک کردن',
  wrongOrder: 'تاریخ پایان نمی‌تواند پیش از تاریخ شروع باشد',
  wrongDate: 'تاریخ وارد شده معتبر نیست',

  earlierDays: 'روزهای قبل',
  laterDays: 'روزهای بعد',
  otherDay: 'انتخاب روز دیگر از تقویم',
  backToToday: 'برو به امروز',
  tomorrow: 'فردا',
  closed: 'تعطیل',

  slots: 'انتخاب ساعت',
  morning: 'صبح',
  afternoon: 'بعدازظهر',
  evening: 'عصر و شب',
  freeCount: (count: string) => `${count} وقت آزاد`,
  noneFree: 'بدون وقت آزاد',
  fromTo: (from: string, to: string) => `از ${from} تا ${to}`,
  slotStates: {
    free: 'آزاد',
    booked: 'رزرو شده',
    held: 'در حال رزرو',
    past: 'گذشته',
    closed: 'بسته',
  },
  noSlots: 'وقت آزادی نیست',
  noSlotsHint: 'روز یا پزشک دیگری را انتخاب کنید.',
  duration: (minutes: string) => `هر نوبت ${minutes} دقیقه`,
  loadingSlots: 'در حال دریافت ساعت‌ها…',
} as const;

/** Words that the fields which open a calendar use too. */
export const calendarWords = {
  openCalendar: (label: string) => `انتخاب ${label} از تقویم`,
  calendar: 'تقویم',
  weekdayLetters: ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'],
  previousMonth: 'ماه قبل',
  nextMonth: 'ماه بعد',
} as const;
