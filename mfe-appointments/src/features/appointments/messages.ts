/** What staff read on the way to a booked appointment. */
export const m = {
  title: 'نوبت‌دهی',

  cards: {
    doctor: 'نوبت پزشک',
    consultation: 'نوبت مشاوره',
    plan: 'طرح درمان',
    doctors: (count: string) => `${count} پزشک`,
    noDoctor: 'پزشکی وجود ندارد',
  },

  today: 'نوبت‌های امروز',
  noneToday: 'برای امروز نوبتی ثبت نشده است',
  noneTodayHint: 'با «نوبت پزشک» نخستین نوبت امروز را ثبت کنید.',
  book: 'ثبت نوبت',
  columns: {
    patient: 'زیباجو',
    doctor: 'پزشک',
    services: 'خدمات',
    time: 'زمان ویزیت',
    status: 'وضعیت نوبت',
  },
  nothing: '—',
} as const;
