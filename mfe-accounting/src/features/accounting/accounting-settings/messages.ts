/** What staff read on the settings of accounting. */
export const m = {
  title: 'تنظیمات پنل حسابداری',
  hint: 'این مقدارها در اطلاعات مالی جدید و محاسبه حقوق به کار می‌رود.',
  back: 'حسابداری',
  fields: {
    fixed_amount: 'مبلغ ثابت',
    daily_work_hours: 'ساعت کار روزانه',
    monthly_leave: 'مرخصی ماهانه',
    yearly_leave: 'مرخصی سالانه',
  },
  hours: 'ساعت',
  days: 'روز',
  saved: 'تنظیمات حسابداری ذخیره شد.',
  failed: 'خطا در ذخیره تنظیمات',
} as const;
