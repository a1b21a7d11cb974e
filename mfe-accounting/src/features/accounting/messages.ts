/** What staff read on the home of accounting. */
export const m = {
  title: 'حسابداری',
  intro: 'اسناد مالی کلینیک را از اینجا ببینید و ثبت کنید.',
  people: 'حسابداری افراد',
  peopleText: 'اسناد مالی کاربران کلینیک: حقوق، بدهی، طلب و پرداخت‌ها',
  clinic: 'حسابداری کلینیک',
  clinicText: 'خدماتی که کلینیک می‌خرد، با اسناد هزینه و پرداخت آن‌ها',
  inventory: 'حسابداری انبار',
  inventoryText: 'اسناد خرید و فروش کالا و هزینه‌های پرداخت شده',
  technical: 'حسابداری فنی',
  technicalText: 'دستگاه‌ها، هزینه آن‌ها و موعد سرویس',
  payroll: 'حقوق ماهانه',
  payrollText: 'محاسبه، تعدیل و ثبت حقوق کارکنان برای هر ماه، و فیش حقوقی',
  reports: 'گزارش‌های مالی',
  reportsText: 'درآمد، بدهی‌ها، حقوق و سود و زیان',

  figures: 'ارقام امروز',
  incomeToday: 'درآمد امروز',
  patientDebts: 'بدهی زیباجویان',
  unpaidStaff: 'بدهی به کارکنان',
  unpaidPurchases: 'خریدهای پرداخت‌نشده',

  notFoundHint: 'این سند وجود ندارد یا به کلینیک شما تعلق ندارد.',
} as const;
