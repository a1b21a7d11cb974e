/** What the forms that send messages say. */
export const m = {
  all: 'ارسال پیامک به همه',
  user: 'ارسال پیامک به کاربر',
  number: 'ارسال پیامک به شماره',
  managers: 'ارسال پیامک به مدیران کلینیک‌ها',
  manager: 'ارسال پیامک به یک کاربر',
  send: 'ارسال',
  back: 'بازگشت به پنل پیامک',
  failed: 'پیامک ارسال نشد',
  sent: (count: string) => `${count} پیامک در صف ارسال قرار گرفت`,

  fields: {
    audience: 'گیرندگان',
    receiver: 'گیرنده',
    phones: 'شماره‌های گیرنده',
    clinic: 'کلینیک',
    phone: 'شماره تماس مدیر کلینیک',
    title: 'عنوان',
    body: 'متن پیامک',
    content: 'متن',
    kind: 'نوع پیامک',
    sendAt: 'زمان ارسال',
  },
  kinds: [
    { value: 'service', label: 'خدماتی' },
    { value: 'advertising', label: 'تبلیغاتی' },
  ],
  kindHint: 'پیامک تبلیغاتی برای کسانی که آن را لغو کرده‌اند فرستاده نمی‌شود و شب‌ها تا صبح می‌ماند.',
  titleHint: 'عنوان، خط نخست پیامک می‌شود.',
  sendAtHint: 'اگر خالی بماند همین حالا ارسال می‌شود.',
  receiverHint: 'نام، شماره تماس یا کد ملی را جستجو کنید.',
  phonesHint: 'هر شماره در یک خط، یا با ویرگول؛ ستون شماره‌ها را از فایل هم می‌توانید بچسبانید.',
  nobody: 'گیرنده‌ای با شماره تماس همراه یافت نشد',
  groups: {
    patients: (count: string) => `زیباجویان (${count})`,
    staff: (count: string) => `کارکنان (${count})`,
    doctors: (count: string) => `پزشکان (${count})`,
  },
  detail: {
    patient: (phone: string) => `زیباجو · ${phone}`,
    user: (phone: string) => `کاربر کلینیک · ${phone}`,
    clinic: (phone: string) => `مدیر کلینیک · ${phone}`,
  },
  counted: (receivers: string) => `${receivers} گیرنده`,
  repeated: (receivers: string, repeated: string) =>
    `${receivers} گیرنده؛ ${repeated} شماره تکراری یک بار حساب شد`,
  optedOut: 'این زیباجو دریافت پیامک تبلیغاتی را لغو کرده است و این پیامک برای او فرستاده نمی‌شود.',
  skipped: (count: string) =>
    `${count} زیباجو پیامک تبلیغاتی نمی‌خواهند و این پیامک برای آن‌ها فرستاده نمی‌شود.`,

  filters: {
    title: 'کدام زیباجویان',
    gender: 'جنسیت',
    insurance_type: 'بیمه',
    not_seen: 'مراجعه نکرده از',
    anyGender: 'همه',
    anyInsurance: 'همه بیمه‌ها',
    anyTime: 'هر زمان',
    months: (count: string) => `${count} ماه پیش`,
  },

  cost: {
    title: 'برآورد ارسال',
    sum: (receivers: string, parts: string, total: string) =>
      `${receivers} گیرنده × ${parts} پیامک = ${total} پیامک`,
    price: (price: string) => `هزینه: ${price}`,
    credit: (credit: string) => `اعتبار مانده این ماه: ${credit} پیامک`,
    noLimit: 'اعتبار این ماه: بدون سقف',
    tooFew: 'اعتبار مانده برای این ارسال کافی نیست.',
    long: (parts: string) => `این متن بلند است و هر گیرنده ${parts} پیامک می‌گیرد.`,
    morning: (hour: string) => `این زمان وقت پیامک تبلیغاتی نیست؛ ساعت ${hour} ارسال می‌شود.`,
    noProvider: 'اپراتور پیامک تنظیم نشده است و پیامک‌ها ناموفق می‌شوند.',
    outbox: 'اپراتور پیامک تنظیم نشده است؛ پیامک‌ها فقط نگهداری می‌شوند و به گیرنده نمی‌رسند.',
  },

  question: {
    title: 'این پیامک ارسال شود؟',
    confirm: 'ارسال به همه',
    notConfirmed: 'ارسال تأیید نشد.',
  },
  willSend: (receivers: string, messages: string) =>
    `پیامک برای ${receivers} گیرنده فرستاده می‌شود و روی هم ${messages} پیامک است.`,
  joined: ' ',
} as const;
