const digits = (number: number) => new Intl.NumberFormat('fa-IR').format(number);

/** The messages of the server that are in no contract. */
export const m = {
  notFound: 'آیتم مورد نظر یافت نشد',
  forbidden: 'شما اجازه انجام این کار را ندارید',
  sectionOff:
    'این بخش اکنون برای کلینیک شما خاموش است. چیزی از دست نرفته است؛ پس از روشن شدن بخش دوباره تلاش کنید.',
  passwordChangeRequired: 'پیش از ادامه کار باید رمز عبور خود را تغییر دهید',
  viewOnly: 'در حالت مشاهده فقط می‌توانید ببینید؛ چیزی ثبت نشد',
  noSuchUser: 'کاربری با این نام یافت نشد',
  overrideDenied: 'این حساب اجازه باز کردن بخش از دستگاه خود را ندارد',
  scheduleInThePast: 'زمان باید در آینده باشد',
  invalid: 'اطلاعات وارد شده معتبر نیست',
  malformed: 'ساختار درخواست معتبر نیست',
  unknownField: 'این فیلد شناخته شده نیست',
  tooLarge: 'حجم درخواست بیش از حد مجاز است',
  unsupportedType: 'نوع محتوای درخواست پذیرفته نمی‌شود',
  taken: 'این مقدار قبلا ثبت شده است',
  inUse: 'این مورد در جای دیگری استفاده شده است',
  wrongReference: 'موردی که انتخاب شده است یافت نشد',
  internal: 'خطایی در سرور رخ داد؛ لطفا دوباره تلاش کنید',
  unavailable: 'سرور اکنون در دسترس نیست؛ چند لحظه دیگر دوباره تلاش کنید',
  unknownCall: 'این نشانی در سرور وجود ندارد',
  tooMany: (wait: string) => `تعداد درخواست‌ها بیش از حد مجاز است؛ ${wait} دیگر دوباره تلاش کنید`,
  loginThrottled: (wait: string) =>
    `تعداد تلاش‌های ناموفق بیش از حد مجاز است؛ ${wait} دیگر دوباره تلاش کنید`,
  codesThrottled: (wait: string) =>
    `تعداد کدهای نادرست بیش از حد مجاز است؛ ${wait} دیگر کد جدیدی بگیرید`,
  seconds: (count: string) => `${count} ثانیه`,
  minutes: (count: string) => `${count} دقیقه`,
  keyReused: 'این کلید یکتا پیش‌تر برای درخواست دیگری استفاده شده است',
  keyBusy: 'درخواست پیشین با همین کلید هنوز در حال انجام است',
  keyDone: 'این درخواست پیش‌تر انجام شده است؛ صفحه را دوباره باز کنید',
  foreignOrigin: 'این درخواست از نشانی دیگری فرستاده شده است',
  resetSms: (code: string, minutes: string) =>
    `کد تأیید بازیابی رمز عبور: ${code}\nاین کد تا ${minutes} دقیقه معتبر است.`,
  passwordChangedSms:
    'رمز عبور شما تغییر کرد. اگر این کار را شما انجام نداده‌اید با پشتیبانی تماس بگیرید.',
  phoneChangedSms:
    'شماره تماس حساب شما تغییر کرد. اگر این کار را شما انجام نداده‌اید با پشتیبانی تماس بگیرید.',
  releaseExists: 'این نسخه پیش‌تر با محتوای دیگری منتشر شده است',
  releaseGone: 'این نسخه در مخزن نیست',
  releaseMisfit: (clinics: readonly string[], further: number, why: string) =>
    clinics.length === 0
      ? `این نسخه با نسخه‌های فعال جور نیست: ${why}`
      : `این نسخه با نسخه‌های فعال ${clinics.join('، ')}${further > 0 ? ` و ${digits(further)} کلینیک دیگر` : ''} جور نیست: ${why}`,
  sectionWaiting: 'این بخش هنوز پذیرفته نشده است؛ نخست آن را بپذیرید',
  noTarget: 'گیرنده نسخه را انتخاب کنید',
  noClinics: 'هیچ کلینیک فعالی در این گروه نیست',
  alreadyDefault: 'این نسخه هم‌اکنون برای همه فعال است',
  noPrevious: 'نسخه‌ای پیش از این برای همه فعال نبوده است',
  rolloutRunning: 'انتشار آزمایشی دیگری از این باندل در جریان است؛ نخست آن را پایان دهید',
  rolloutEnded: 'این انتشار آزمایشی پایان یافته است',
  rolloutSuperseded: (version: string) => `نسخه ${version} برای همه فعال شد`,
  budgetSpent: (failures: number, loads: number) =>
    `${digits(failures)} از ${digits(loads)} بارگذاری ناموفق بود`,
  noFallback: 'نسخه دیگری که کار کرده باشد نیست',
  ringGone: 'این حلقه دیگر نیست',
  ringTaken: 'حلقه دیگری همین نام را دارد',
  tooManyFiles: 'در هر درخواست حداکثر ۱۰ فایل پذیرفته می‌شود',
  folderAfterFile: 'پوشه باید پیش از فایل‌ها فرستاده شود',
  consentsBusy: 'رضایت‌نامه‌های زیادی هم‌زمان ساخته می‌شود؛ چند ثانیه دیگر دوباره تلاش کنید',
  consentTooLong: 'ساخت سند این رضایت‌نامه بیش از حد طول کشید؛ کمی بعد دوباره تلاش کنید',
  uploadsBusy: 'تصویرهای زیادی هم‌زمان در حال بارگذاری است؛ چند ثانیه دیگر دوباره تلاش کنید',
  wrongFolder: 'پوشه انتخاب شده معتبر نیست',
  publishDenied: 'توکن انتشار معتبر نیست',
  storeUnavailable: 'مخزن بسته‌ها پاسخ نمی‌دهد. چند دقیقه دیگر دوباره تلاش کنید.',
  foreignRemote: (own: string) => `این توکن فقط برای ${own} است`,
} as const;
