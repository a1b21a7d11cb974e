/** Texts of the components in this folder. */
export const m = {
  moreItems: (count: string) => `و ${count} قلم دیگر`,

  itemName: 'نام کالا',
  itemQuantity: 'مقدار',
  addItem: 'افزودن کالا',
  outsideStock: 'خارج از انبار',
  inStock: (amount: string, unit: string) => `موجودی: ${amount} ${unit}`,
  noGoods: 'کالایی با این نام در انبار نیست؛ همین نوشته ثبت می‌شود',
  medicationName: 'نام دارو',
  medicationQuantity: 'تعداد',
  medicationUsage: 'زمان مصرف',
  addMedication: 'افزودن دارو',
  usualTimes: [
    'هر ۸ ساعت',
    'هر ۱۲ ساعت',
    'روزی یک بار',
    'شب‌ها پیش از خواب',
    'پس از غذا',
    'در صورت نیاز',
  ],

  notifications: 'اعلان‌ها',
  unreadNotifications: (count: string) => `${count} اعلان خوانده نشده`,
  allNotificationsRead: 'همه اعلان‌ها خوانده شده‌اند',
  deleteAllNotifications: 'حذف همه اعلان‌ها',
  deleteAllNotificationsText: (count: string) =>
    `${count} اعلان حذف می‌شود و دیگر نمایش داده نخواهد شد.`,
  noNotifications: 'اعلان جدیدی وجود ندارد',
  viewAll: 'مشاهده همه',
  collapse: 'بستن',
  deleteAll: 'حذف همه',
  deleteNotification: (title: string) => `حذف اعلان ${title}`,
  readNotification: 'خوانده شده',
  unreadNotification: 'خوانده نشده',
} as const;
