import type { MergeField, MergeKind } from '@ziba/shared/contracts/patient-merge';

/** Words of the merge of two files. */
export const m = {
  title: 'ادغام پرونده',
  file: 'پرونده زیباجو',
  notFound: 'زیباجو یافت نشد',
  loadFailed: 'خطا در دریافت اطلاعات زیباجو',
  chooseHint: (name: string) => `پرونده‌ای را انتخاب کنید که با پرونده «${name}» یکی است.`,
  other: 'زیباجوی دیگر',
  otherRequired: 'زیباجوی دیگر را انتخاب کنید',
  otherSame: 'برای ادغام، زیباجوی دیگری را انتخاب کنید',
  likely: 'پرونده‌های هم‌نام یا هم‌شماره:',
  likelyFile: (name: string, code: string, phone: string) => `${name}، کد ملی ${code}، ${phone}`,
  otherPerson: (fields: string) =>
    `این دو پرونده در ${fields} فرق دارند و شاید از آن دو نفر باشند. پیش از ادغام مطمئن شوید.`,
  next: 'ادامه',
  previewHint: 'پیش از ادغام ببینید چه چیزی جابه‌جا می‌شود. هنوز چیزی تغییر نکرده است.',

  which: 'کدام پرونده باقی بماند؟',
  whichHint: 'پرونده دیگر بایگانی می‌شود و به این پرونده راه می‌دهد.',
  choice: (name: string, id: string) => `${name} (شناسه ${id})`,

  values: 'مشخصات',
  valuesHint: 'مشخصات زیر در دو پرونده فرق دارد؛ برای هر کدام مقدار درست را انتخاب کنید.',
  sameValues: 'مشخصات دو پرونده یکسان است.',
  none: 'خالی',
  picture: (name: string) => `تصویر پرونده ${name}`,
  optOut: 'پیامک تبلیغاتی',
  optedOut: 'نمی‌خواهد',
  optedIn: 'می‌خواهد',

  account: 'حساب',
  accountOf: (name: string, id: string) => `پیش از ادغام: ${name} (${id})`,
  accountAfter: 'پس از ادغام',
  debt: (amount: string) => `بدهی: ${amount}`,
  credit: (amount: string) => `اعتبار: ${amount}`,
  zero: 'صفر',

  overlaps: 'نوبت‌های هم‌زمان',
  overlapsHint:
    'هر دو پرونده در زمان‌های زیر نوبت دارند. برای ادغام، ابتدا یکی از نوبت‌ها را جابه‌جا یا کنسل کنید.',
  overlap: (at: string, kept: string, other: string) => `${at}: ${kept} و ${other}`,
  owners: {
    appointment: 'نوبت',
    session: 'جلسه طرح درمان',
    operation: 'عمل جراحی',
    hold: 'زمان نگه‌داشته‌شده',
  },

  rows: 'ردیف‌هایی که جابه‌جا می‌شود',
  counts: (counts: string, from: string) => `از پرونده «${from}»: ${counts}`,
  count: (total: string, kind: string) => `${total} ${kind}`,
  noRows: 'این پرونده ردیفی ندارد؛ تنها بایگانی می‌شود.',
  noneShown: 'ردیفی که بتوانید ببینید نیست.',
  hidden: (total: string) => `${total} ردیف دیگر هم جابه‌جا می‌شود که در بخش‌های در دسترس شما نیست.`,
  row: { at: 'زمان', kind: 'نوع', title: 'عنوان', doctor: 'پزشک', amount: 'مبلغ (تومان)' },
  kinds: {
    appointment: 'نوبت',
    plan: 'طرح درمان',
    prescription: 'نسخه',
    payment: 'پرداخت',
    discount: 'تخفیف',
    ledger: 'گردش حساب',
    alert: 'هشدار',
    photos: 'مجموعه تصویر',
    consent: 'رضایت‌نامه',
    hold: 'زمان نگه‌داشته‌شده',
    message: 'پیامک',
  } satisfies Record<MergeKind, string>,

  merge: 'ادغام دو پرونده',
  ask: 'دو پرونده ادغام شود؟',
  askText: (other: string, otherId: string, kept: string, keptId: string) =>
    `همه ردیف‌های پرونده «${other}» (شناسه ${otherId}) به پرونده «${kept}» (شناسه ${keptId}) می‌رود و پرونده «${other}» بایگانی می‌شود. تا ۲۴ ساعت می‌توانید ادغام را بازگردانید.`,
  failed: 'پرونده‌ها ادغام نشد.',
  done: (name: string) => `پرونده‌ها در پرونده ${name} ادغام شد.`,
} as const;

/** Units of the fields that are numbers. */
export const units: Partial<Record<MergeField, string>> = {
  weight: 'کیلوگرم',
  height: 'سانتی‌متر',
};
