import { takeBackOffer } from './take-back-offer';

const now = new Date('2026-01-03T20:00:00.000Z'); // 23:30 in Tehran
const today = { status: 'posted', paid_at: '2026-01-03T06:00:00Z', amount: 900 } as const;
const part = { ...today, refunded_amount: 400 };

it('allows void on the same day in Tehran, and refund on any day', () => {
  expect(takeBackOffer({ ...today, refunded_amount: 0 }, now)).toEqual({ refundable: 900 });
  const yesterday = { ...today, paid_at: '2026-01-02T20:29:00Z', refunded_amount: 0 };
  expect(takeBackOffer(yesterday, now)).toEqual({
    whyNoVoid: 'تنها پرداخت همان روز باطل می‌شود؛ مبلغ را بازگردانید.',
    refundable: 900,
  });
  expect(takeBackOffer(part, now)).toMatchObject({ refundable: 500 });
});

it.each(['void', 'refunded'] as const)('allows nothing for a payment that is %s', (status) => {
  expect(takeBackOffer({ ...part, status }, now)).toBeNull();
});
