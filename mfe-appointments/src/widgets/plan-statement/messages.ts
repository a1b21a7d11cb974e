import { paymentMethodLabels, type PaymentMethod } from '@ziba/shared/contracts/payments';

/** Words of the statement of a plan. */
export const m = {
  print: 'چاپ صورت‌حساب',
  title: (plan: string) => `صورت‌حساب طرح درمان: ${plan}`,
  facts: {
    patient: 'زیباجو',
    phone: 'شماره تماس',
    doctor: 'پزشک',
  },
  columns: {
    date: 'تاریخ',
    what: 'شرح',
    cost: 'هزینه (تومان)',
    paid: 'دریافت (تومان)',
    remaining: 'مانده (تومان)',
  },
  session: (title: string, service: string) => (service ? `${title}، ${service}` : title),
  payment: (method: PaymentMethod, reference: string) =>
    reference
      ? `پرداخت ${paymentMethodLabels[method]}، پیگیری ${reference}`
      : `پرداخت ${paymentMethodLabels[method]}`,
  refund: (method: PaymentMethod, reason: string) =>
    `بازگشت وجه ${paymentMethodLabels[method]}، ${reason}`,
  totals: { cost: 'جمع هزینه', paid: 'جمع دریافت', remaining: 'مانده قابل پرداخت' },
  printed: (who: string, when: string) => `چاپ: ${who}، ${when}`,
  signatures: ['امضای زیباجو', 'مهر و امضای کلینیک'],
} as const;
