import { paymentOffer } from './payment-offer';

const owed = { service_cost: 900, remaining_amount: 900, payment_status: 'پرداخت نشده' } as const;
const partly = { ...owed, remaining_amount: 400, payment_status: 'پرداخت ناقص' } as const;
const paid = { ...owed, remaining_amount: 0, payment_status: 'پرداخت شده' } as const;

it.each([
  ['انجام نشده', owed, 'پرداخت', undefined],
  ['انجام نشده', partly, 'پرداخت مانده', undefined],
  ['انجام نشده', paid, 'پرداخت شده', 'هزینه این جلسه کامل پرداخت شده است.'],
  ['انجام شده', paid, 'پرداخت شده', 'هزینه این جلسه کامل پرداخت شده است.'],
  [
    'انجام شده',
    partly,
    'پرداخت مانده',
    'جلسه انجام شده است؛ آنچه مانده با «پرداخت بدهی» از حساب زیباجو دریافت می‌شود.',
  ],
  ['کنسل شده', owed, 'پرداخت', 'این جلسه کنسل شده است.'],
  ['انجام نشده', { ...paid, service_cost: 0 }, 'پرداخت', 'برای این جلسه هزینه‌ای ثبت نشده است.'],
] as const)('of a session that is %s', (status, sums, label, why) => {
  expect(paymentOffer({ status, ...sums })).toEqual({ label, why });
});
