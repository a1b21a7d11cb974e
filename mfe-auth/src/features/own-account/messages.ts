import type { NotificationKind } from '@ziba/shared/contracts/notification-kinds';
import type { Scheme } from '@ziba/shared/theme/scheme';

const kinds: Record<NotificationKind, string> = {
  low_stock: 'کالای رو به اتمام یا تمام‌شده',
  near_expiry: 'انقضا یا سرویس نزدیک کالا',
  stock_shortage: 'گزارش جلسه با کسری کالا',
  device_service: 'زمان سرویس دستگاه‌ها',
  subscription: 'پایان نزدیک اشتراک',
  subscription_request: 'درخواست‌های تمدید اشتراک',
  ticket_reply: 'پاسخ به تیکت‌ها',
  open_ticket: 'تیکت‌های در انتظار پاسخ',
};

const schemes: Record<Scheme, string> = { system: 'سیستم', light: 'روشن', dark: 'تیره' };

/** Texts of the own account. */
export const m = {
  title: 'حساب کاربری من',
  profile: {
    title: 'مشخصات',
    hint: 'نام، کد ملی و کد سیستمی را مدیر کاربران تغییر می‌دهد.',
    fullName: 'نام و نام خانوادگی',
    username: 'نام کاربری',
    role: 'نقش',
    nationalCode: 'کد ملی',
    systemCode: 'کد سیستمی',
    avatar: 'تصویر',
    email: 'ایمیل',
    phoneNumber: 'شماره تماس',
    landlinePhone: 'تلفن ثابت',
    relativePhone: 'شماره تماس بستگان',
    address: 'آدرس',
    currentPassword: 'رمز عبور فعلی',
    currentPasswordHint: 'کدهای بازیابی رمز به این شماره پیامک می‌شود؛ برای تغییر آن رمز لازم است.',
    save: 'ثبت تغییرات',
    saved: 'مشخصات شما ثبت شد',
  },
  password: {
    title: 'رمز عبور',
    hint: 'با تغییر رمز، نشست‌های دیگر شما پایان می‌یابد.',
    changed: 'رمز عبور شما تغییر کرد',
  },
  sessions: {
    title: 'نشست‌های فعال',
    hint: 'دستگاه‌هایی که اکنون با حساب شما وارد شده‌اند.',
    current: 'همین دستگاه',
    lastUse: (moment: string) => `آخرین استفاده: ${moment}`,
    began: (moment: string) => `ورود: ${moment}`,
    address: 'نشانی شبکه:',
    end: 'پایان نشست',
    endOf: (device: string, moment: string) => `پایان نشست ${device}، ${moment}`,
    ended: 'نشست پایان یافت',
    endOthers: 'پایان همه نشست‌های دیگر',
    endOthersQuestion: 'همه نشست‌های دیگر پایان یابد؟',
    endOthersMeaning: 'هر دستگاه دیگری باید دوباره با رمز عبور وارد شود.',
    endedOthers: 'نشست‌های دیگر پایان یافت',
  },
  notifications: {
    title: 'اعلان‌ها',
    hint: 'انتخاب کنید درباره چه چیزهایی اعلان بگیرید. پیام‌های مدیر سامانه همیشه می‌رسد.',
    kinds,
    none: 'برای حساب شما اعلانی وجود ندارد',
  },
  appearance: {
    title: 'ظاهر برنامه',
    hint: 'این انتخاب برای همین مرورگر است.',
    schemes,
  },
} as const;
