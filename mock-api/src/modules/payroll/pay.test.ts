import { sourcesIn } from '@ziba/shared/contracts/payroll';
import { jalaliMonth, jalaliMonthOf, lastJalaliMonth } from '../../lib/jalali-months';
import { payOf, type Terms } from './pay';

const terms: Terms = {
  income_type: 'mixed',
  fixed_amount: 26_000_000,
  percentage_value: 10,
  work_days: 26,
  daily_work_hours: 8,
  worked_hours: null,
  leave_days: 0,
  allowed_leave: 3,
  base_amount: 5_000_000,
  adjustment: 0,
};

it.each([
  ['without absence the whole amount', {}, 26_000_000],
  ['allowed leave takes nothing off', { leave_days: 3 }, 26_000_000],
  ['leave beyond it takes off its days', { leave_days: 5 }, 24_000_000],
  ['half days count as halves', { leave_days: 4.5, allowed_leave: 2 }, 23_500_000],
  ['a year without leave left pays none', { leave_days: 2, allowed_leave: 0 }, 24_000_000],
  ['hours that were worked instead', { worked_hours: 104 }, 13_000_000],
  ['hours and allowed leave together', { worked_hours: 184, leave_days: 3 }, 26_000_000],
  ['more hours than due earn more', { worked_hours: 216 }, 27_000_000],
  ['a whole month of leave', { leave_days: 31 }, 3_000_000],
  ['a month that nobody works', { work_days: 0 }, 26_000_000],
  ['hours that nobody set', { daily_work_hours: 0 }, 26_000_000],
  [
    'a third of a toman goes',
    { fixed_amount: 100, work_days: 3, leave_days: 2, allowed_leave: 0 },
    33,
  ],
  ['two thirds are one', { fixed_amount: 200, work_days: 3, leave_days: 2, allowed_leave: 0 }, 67],
  ['half a toman goes up', { fixed_amount: 5, work_days: 2, leave_days: 1, allowed_leave: 0 }, 3],
  [
    'an amount beyond what a double multiplies exactly',
    { fixed_amount: 999_999_999_999, daily_work_hours: 7.25, worked_hours: 188.5 },
    999_999_999_999,
  ],
])('fixed part: %s', (_name, change: Partial<Terms>, expected) => {
  expect(payOf({ ...terms, ...change }).fixed_part).toBe(expected);
});

it.each([
  ['of what was paid', {}, 500_000],
  ['two decimals', { percentage_value: 12.35, base_amount: 1_000 }, 124],
  ['half a toman goes up', { percentage_value: 50, base_amount: 5 }, 3],
  ['less than half goes', { percentage_value: 33.33, base_amount: 1 }, 0],
  ['all of it', { percentage_value: 100, base_amount: 999_999_999_999 }, 999_999_999_999],
])('percentage: %s', (_name, change: Partial<Terms>, expected) => {
  expect(payOf({ ...terms, ...change }).percentage_part).toBe(expected);
});

it('has for each kind of income its own parts', () => {
  const partsOf = (income_type: Terms['income_type']) => {
    const { fixed_part, percentage_part, total } = payOf({ ...terms, income_type, adjustment: -7 });
    return [fixed_part, percentage_part, total];
  };
  expect(partsOf('fixed')).toEqual([26_000_000, 0, 25_999_993]);
  expect(partsOf('percent')).toEqual([0, 500_000, 499_993]);
  expect(partsOf('mixed')).toEqual([26_000_000, 500_000, 26_499_993]);
  expect(partsOf(null)).toEqual([0, 0, -7]);
});

it('reads the sources that a profile names', () => {
  expect(sourcesIn('نوبت عادی (ویزیت)')).toEqual(['visit']);
  expect(sourcesIn('خدمات انجام شده')).toEqual(['service']);
  expect(sourcesIn('خدمات انجام‌شده، مشاوره')).toEqual(['service', 'consultation']);
  expect(sourcesIn('Visit')).toEqual(['visit']);
  expect(sourcesIn('فروش')).toEqual([]);
  expect(sourcesIn(null)).toEqual([]);
});

it.each([
  ['1405-01', 'فروردین ۱۴۰۵', '2026-03-21', '2026-04-20'],
  ['1405-07', 'مهر ۱۴۰۵', '2026-09-23', '2026-10-22'],
  ['1403-12', 'اسفند ۱۴۰۳', '2025-02-19', '2025-03-20'],
  ['1404-12', 'اسفند ۱۴۰۴', '2026-02-20', '2026-03-20'],
])('computes the days of %s', (month, title, from, to) => {
  expect(jalaliMonth(month)).toMatchObject({ title, from, to });
  expect([jalaliMonthOf(from), jalaliMonthOf(to)]).toEqual([month, month]);
});

it('finds the last month from the day in Tehran', () => {
  // Half past eleven in the evening, and half past midnight of 1 Azar.
  expect(lastJalaliMonth(new Date('2026-11-21T20:00:00Z'))).toBe('1405-07');
  expect(lastJalaliMonth(new Date('2026-11-21T21:00:00Z'))).toBe('1405-08');
});
