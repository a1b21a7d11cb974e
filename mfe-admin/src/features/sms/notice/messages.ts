/** What the form of an in-app notice says. */
export const m = {
  title: 'ارسال اعلان داخلی',
  back: 'بازگشت به پنل پیامک',
  hint: 'اعلان در فهرست اعلان‌های کاربران نشان داده می‌شود و پیامک نیست.',
  fields: { title: 'عنوان', receiver: 'شناسه گیرنده', content: 'متن' },
  receiverHint:
    'کلینیک را با نام یا کد جستجو کنید؛ اگر خالی بماند برای همه کلینیک‌ها فرستاده می‌شود.',
  titleHint: 'نوشته میان دو علامت نقل قول تکی پررنگ نشان داده می‌شود.',
  nobody: 'کلینیکی با این مشخصات یافت نشد',
  preview: 'پیش‌نمایش اعلان',
  reaches: (count: string) => `${count} کاربر این اعلان را می‌بینند.`,
  send: 'ارسال اعلان',
  failed: 'اعلان ارسال نشد',
  sent: (count: string) => `اعلان برای ${count} کاربر فرستاده شد`,
  question: {
    title: 'این اعلان برای همه کلینیک‌ها فرستاده شود؟',
    confirm: 'ارسال به همه',
    notConfirmed: 'ارسال تأیید نشد.',
  },
  willSend: (count: string) => `${count} کاربر این اعلان را می‌بینند و برنمی‌گردد.`,
} as const;
