import type { RoleKind } from '@ziba/shared/contracts/meta-roles';
import { toPersianDigits } from '@ziba/shared/format/digits';

const inPersian = (count: number) => toPersianDigits(String(count));

const kinds: Record<RoleKind, string> = {
  doctor: 'پزشک',
  assistant: 'دستیار پزشک',
  reception: 'پذیرش',
  accountant: 'حسابدار',
  nurse: 'پرستار',
  other: 'سایر',
};

/** Texts of the settings of users. */
export const m = {
  title: 'تنظیمات پنل کاربران',
  users: 'کاربران',
  roles: {
    title: 'نقش‌های کاربری',
    ofStaff: 'نقش‌های کارکنان سامانه',
    templates: 'نقش‌های الگوی کلینیک‌ها',
    templatesHint: 'هر کلینیک جدید با رونوشتی از این نقش‌ها آغاز می‌کند.',
    name: 'نام نقش',
    nameEn: 'نام انگلیسی',
    kind: 'نوع نقش',
    kindHint: 'دسته پزشکی و خدمت اصلی فقط برای نقش‌هایی است که نوعشان پزشک است.',
    kinds,
    description: 'توضیحات',
    presetsTitle: 'نقش آماده:',
    applyToUsers: (users: number) =>
      `این نقش به ${inPersian(users)} نفر داده شده است؛ دسترسی جدید به آنان هم داده شود`,
    applied: (users: number) => `دسترسی جدید به ${inPersian(users)} نفر داده شد`,
    leftOut: (names: string) =>
      `دسترسی این افراد تغییر نکرد، چون شما اجازه آن را ندارید یا کلینیک بدون مدیر می‌ماند: ${names}`,
    loadFailed: 'خطا در دریافت اطلاعات نقش',
    saved: 'عملیات با موفقیت انجام شد',
    failed: 'خطا در ثبت اطلاعات',
    archiving: (users: number) =>
      users === 0
        ? 'این نقش به کسی داده نشده است و دیگر انتخاب نمی‌شود.'
        : `این نقش به ${inPersian(users)} نفر داده شده است. آنان آن را نگه می‌دارند؛ به کاربر دیگری داده نمی‌شود.`,
  },
  doctorTypes: {
    title: 'دسته‌های پزشکی',
    name: 'نام دسته پزشکی',
    loadFailed: 'خطا در دریافت اطلاعات دسته‌بندی',
    saved: 'دسته‌بندی پزشک با موفقیت ثبت شد',
    failed: 'خطا در ثبت اطلاعات',
    archiving: 'پزشکان این دسته آن را نگه می‌دارند؛ برای پزشک دیگری انتخاب نمی‌شود.',
  },
} as const;
