import type { DiscountKind, discountStates } from '@ziba/shared/contracts/discounts';

type State = (typeof discountStates)[number];

/** Texts of discount codes and insurances in the settings of the clinic. */
export const m = {
  title: 'تخفیف‌ها و بیمه‌ها',
  card: 'کدهای تخفیف نوبت، و سهم بیمه همکاران',
  discounts: {
    title: 'کدهای تخفیف',
    hint: 'پذیرش هنگام ثبت نوبت کد را وارد می‌کند و تخفیف از هزینه کم می‌شود.',
    code: 'کد تخفیف',
    name: 'عنوان',
    kind: 'نوع تخفیف',
    kinds: { percent: 'درصدی', amount: 'مبلغ ثابت (تومان)' } satisfies Record<DiscountKind, string>,
    value: 'مقدار (درصد یا تومان)',
    from: 'از روز',
    to: 'تا روز',
    maxUses: 'حداکثر دفعات استفاده',
    perPatient: 'حداکثر برای هر زیباجو',
    worth: {
      percent: (value: string) => `${value}٪`,
      amount: (value: string) => `${value} تومان`,
    } satisfies Record<DiscountKind, (value: string) => string>,
    used: (used: string, most: string | null) =>
      most === null ? `${used} بار استفاده` : `${used} از ${most} بار استفاده`,
    states: {
      active: 'فعال',
      upcoming: 'هنوز نرسیده',
      expired: 'مهلت گذشته',
      used_up: 'ظرفیت پر',
    } satisfies Record<State, string>,
    row: (code: string, worth: string, used: string, state: string) =>
      `\u2068${code}\u2069: ${worth}، ${used}، ${state}`,
    loadFailed: 'خطا در دریافت کدهای تخفیف',
    saved: 'کد تخفیف ذخیره شد',
    failed: 'خطا در ذخیره کد تخفیف',
    archiving: 'این کد دیگر پذیرفته نمی‌شود؛ نوبت‌هایی که آن را دارند تغییر نمی‌کنند.',
  },
  insurances: {
    title: 'بیمه‌ها',
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
  },
} as const;
