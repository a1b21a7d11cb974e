/** Texts of what a clinic owes and has paid. */
export const m = {
  invoices: 'صورت‌حساب‌ها',
  noInvoices: 'صورت‌حسابی صادر نشده است',
  issue: 'صدور صورت‌حساب',
  history: 'تاریخچه پرداخت‌ها',
  historyOf: (name: string) => `تاریخچه پرداخت‌های ${name}`,
  noPayments: 'پرداختی ثبت نشده است',
  open: (number: string) => `مشاهده صورت‌حساب ${number}`,
  columns: {
    number: 'شماره',
    title: 'عنوان',
    total: 'مبلغ کل',
    remaining: 'مانده',
    status: 'وضعیت',
    issued: 'تاریخ صدور',
  },
  paymentColumns: {
    at: 'زمان',
    invoice: 'صورت‌حساب',
    amount: 'مبلغ',
    method: 'روش',
    reference: 'شماره پیگیری',
    reason: 'دلیل بازگشت',
  },
} as const;
