/** Texts of what a clinic asks to change about itself, as the operator decides on it. */
export const m = {
  title: 'درخواست تغییر مسئول و مدرک هویتی',
  hint: (user: string, at: string) => `${user} در ${at} درخواست کرده است.`,
  unknown: 'کاربر کلینیک',
  fields: {
    now: 'مسئول کنونی',
    responsible_name: 'مسئول درخواست‌شده',
    responsible_national_id: 'کد ملی مسئول',
    unchanged: 'بدون تغییر',
    identity_file: 'مدرک جدید',
    note: 'توضیحات',
  },
  approveText: (name: string) =>
    `مسئول و مدرک هویتی کلینیک همان می‌شود که درخواست شده است: «${name}». به کلینیک اطلاع داده می‌شود.`,
  approved: 'مشخصات کلینیک تغییر کرد.',
  refuseText: 'دلیل برای مدیر کلینیک نمایش داده می‌شود و مشخصات تغییر نمی‌کند.',
} as const;
