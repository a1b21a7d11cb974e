/** Texts of what the clinic asks the platform to change. */
export const m = {
  title: 'مسئول و مدرک هویتی',
  hint: 'این دو مورد در قرارداد آمده است و با درخواست شما، پس از بررسی پشتیبانی، تغییر می‌کند.',
  ask: 'درخواست تغییر',
  fields: {
    responsible_name: 'مسئول کلینیک',
    responsible_national_id: 'کد ملی مسئول جدید',
    identity_file: 'مدرک هویتی',
    note: 'توضیحات',
  },
  personHint: 'اگر فقط مدرک تغییر می‌کند نام را نگه دارید.',
  nationalHint: 'اگر مسئول تغییر می‌کند',
  send: 'ارسال درخواست',
  sent: 'درخواست تغییر برای پشتیبانی فرستاده شد.',
  failed: 'درخواست فرستاده نشد',
  waiting: (name: string, at: string) =>
    `درخواست تغییر مسئول و مدرک به «${name}» در ${at} فرستاده شد و در انتظار بررسی است.`,
  refused: (reason: string) => `درخواست پیشین رد شد: ${reason}`,
  approved: (at: string) => `آخرین تغییر در ${at} تأیید شد.`,
  withdraw: 'پس گرفتن درخواست',
  withdrawText: 'این درخواست دیگر بررسی نمی‌شود؛ می‌توانید درخواست دیگری بفرستید.',
  withdrawn: 'درخواست تغییر پس گرفته شد.',
  withdrawFailed: 'درخواست پس گرفته نشد',
} as const;
