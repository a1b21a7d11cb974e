export const appointmentTexts = {
  nationalCodeRequired: 'لطفا کد ملی زیباجو را وارد کنید',
  nationalCode: 'کد ملی باید ۱۰ رقم باشد',
  patient: 'زیباجو یافت نشد',
  patientRequired: 'لطفا زیباجو را انتخاب کنید',
  insurance: 'لطفا نوع بیمه را انتخاب کنید',
  doctorRequired: 'لطفا پزشک را انتخاب کنید',
  doctor: 'پزشک انتخاب شده یافت نشد',
  notOpen: 'نوبت‌دهی این پزشک هنوز باز نشده است',
  assistant: 'دستیار انتخاب شده یافت نشد',
  service: 'خدمت انتخاب شده یافت نشد',
  timeRequired: 'لطفا زمان نوبت را انتخاب کنید',
  offGrid: 'زمان نوبت باید سر یکی از ربع‌های ساعت باشد',
  duration: 'مدت نوبت باید بین ۵ دقیقه و ۲۴ ساعت باشد',
  code: 'شناسه نوبت معتبر نمی‌باشد',
  statusRequired: 'وضعیت نوبت معتبر نیست',
  actionStatus: 'وضعیت اقدام نوبت معتبر نیست',
  slotTaken: 'این نوبت قبلا رزرو شده است',
  /** The name of a time that somebody holds while filling in the form. */
  beingBookedBy: (name: string) => `در حال ثبت توسط ${name}`,
  heldBy: (name: string) => `این وقت در حال ثبت توسط ${name} است`,
  heldElsewhere: 'این وقت را در پنجره دیگری برای ثبت نگه داشته‌اید',
  patientBusy: 'این زیباجو در همین زمان نوبت دیگری دارد',
  past: 'زمان انتخاب شده گذشته است',
  tooSoon: 'تا زمان این نوبت فرصت کافی نمانده است',
  tooFar: 'این روز هنوز برای نوبت‌دهی باز نشده است',
  closed: 'پزشک در این زمان نوبت نمی‌پذیرد',
  dayFull: 'ظرفیت نوبت‌های این روز پزشک تکمیل شده است',
  tooNear: 'این زمان به نوبت دیگری از همین پزشک بسیار نزدیک است',
  outsideHours: 'خارج از ساعت کاری',
  wrongTransition: 'این تغییر وضعیت برای نوبت ممکن نیست',
  notYetStarted: 'تا پیش از زمان نوبت نمی‌توان عدم مراجعه ثبت کرد',
  nothingToUndo: 'تغییری برای بازگرداندن وجود ندارد',
  undoTooLate: 'مهلت ۱۰ دقیقه‌ای بازگرداندن این تغییر گذشته است',
  notWaiting: 'این کار فقط برای نوبت‌های در انتظار ممکن است',
  isFinal: 'این نوبت پایان یافته است و تغییر نمی‌کند',
  hold: 'این نگه‌داشت نوبت پایان یافته است',
  cancelPolicy: (percent: string, hours: string) =>
    `در صورت کنسل شدن نوبت کمتر از ${hours} ساعت مانده به زمان آن، ${percent} درصد از هزینه کسر می‌شود.`,
} as const;

/** The labels of package types on screens and receipts. */
export const packageTypeLabels = {
  visit: 'ویزیت',
  consultation: 'مشاوره',
  treatment_plan: 'طرح درمان',
  other: 'سایر',
} as const;

/** The labels of statuses. */
export const appointmentStatusLabels = {
  waiting: 'در انتظار',
  visiting: 'در حال ویزیت',
  done: 'انجام شده',
  canceled: 'کنسل شده',
  no_show: 'عدم مراجعه',
} as const;
/** What a waiting patient is called who has come. */
export const arrivedLabel = 'حاضر در کلینیک';
