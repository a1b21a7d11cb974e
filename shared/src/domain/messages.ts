/** Words of the parts that speak the clinic's language. */
export const m = {
  moreItems: (count: string) => `و ${count} قلم دیگر`,

  itemName: 'نام کالا',
  itemQuantity: 'مقدار',
  addItem: 'افزودن کالا',
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
} as const;
