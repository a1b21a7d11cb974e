import type { OffReason } from '@ziba/shared/contracts/registry';
import type { FailureCode } from '@ziba/shared/contracts/section-reports';

interface Reason {
  title: (section: string) => string;
  text: string;
}

const off: Record<OffReason, Reason> = {
  switched_off: {
    title: (section) => `بخش «${section}» خاموش است`,
    text: 'مدیر سامانه این بخش را برای کلینیک شما خاموش کرده است. آنچه ثبت شده محفوظ است و با روشن شدن بخش، همین صفحه باز می‌شود.',
  },
  feature: {
    title: (section) => `بخش «${section}» در اشتراک کلینیک نیست`,
    text: 'این بخش با افزوده شدن به اشتراک کلینیک باز می‌شود. آنچه پیش از این ثبت شده محفوظ است.',
  },
  contract: {
    title: (section) => `بخش «${section}» در حال به‌روزرسانی است`,
    text: 'نسخه این بخش هنوز با سامانه هماهنگ نشده است. با هماهنگ شدن آن، همین صفحه باز می‌شود.',
  },
};

const integrity =
  'فایل‌های این بخش با آنچه منتشر شده یکی نبود و برای ایمنی اجرا نشد. اگر با تلاش دوباره باز نشد، پشتیبانی را خبر کنید.';
const broken = 'نسخه این بخش به درستی آغاز نشد. خطا به پشتیبانی گزارش شده است.';

const reasons: Record<FailureCode, string> = {
  http: 'سرور فایل‌های این بخش را نداد. معمولا با تلاش دوباره باز می‌شود.',
  network: 'فایل‌های این بخش دریافت نشد. اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
  timeout: 'باز شدن این بخش بیش از اندازه طول کشید. دوباره تلاش کنید.',
  'load-failed': 'فایل‌های این بخش دریافت نشد. دوباره تلاش کنید.',
  'integrity-manifest': integrity,
  'integrity-entry': integrity,
  'integrity-module': integrity,
  'integrity-chunk': integrity,
  'integrity-style': integrity,
  contract:
    'این بخش نسخه جدیدتری از سامانه می‌خواهد. پس از ثبت کارهای نیمه‌تمام، صفحه مرورگر را دوباره بارگذاری کنید.',
  'invalid-module': broken,
  evaluation: broken,
  render: 'این صفحه هنگام نمایش با خطا روبه‌رو شد. خطا به پشتیبانی گزارش شده است.',
  disabled: 'این بخش اکنون برای شما در دسترس نیست.',
  unknown: 'این بخش در دسترس نیست یا به درستی بارگذاری نشد.',
};

/** Texts about sections that are switched off, that failed, or that have a newer release. */
export const m = {
  off,
  askSupport: 'برای روشن شدن این بخش با پشتیبانی هماهنگ کنید.',
  toSupport: 'پشتیبانی',
  toStart: 'رفتن به بخش‌های دیگر',
  reasons,
  forSupport: 'کد برای پشتیبانی:',

  held: (section: string) => `بخش «${section}» خاموش شد.`,
  heldText:
    'این فرم همین‌جا می‌ماند و پیش‌نویس آن نگه داشته شده است؛ می‌توانید آن را بخوانید و کپی کنید. تا روشن شدن دوباره بخش، ثبت پذیرفته نمی‌شود.',
  switchedOn: (section: string) => `بخش «${section}» دوباره روشن شد`,

  fresh: (section: string) => `نسخه جدید «${section}» آماده است.`,
  freshText: 'پس از ثبت یا بستن این فرم، خودش می‌آید. آنچه نوشته‌اید دست نمی‌خورد.',
  bringNow: 'همین حالا بیاور',
  bringQuestion: 'نسخه جدید اکنون بیاید؟',
  bringLoses: 'این فرم پیش‌نویس ندارد و آنچه در آن نوشته‌اید از دست می‌رود.',

  override: (user: string) => `حالت توسعه برای ${user}`,
  overrideText: 'بارگذاری از رایانه توسعه‌دهنده:',
  overrideFrom: 'به نشانی',
  endOverride: 'پایان',
  endFailed: 'حالت توسعه پایان نیافت',
} as const;
