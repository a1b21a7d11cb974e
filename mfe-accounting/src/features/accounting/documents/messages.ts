/** What staff read on posted and void documents of every kind. */
export const m = {
  status: 'وضعیت',
  statuses: { posted: 'ثبت شده', void: 'باطل شده' },
  void: 'ابطال',
  voidOf: (name: string) => `ابطال سند ${name}`,
  voidReason: 'علت ابطال',
  voidDone: 'سند باطل شد.',
  voidFailed: 'سند باطل نشد.',
  voidStaff:
    'اثر این سند از حساب کارمند برداشته می‌شود. سند باطل‌شده در فهرست می‌ماند و تغییر نمی‌کند.',
  voidGoods: 'کالای این سند از موجودی برداشته می‌شود. سند باطل‌شده در فهرست می‌ماند و تغییر نمی‌کند.',
  voidService: 'هزینه و بدهی این سند دیگر حساب نمی‌شود. سند باطل‌شده در فهرست می‌ماند و تغییر نمی‌کند.',

  paidBy: 'روش پرداخت',
  paidByHint: 'مبلغ پرداختی در صندوق روزی که ثبت یا تغییر می‌کند حساب می‌شود.',
  notByTill: 'خارج از صندوق',
} as const;
