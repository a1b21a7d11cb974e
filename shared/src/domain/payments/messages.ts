/** Texts of payments: taking, history, void, refund, receipt. */
export const m = {
  of: (action: string, what: string) => `${action} ${what}`,

  historyOf: (name: string) => `تاریخچه پرداخت ${name}`,
  historyEmpty: 'هنوز پرداختی ثبت نشده است',
  nothingDue: 'هزینه کامل پرداخت شده است و چیزی برای پرداخت نمانده است.',

  debtOf: (patient: string) => `پرداخت بدهی ${patient}`,
  debtRow: (title: string, day: string) => `${title}، ${day}`,
  debtTotal: 'جمع بدهی',
  untitled: 'بدون عنوان',
  noDebt: 'این زیباجو بدهی ندارد.',

  creditOf: (patient: string) => `افزایش اعتبار ${patient}`,
  creditHint: 'این مبلغ در کیف پول زیباجو می‌ماند تا هزینه‌ای با آن پرداخت شود.',
  creditSubmit: 'ثبت اعتبار',
  creditFailed: 'اعتبار ثبت نشد.',
  creditDone: (amount: string) => `${amount} به اعتبار افزوده شد.`,

  earlierUnknown: (amount: string, at: string) =>
    `نتیجه درخواست پیشین (${amount}، ساعت ${at}) به این دستگاه نرسیده است. پیش از هر کار دیگر از سرور پرسیده می‌شود تا مبلغی دو بار ثبت نشود.`,
  earlierWasDone: (amount: string, at: string) =>
    `درخواست پیشین (${amount}، ساعت ${at}) پاسخی نداشت، اما انجام شده و ثبت است. دوباره ثبتش نکنید.`,
  earlierWasNotDone: (amount: string, at: string) =>
    `درخواست پیشین (${amount}، ساعت ${at}) ثبت نشده است و دیگر هم ثبت نخواهد شد. اگر لازم است دوباره ثبت کنید.`,
  earlierDone: (amount: string) =>
    `درخواست پیشین به مبلغ ${amount} ثبت شده بود؛ این بار چیزی ثبت نشد. مبلغ مانده را ببینید و اگر لازم است دوباره ثبت کنید.`,

  columns: {
    paidAt: 'زمان',
    amount: 'مبلغ (تومان)',
    method: 'روش',
    reference: 'شماره پیگیری',
    receiver: 'دریافت‌کننده',
    status: 'وضعیت',
  },
  voidBecause: (reason: string) => `دلیل: ${reason}`,
  refunded: (amount: string) => `${amount} بازگردانده شده`,
  paymentOf: (amount: string) => `پرداخت ${amount}`,

  dialog: (name: string) => `پرداخت هزینه ${name}`,
  cost: 'هزینه',
  paidSoFar: 'پرداخت‌شده',
  remaining: 'مانده',
  amount: 'مبلغ پرداخت',
  full: 'تسویه کامل',
  method: 'روش پرداخت',
  walletHint: 'از موجودی کیف پول زیباجو برداشته می‌شود.',
  reference: 'شماره پیگیری',
  note: 'یادداشت',
  submit: 'ثبت پرداخت',
  payFailed: 'خطا در ثبت پرداخت.',
  payDone: (amount: string) => `پرداخت ${amount} ثبت شد.`,

  void: 'ابطال پرداخت',
  voidText: (amount: string) =>
    `پرداخت ${amount} باطل می‌شود و از مبلغ پرداخت‌شده کم می‌شود. ردیف آن در تاریخچه می‌ماند.`,
  voidReason: 'دلیل ابطال',
  voidFailed: 'پرداخت باطل نشد.',
  voidDone: 'پرداخت باطل شد.',
  voidOnlyToday: 'تنها پرداخت همان روز باطل می‌شود؛ مبلغ را بازگردانید.',
  voidRefunded: 'بخشی از این پرداخت بازگردانده شده است.',

  takeBackOf: (payment: string) => `ابطال یا بازگشت ${payment}`,
  refund: 'بازگرداندن مبلغ',
  refundTitle: (amount: string) => `بازگرداندن از پرداخت ${amount}`,
  refundAmount: 'مبلغ بازگشتی',
  refundMost: (amount: string) => `تا ${amount} قابل بازگشت است.`,
  refundMethod: 'روش بازگشت',
  refundMethodHint: 'با «کیف پول زیباجو» مبلغ برای او نزد کلینیک می‌ماند.',
  refundReason: 'دلیل بازگشت',
  refundFailed: 'مبلغ بازگردانده نشد.',
  refundDone: (amount: string) => `${amount} بازگردانده شد.`,

  receipt: 'رسید',
  receiptTitle: 'رسید پرداخت',
  receiptVoid: 'رسید پرداخت (باطل شده)',
  receiptFacts: {
    patient: 'زیباجو',
    time: 'ساعت',
    method: 'روش پرداخت',
    reference: 'شماره پیگیری',
    receiver: 'دریافت‌کننده',
  },
  receiptRow: { what: 'شرح', amount: 'مبلغ (تومان)' },
  receiptPayment: (title: string) => `پرداخت بابت ${title}`,
  receiptRefund: (reason: string) => `بازگشت وجه: ${reason}`,
  receiptTotals: {
    total: 'هزینه کل',
    paid: 'جمع پرداخت‌شده تاکنون',
    remaining: 'مانده',
    amount: 'مبلغ این پرداخت',
  },
  receiptPrinted: (who: string, when: string) => `چاپ: ${who}، ${when}`,
  receiptVoidReason: (reason: string) => `این پرداخت باطل شده است: ${reason}`,
} as const;
