/** What staff read on the home of accounting. */
export const m = {
  title: 'حسابداری',
  intro: 'اسناد مالی کلینیک را از اینجا ببینید و ثبت کنید.',
  people: 'حسابداری افراد',
  peopleText: 'اسناد مالی کاربران کلینیک: حقوق، بدهی، طلب و پرداخت‌ها',
  inventory: 'حسابداری انبار',
  inventoryText: 'اسناد خرید و فروش کالا و هزینه‌های پرداخت شده',

  notFoundHint: 'این سند وجود ندارد یا به کلینیک شما تعلق ندارد.',
} as const;
