import type { IncomeCode } from '@ziba/shared/contracts/financial-info';

/** The values that a month's pay of one person is computed from; tomans, hours and days with up to two decimals. */
export interface Terms {
  income_type: IncomeCode | null;
  /** The hours of a month without absence. */
  fixed_amount: number;
  percentage_value: number;
  /** Days on which the clinic works. */
  work_days: number;
  daily_work_hours: number;
  /** Null: all working days except those of leave. */
  worked_hours: number | null;
  leave_days: number;
  /** Days of paid leave in this month. */
  allowed_leave: number;
  /** The amount paid by patients that the percentage is applied to. */
  base_amount: number;
  /** May be negative. */
  adjustment: number;
}

export interface Pay {
  fixed_amount: number;
  worked_hours: number;
  paid_leave_days: number;
  fixed_part: number;
  percentage_value: number;
  base_amount: number;
  percentage_part: number;
  total: number;
}

/** Two decimals as a whole number, so that nothing is rounded in between. */
const hundredths = (value: number) => BigInt(Math.round(value * 100));
const fromHundredths = (value: bigint) => Number(value) / 100;

/** The nearest whole toman; half a toman is rounded up. Neither number is below zero. */
const divided = (value: bigint, by: bigint) => Number((2n * value + by) / (2n * by));

/**
 * Computes the pay of a month. The fixed part is the amount multiplied by the paid hours and divided by the
 * hours of the working days; paid are the worked hours and the allowed leave, and overtime increases the pay. The
 * percentage is applied to what patients paid. Each part is rounded to the nearest whole toman, half a toman up.
 */
export function payOf(terms: Terms): Pay {
  const { income_type: kind, work_days, adjustment } = terms;
  const hasFixed = kind === 'fixed' || kind === 'mixed';
  const hasPercent = kind === 'percent' || kind === 'mixed';
  const daily = hundredths(terms.daily_work_hours);
  const leave = hundredths(terms.leave_days);
  const days = hundredths(work_days);
  const paidLeave = least(leave, hundredths(terms.allowed_leave), days);
  const attended = leave < days ? (days - leave) * daily : 0n;
  // From here on hours have four decimals, because days and hours are multiplied.
  const worked = terms.worked_hours === null ? attended : hundredths(terms.worked_hours) * 100n;
  const due = days * daily;
  const fixed_amount = hasFixed ? terms.fixed_amount : 0;
  const fixed_part =
    due === 0n ? fixed_amount : divided(BigInt(fixed_amount) * (worked + paidLeave * daily), due);
  const percentage_value = hasPercent ? terms.percentage_value : 0;
  const base_amount = hasPercent ? terms.base_amount : 0;
  const percentage_part = divided(BigInt(base_amount) * hundredths(percentage_value), 10_000n);
  return {
    fixed_amount,
    worked_hours: Math.round(fromHundredths(worked)) / 100,
    paid_leave_days: fromHundredths(paidLeave),
    fixed_part,
    percentage_value,
    base_amount,
    percentage_part,
    total: fixed_part + percentage_part + adjustment,
  };
}

const least = (first: bigint, ...rest: bigint[]) =>
  rest.reduce((smallest, value) => (value < smallest ? value : smallest), first);

interface Correction {
  /** Tomans paid by patients; negative for what is taken back. */
  amount: number;
  percentage_value: number;
}

/**
 * What changes of earlier months add to a pay or take off it. A deduction that the pay does not cover waits for the next
 * month. `correction` is the sum of the taken ones, `waiting` that of the others (not above zero), in whole tomans.
 */
export function correctionsOf<One extends Correction>(pay: number, all: readonly One[]) {
  const shareOf = (ones: readonly One[]) =>
    ones.reduce(
      (sum, { amount, percentage_value }) => sum + BigInt(amount) * hundredths(percentage_value),
      0n,
    );
  const tomansOf = (ones: readonly One[]) => signedDivided(shareOf(ones), 10_000n);
  const taken = all.filter(({ amount }) => amount > 0);
  const waiting: One[] = [];
  for (const deduction of all.filter(({ amount }) => amount < 0)) {
    if (pay + tomansOf([...taken, deduction]) >= 0) taken.push(deduction);
    else waiting.push(deduction);
  }
  return { taken, correction: tomansOf(taken), waiting: tomansOf(waiting) };
}

const signedDivided = (value: bigint, by: bigint) =>
  value < 0n ? 0 - divided(-value, by) : divided(value, by);
