import type { ConsentSigner, SignatureKind } from '../../contracts/consents';

/** Words of signing a consent, and of the question before a report that waits for one. */
export const m = {
  title: 'امضای رضایت‌نامه',
  hint: (patient: string) => `متن را ${patient} می‌خواند و همین‌جا امضا می‌کند.`,
  template: 'رضایت‌نامه',
  none: 'هنوز رضایت‌نامه‌ای تعریف نشده است',
  noneHint: 'متن رضایت‌نامه‌ها در تنظیمات نسخه نوشته می‌شود.',
  text: 'متن رضایت‌نامه',
  number: (number: string) => `نسخه ${number} متن`,
  signer: 'امضاکننده',
  signers: { self: 'زیباجو', guardian: 'ولی یا قیم' } satisfies Record<ConsentSigner, string>,
  signerName: 'نام امضاکننده',
  relation: 'نسبت با زیباجو',
  kind: 'روش امضا',
  kinds: { drawn: 'با قلم یا انگشت', typed: 'با نوشتن نام' } satisfies Record<
    SignatureKind,
    string
  >,
  signature: 'امضا',
  field: 'جای امضا',
  fieldHint: 'با انگشت، قلم یا ماوس درون کادر امضا کنید.',
  drawn: (count: string) => `امضا کشیده شد، ${count} خط`,
  clear: 'پاک کردن امضا',
  agreed: 'متن را خوانده‌ام و با آن موافقم',
  submit: 'ثبت رضایت‌نامه',
  saved: 'رضایت‌نامه امضا و در پرونده ثبت شد.',
  failed: 'رضایت‌نامه ثبت نشد',

  missing: {
    title: 'رضایت‌نامه امضا نشده است',
    text: 'در این کلینیک، گزارش پس از امضای رضایت‌نامه‌های خدمت ثبت می‌شود. متن گزارش شما نگه داشته شده است.',
    list: 'رضایت‌نامه‌های لازم',
    sign: 'امضا',
    signOf: (title: string) => `امضای ${title}`,
    signed: 'امضا شد',
    waiting: 'امضا نشده',
    stopped: 'گزارش ثبت نشد: رضایت‌نامه این خدمت هنوز امضا نشده است.',
  },
} as const;
