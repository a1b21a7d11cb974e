/** Texts of the report of a session or an operation: its fields, missing goods, versions. */
export const m = {
  text: 'متن گزارش',
  attachments: 'پیوست‌ها',
  attachmentsHint: 'متن گزارش یا دست‌کم یک تصویر لازم است.',

  reason: 'دلیل تغییر',
  reasonHint: 'متن پیشین پاک نمی‌شود؛ همراه این دلیل در نسخه‌ها می‌ماند.',
  amendFailed: 'تغییر گزارش ثبت نشد.',
  amended: 'گزارش ویرایش شد.',

  shortageTitle: 'موجودی انبار کافی نیست',
  shortageText:
    'موجودی قابل مصرف این کالاها به اندازه نیاز نیست. اگر گزارش «بدون کسر» ثبت شود، آنچه موجود است از انبار کم می‌شود، کمبود از انبار کم نمی‌شود و به مسئولان انبار اعلان داده می‌شود.',
  shortageOf: (needed: string, usable: string, missing: string, unit: string) =>
    `نیاز ${needed} ${unit}، قابل مصرف ${usable} ${unit}، کمبود ${missing} ${unit}`,
  shortageReason: 'دلیل ثبت بدون کسر',
  shortageConfirm: 'ثبت بدون کسر',
  shortageFailed: 'دلیل ثبت نشد.',
  shortageStopped: 'موجودی انبار کافی نیست؛ موجودی را اصلاح کنید یا گزارش را بدون کسر ثبت کنید.',

  versions: 'نسخه‌های گزارش',
  versionsHint: 'هر تغییر با دلیل آن نگه داشته می‌شود و نسخه‌های پیشین خواندنی می‌مانند.',
  version: (number: string) => `نسخه ${number}`,
  current: 'نسخه کنونی',
  versionBy: (author: string, time: string) => `${author}، ${time}`,
  unknownAuthor: 'کاربر نامشخص',
  first: 'ثبت نخست',
  readVersion: (version: string) => `خواندن ${version}`,
  reasonOf: (reason: string) => `دلیل تغییر: ${reason}`,
  noText: 'این گزارش متنی ندارد.',
  images: 'تصاویر و پیوست‌ها',
  imagesOf: (name: string) => `تصاویر ${name}`,
  noImages: 'تصویری پیوست نشده است.',
} as const;
