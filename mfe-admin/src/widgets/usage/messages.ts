/** Texts of what a clinic uses of its limits. */
export const m = {
  resources: {
    storage: 'فضای ذخیره‌سازی',
    traffic: 'ترافیک',
    sms: 'پیامک',
    users: 'کاربر فعال',
  },
  used: (used: string, limit: string) => `${used} از ${limit} مصرف شده`,
  usedOnly: (used: string) => `${used} مصرف شده`,
} as const;
