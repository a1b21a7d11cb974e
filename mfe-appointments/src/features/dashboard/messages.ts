/** Texts of the clinic's dashboard. */
export const m = {
  title: 'داشبورد',
  welcome: (name: string, day: string) => `${name}، خوش آمدید. امروز ${day}`,

  appointments: 'نوبت‌ها',
  todayAppointments: 'نوبت‌های امروز',
  dayAppointments: (day: string) => `نوبت‌های ${day}`,
  noneToday: 'برای امروز نوبتی ثبت نشده است',
  noneThatDay: 'برای این روز نوبتی ثبت نشده است',
  noneHint: 'با دکمه‌های روز قبل و روز بعد می‌توانید نوبت‌های روزهای دیگر را ببینید.',
  count: (count: string) => `${count} نوبت`,
  statusCount: (status: string, count: string) => `${status}: ${count}`,
  summary: 'شمار نوبت‌ها به تفکیک وضعیت',

  dayPicker: 'انتخاب روز',
  toToday: 'بازگشت به امروز',

  columns: {
    patient: 'زیباجو',
    doctor: 'پزشک',
    assistant: 'دستیار',
    services: 'خدمات',
    transcriptionType: 'نوع نسخه',
    time: 'زمان ویزیت',
    status: 'وضعیت نوبت',
  },
  nothing: '—',

  figures: {
    title: 'کلینیک در یک نگاه',
    today: 'ثبت‌شده برای امروز',
    appointments: 'نوبت',
    waiting: 'حاضر و در انتظار',
    people: 'نفر',
    unpaid: 'طرح درمان با مانده',
    plans: 'طرح',
    debtors: 'زیباجویان بدهکار',
    lowStock: 'کالای رو به اتمام',
    products: 'کالا',
    unread: 'اعلان خوانده‌نشده',
  },

  calendar: 'تقویم نوبت‌ها',
  calendarHint: 'عدد هر روز شمار نوبت‌های آن است؛ با انتخاب روز، جدول همان روز را نشان می‌دهد.',

  subscription: 'اشتراک کلینیک',
  daysLeft: 'روزهای باقی‌مانده از اشتراک',
  days: (days: string) => `${days} روز`,
  ofDays: (days: string) => `از ${days} روز`,
  subscriptionEnds: (day: string) => `پایان اشتراک: ${day}`,
  endsSoon: (days: string) => `${days} روز تا پایان اشتراک کلینیک مانده است.`,
  endsToday: 'امروز روز آخر اشتراک کلینیک است.',
  ended: 'اشتراک کلینیک پایان یافته است.',
  renewNow: 'تمدید اشتراک',
  tellAdmin: 'مدیر کلینیک می‌تواند آن را تمدید کند.',
  renew: 'برای تمدید اشتراک با پشتیبانی هماهنگ کنید.',
} as const;
