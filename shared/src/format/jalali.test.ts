import { toLatinDigits } from './digits';
import { formatDay } from './date';
import {
  addJalaliMonths,
  fromJalali,
  jalaliMonthLength,
  jalaliMonthWeeks,
  jalaliWeekday,
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
  ['1300/01/01', '1921-03-21'],
])('reads %s as %s', (typed, iso) => expect(parseJalali(typed)).toBe(iso));

it.each([
  '1404/12/30',
  '1404/07/31',
  '1404/13/01',
  '1404/00/10',
  '1404/01/00',
  '1404/01/32',
  '1404/10-13',
  '1404/10',
  '13/10/1404',
  '2026/01/03',
  '1404/10/13x',
  'rubbish',
  '',
])('takes %s for no day', (typed) => expect(parseJalali(typed)).toBeNull());

it('agrees with the calendar that shows days, each day from 1300 to 1420', () => {
  const days = Math.round((Date.UTC(2041, 2, 19) - Date.UTC(1921, 2, 21)) / 86_400_000);
  const wrong = Array.from({ length: days }, (_, index) =>
    new Date(Date.UTC(1921, 2, 21 + index)).toISOString().slice(0, 10),
  ).filter((iso) => parseJalali(toLatinDigits(formatDay(iso))) !== iso);
  expect(wrong).toEqual([]);
});

it('goes from day to Persian day and back', () => {
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

it('counts the week from Saturday', () => {
  expect(jalaliWeekday('2026-01-03')).toBe(0);
  expect(jalaliWeekday('2026-01-09')).toBe(6);
});

it('lays a month out in weeks', () => {
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
