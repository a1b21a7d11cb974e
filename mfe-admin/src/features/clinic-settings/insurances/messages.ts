/** Texts of the insurances in the settings of the clinic. */
export const m = {
  title: 'بیمه‌ها',
  card: 'بیمه‌های همکاران و سهم کلینیک از آن‌ها',
  list: 'بیمه‌های کلینیک',
  hint: 'در پروفایل مالی همکاران انتخاب می‌شوند؛ جمع دو سهم بیشتر از ۱۰۰ درصد نمی‌شود.',
  nameField: 'نام بیمه',
  type: 'نوع',
  cost: 'هزینه پایه',
  clinicShare: 'سهم کلینیک (درصد)',
  insuredShare: 'سهم بیمه‌شده (درصد)',
  none: '—',
  row: (name: string, clinic: string, insured: string) =>
    `${name}: کلینیک ${clinic}٪، بیمه‌شده ${insured}٪`,
  loadFailed: 'خطا در دریافت بیمه‌ها',
  saved: 'بیمه ذخیره شد',
  failed: 'خطا در ذخیره بیمه',
  archiving: 'این بیمه دیگر انتخاب نمی‌شود؛ پروفایل‌هایی که آن را دارند تغییر نمی‌کنند.',
} as const;
