/** Texts of the day board. */
export const m = {
  title: 'تقویم نوبت‌ها',

  today: 'امروز',
  dayPicker: 'روز تقویم',
  weekFrom: (from: string, to: string) => `${from} تا ${to}`,
  viewGroup: 'نمایش تقویم',
  views: { day: 'روز', week: 'هفته' },
  doctor: 'پزشک',
  allDoctors: 'همه پزشکان',

  boardOf: (days: string) => `تقویم ${days}؛ با کلیدهای جهت‌دار حرکت کنید`,
  time: 'ساعت',
  noTime: 'بدون ساعت',
  count: (count: string) => `${count} نوبت`,
  none: 'بدون نوبت',
  hidden: (count: string) => `${count} نوبت کنسل‌شده یا بدون مراجعه نشان داده نشده است.`,
  showThem: 'مشاهده در همه نوبت‌ها',

  place: (doctor: string, day: string, time: string) =>
    [doctor, day, `ساعت ${time}`].filter(Boolean).join('، '),
  bookAt: (place: string) => `نوبت جدید، ${place}`,
  free: 'آزاد',
  past: 'گذشته',
  at: (time: string, what: string) => `${time}: ${what}`,
  now: 'اکنون',

  span: (from: string, to: string) => `${from} تا ${to}`,
  // The label contains the visible text word by word (WCAG 2.5.3): the patient, then the service.
  appointmentOf: (patient: string, span: string, what: string, status: string) =>
    `نوبت ${patient} ${what}، ${span}، ${status}`,
  withOffTime: (label: string, offTime: string) => `${label}، ${offTime}`,
  sessionBadge: (ordinal: string, of: string) => `جلسه ${ordinal} از ${of}`,
  sessionOf: (badge: string, patient: string, span: string, title: string, status: string) =>
    `${patient} ${badge}، ${span}، ${title}، ${status}`,
  openHour: 'ساعت این جلسه هنوز تعیین نشده است',
  operation: 'عمل جراحی',
  operationAt: (span: string) => `عمل جراحی ${span}`,
  held: 'در حال ثبت نوبت',
  heldBy: (holder: string) => `در حال ثبت توسط ${holder}`,
  heldAt: (span: string, holder: string) => `${holder} ${span}`,
  legend: 'نشانه‌ها',
  session: 'جلسه طرح درمان',

  facts: {
    time: 'زمان',
    doctor: 'پزشک',
    status: 'وضعیت',
    mobile: 'شماره تماس',
    code: 'شناسه نوبت',
    patient: 'زیباجو',
    place: 'محل انجام',
    attention: 'توجه',
  },
  when: (day: string, span: string) => `${day}، ${span}`,
  actions: 'کارها',
  openSession: 'مشاهده جلسه',
  openPlan: 'مشاهده طرح درمان',
  viewOnly: 'شما فقط امکان مشاهده این نوبت را دارید.',

  moveHint: 'برای جابه‌جایی، نوبت را بکشید یا آن را باز کنید و «تغییر زمان نوبت» را بزنید.',
  moved: (patient: string, day: string, time: string, doctor: string) =>
    `نوبت ${patient} به ${day} ساعت ${time} نزد ${doctor} منتقل شد.`,
  movedBack: (patient: string) => `نوبت ${patient} به زمان پیشین بازگشت`,
  undo: 'بازگرداندن',
  moveFailed: 'نوبت جابه‌جا نشد',
  undoFailed: 'نوبت بازگردانده نشد',
  changedMeanwhile: (patient: string) => `نوبت ${patient} در این میان تغییر کرده است`,
  wantedAt: (day: string, time: string, doctor: string) =>
    `جابه‌جایی شما به ${day} ساعت ${time} نزد ${doctor} هنوز ثبت نشده است.`,
  notThere: (reason: string) => `نوبت جابه‌جا نشد: ${reason}.`,
  taken: (by: string) => `این زمان برای ${by} پر است`,
  takenByOperation: 'این زمان برای عمل جراحی پر است',
  takenByHold: 'این زمان هم‌اکنون در حال ثبت است',

  serviceNotDone: (doctor: string) => `${doctor} این خدمت را انجام نمی‌دهد`,

  noDoctors: 'هنوز پزشکی برای این کلینیک ثبت نشده است',
  noDoctorsHint: 'پس از ثبت پزشک، ستون او با ساعت‌های کاری‌اش این‌جا دیده می‌شود.',
  toUsers: 'رفتن به کاربران',
  unknownDoctor: 'این پزشک در فهرست پزشکان کلینیک نیست',
} as const;
