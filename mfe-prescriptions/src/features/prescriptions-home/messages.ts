/** Texts of the doctor's home and of the choice of a prescription. */
export const m = {
  title: 'بخش پزشک',

  todaysPatients: 'زیباجویان امروز',
  todaysPatientsHint: 'وضعیت ویزیت، ثبت نسخه و پرونده',
  prescriptions: 'عمل جراحی و نسخه‌ها',
  prescriptionsHint: 'نسخه جراحی، نسخه داروخانه‌ای و گزارش نسخه‌ها',
  plans: 'طرح درمان',
  plansHint: 'طرح‌ها، جلسه‌ها و گزارش آن‌ها',

  today: 'زیباجویان امروز',
  allToday: 'همه زیباجویان امروز',
  noneToday: 'برای امروز نوبتی ثبت نشده است',
  noneTodayHint: 'نوبت‌هایی که برای امروز ثبت شوند همین‌جا دیده می‌شوند.',
} as const;
