import fc from 'fast-check';
import { formatDay, formatLongDay } from './date';
import { addDays, daysBetween } from './day';
import { toLatinDigits, toPersianDigits } from './digits';
import {
  addJalaliMonths,
  fromJalali,
  jalaliMonthLength,
  jalaliMonthEnds,
  jalaliMonthWeeks,
  moveByJalaliMonths,
  parseJalali,
  toJalali,
} from './jalali';

it.each([
  ['1404/10/13', '2026-01-03'],
  ['1404-10-13', '2026-01-03'],
  ['1404.10.13', '2026-01-03'],
  ['۱۴۰۴/۱۰/۱۳', '2026-01-03'],
  ['١٤٠٤/١٠/١٣', '2026-01-03'],
  [' 1404/1/1 ', '2025-03-21'],
  ['1403/12/30', '2025-03-20'],
  ['1404/10-13', '2026-01-03'],
  ['1404 10 13', '2026-01-03'],
  ['۱۴۰۴،۱۰،۱۳', '2026-01-03'],
  ['14041013', '2026-01-03'],
  ['\u200f۱۴۰۴/۱۰/۱۳\u200f', '2026-01-03'],
  ['04/10/13', '2026-01-03'],
  ['69/2/31', '1990-05-21'],
  ['۱۳ دی ۱۴۰۴', '2026-01-03'],
  ['شنبه ۱۳ دي ۱۴۰۴', '2026-01-03'],
  ['1300/01/01', '1921-03-21'],
])('reads %s as %s', (typed, iso) => expect(parseJalali(typed)).toBe(iso));

it.each([
  '1404/12/30',
  '1404/07/31',
  '1404/13/01',
  '1404/00/10',
  '1404/01/00',
  '1404/01/32',
  '1404//',
  '140410',
  '۱۳ دیماه ۱۴۰۴',
  '۳۱ مهر ۱۴۰۴',
  '1404/10',
  '13/10/1404',
  '2026/01/03',
  '1404/10/13x',
  'rubbish',
  '',
])('takes %s for no day', (typed) => expect(parseJalali(typed)).toBeNull());

/** 1300/01/01 and 1450/12/30. */
const [first, last] = ['1921-03-21', '2072-03-19'];
const count = daysBetween(first, last);
const days = fc.integer({ min: 0, max: count - 1 }).map((by) => addDays(first, by));

it('agrees with Intl for each day from 1300 to 1450', () => {
  const wrong = Array.from({ length: count }, (_, by) => addDays(first, by)).filter(
    (iso) => parseJalali(toLatinDigits(formatDay(iso))) !== iso,
  );
  expect(parseJalali('1450/12/30') ?? parseJalali('1450/12/29')).toBe(last);
  expect(wrong).toEqual([]);
});

it('reads each day in all its spellings', () => {
  const separator = fc.constantFrom('/', '-', '.', ' ', '،', ' / ', '_');
  const digits = fc.constantFrom(String, toPersianDigits);
  fc.assert(
    fc.property(days, separator, digits, fc.boolean(), (iso, between, written, padded) => {
      const { year, month, day } = toJalali(iso)!;
      const width = padded ? 2 : 1;
      const parts = [year, month, day].map((part) => String(part).padStart(width, '0'));
      expect(fromJalali({ year, month, day })).toBe(iso);
      expect(parseJalali(written(parts.join(between)))).toBe(iso);
      expect(parseJalali(formatLongDay(iso))).toBe(iso);
    }),
  );
});

it('returns an existing day or null for any text', () => {
  const signs = fc.string({
    unit: fc.constantFrom(...'0123456789۰۱۲۳۴۵۶۷۸۹/-. ،ديب'),
    maxLength: 14,
  });
  fc.assert(
    fc.property(fc.oneof(signs, fc.string()), (typed) => {
      const iso = parseJalali(typed);
      if (iso !== null) expect(fromJalali(toJalali(iso)!)).toBe(iso);
    }),
    { numRuns: 2000 },
  );
});

it('moves by months and keeps the day, or uses the last day of a shorter month', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -600, max: 600 }), (iso, by) => {
      const from = toJalali(iso)!;
      const to = toJalali(moveByJalaliMonths(iso, by))!;
      expect(to).toMatchObject(addJalaliMonths(from, by));
      expect(to.day).toBe(Math.min(from.day, jalaliMonthLength(to.year, to.month)));
    }),
  );
});

it('arranges every month in whole weeks, each day once', () => {
  fc.assert(
    fc.property(days, (iso) => {
      const month = toJalali(iso)!;
      const { from, to } = jalaliMonthEnds(month);
      const shown = jalaliMonthWeeks(month.year, month.month)
        .flat()
        .filter((day) => day !== null);
      expect(shown).toEqual(shown.map((_, index) => addDays(from, index)));
      expect(shown.at(-1)).toBe(to);
      expect(addDays(to, 1)).toBe(jalaliMonthEnds(addJalaliMonths(month, 1)).from);
    }),
  );
});

it('converts a day to a Persian day and back', () => {
  expect(toJalali('2026-01-03')).toEqual({ year: 1404, month: 10, day: 13 });
  expect(fromJalali({ year: 1404, month: 10, day: 13 })).toBe('2026-01-03');
  expect(toJalali('2026-01-03T20:30:00Z')).toEqual({ year: 1404, month: 10, day: 13 });
  expect(toJalali('2026-02-30')).toBeNull();
  expect(fromJalali({ year: 1404, month: 12, day: 30 })).toBeNull();
});

it.each([
  [1404, 1, 31],
  [1404, 7, 30],
  [1403, 12, 30],
  [1404, 12, 29],
])('month %d/%d has %d days', (year, month, days) => {
  expect(jalaliMonthLength(year, month)).toBe(days);
});

it.each([
  [1404, 12, 1, { year: 1405, month: 1 }],
  [1404, 1, -1, { year: 1403, month: 12 }],
  [1404, 5, 12, { year: 1405, month: 5 }],
  [1404, 5, 0, { year: 1404, month: 5 }],
])('month %d/%d moved by %d', (year, month, by, moved) => {
  expect(addJalaliMonths({ year, month }, by)).toEqual(moved);
});

it.each([
  ['2025-03-20', 12, '1404/12/29'],
  ['2025-03-20', -12, '1402/12/29'],
  ['2025-03-20', 48, '1407/12/29'],
  ['2025-03-20', 60, '1408/12/30'],
  ['2025-04-20', 6, '1404/07/30'],
])('%s moved by %d months is %s', (iso, by, moved) => {
  expect(toLatinDigits(formatDay(moveByJalaliMonths(iso, by)))).toBe(moved);
});

it('arranges a month in weeks', () => {
  const weeks = jalaliMonthWeeks(1404, 10);
  expect(weeks[0]).toEqual([
    null,
    null,
    '2025-12-22',
    '2025-12-23',
    '2025-12-24',
    '2025-12-25',
    '2025-12-26',
  ]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeks.at(-1)?.slice(0, 4)).toEqual([
    '2026-01-17',
    '2026-01-18',
    '2026-01-19',
    '2026-01-20',
  ]);
});
