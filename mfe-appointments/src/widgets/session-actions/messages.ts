/** Words of a session's payments: dialog, history, receipt. */
export const m = {
  pay: 'پرداخت',
  payRest: 'پرداخت مانده',
  paid: 'پرداخت شده',
  payDebt: 'پرداخت بدهی',
  of: (action: string, session: string) => `${action} ${session}`,
  whyPaid: 'هزینه این جلسه کامل پرداخت شده است.',
  whyFree: 'برای این جلسه هزینه‌ای ثبت نشده است.',
  whyDone: 'جلسه انجام شده است؛ آنچه مانده با «پرداخت بدهی» از حساب زیباجو دریافت می‌شود.',
  whyCanceled: 'این جلسه کنسل شده است.',

  report: 'ثبت گزارش',
  viewReport: 'مشاهده گزارش',
  actions: 'کارهای',
  edit: 'ویرایش',
  whyNoEdit: 'جلسه انجام شده قابل ویرایش نیست.',

  history: 'تاریخچه پرداخت',
} as const;
