/** Words of a printed invoice of the platform. */
export const m = {
  print: 'چاپ',
  printOf: (number: string) => `چاپ صورت‌حساب ${number}`,
  title: (title: string) => `صورت‌حساب: ${title}`,
  voidTitle: (title: string) => `صورت‌حساب باطل‌شده: ${title}`,
  facts: {
    clinic: 'خریدار',
    code: 'کد کلینیک',
    responsible: 'مسئول کلینیک',
    address: 'نشانی',
    phone: 'شماره تماس',
    due: 'مهلت پرداخت',
    status: 'وضعیت',
  },
  columns: {
    title: 'شرح',
    price: 'مبلغ واحد (تومان)',
    quantity: 'تعداد',
    total: 'جمع (تومان)',
  },
  totals: {
    subtotal: 'جمع ردیف‌ها',
    tax: (percent: string) => `مالیات (${percent}٪)`,
    total: 'جمع کل',
    paid: 'پرداخت‌شده',
    remaining: 'مانده قابل پرداخت',
  },
  reason: (reason: string) => `دلیل ابطال: ${reason}`,
  signatures: ['مهر و امضای فروشنده', 'مهر و امضای خریدار'],
} as const;
