/** Texts of the doctor's home and of the choice of a prescription. */
export const m = {
  title: 'بخش پزشک',

  todaysPatients: 'زیباجویان امروز',
  todaysPatientsHint: 'وضعیت ویزیت، ثبت نسخه و پرونده',
  prescriptions: 'عمل جراحی و نسخه‌ها',
  prescriptionsHint: 'نسخه جراحی، نسخه داروخانه‌ای و گزارش نسخه‌ها',
  plans: 'طرح درمان',
  plansHint: 'طرح‌ها، جلسه‌ها و گزارش آن‌ها',

  search: 'جستجوی شناسه نوبت، کد ملی یا نام',
  found: 'نتیجه جستجو',
  typeMore: 'دست‌کم دو نویسه بنویسید.',
  noneFound: 'زیباجو یا نوبتی یافت نشد',
  noneFoundHint: 'شناسه نوبت، کد ملی یا نام را دوباره بررسی کنید.',
  file: 'پرونده زیباجو',
  appointment: 'نسخه نوبت',

  choose: 'عمل جراحی و نسخه‌ها',
  /** The code of the appointment follows. */
  chosen: (patient: string) => `برای ${patient}، نوبت`,
  otherPatient: 'انتخاب زیباجوی دیگر',
  surgical: 'نسخه جراحی',
  surgicalHint: 'ثبت عمل جراحی با زمان و کالاهای آن',
  reports: 'گزارش نسخه‌ها',
  reportsHint: 'فهرست نسخه‌ها و ثبت گزارش آن‌ها',
  pharmacy: 'نسخه داروخانه‌ای',
  pharmacyHint: 'ثبت داروها با تعداد و زمان مصرف',

  today: 'زیباجویان امروز',
  allToday: 'همه زیباجویان امروز',
  noneToday: 'برای امروز نوبتی ثبت نشده است',
  noneTodayHint: 'نوبت‌هایی که برای امروز ثبت شوند همین‌جا دیده می‌شوند.',
} as const;
