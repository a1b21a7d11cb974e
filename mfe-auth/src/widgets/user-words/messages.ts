/** What screens of users say of accounts, and of users who cannot be read. */
export const m = {
  wrongId: 'شناسه کاربر نامعتبر است',
  loadFailed: 'خطا در دریافت اطلاعات کاربر',
  statuses: {
    active: 'فعال',
    pending: 'در انتظار تأیید',
    suspended: 'غیرفعال',
    archived: 'بایگانی‌شده',
  },
  types: {
    clinic_admin: 'مدیر کلینیک',
    doctor: 'پزشک',
    assistant: 'دستیار',
    staff: 'کارمند',
    ziba: 'مدیر سامانه',
  },
} as const;
