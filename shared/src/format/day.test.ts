import fc from 'fast-check';
import { addDays, daysBetween, isDay } from './day';
import { weekdayOf } from './weekday';

const days = fc.integer({ min: -25_000, max: 60_000 }).map((by) => addDays('1970-01-01', by));

it('counts the week from Saturday', () => {
  expect(weekdayOf('2026-01-03')).toBe(0);
  expect(weekdayOf('2026-01-09')).toBe(6);
});

it.each([
  ['2026-01-01', -1, '2025-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-20', 1, '2026-03-21'],
])('%s moved by %i is %s', (day, by, moved) => expect(addDays(day, by)).toBe(moved));

it.each(['2026-02-30', '2026-13-01', '1404-10', '2026-1-3', 'rubbish', ''])(
  'does not accept %s as a day',
  (text) => expect(isDay(text)).toBe(false),
);

it('adds and subtracts days, and the weekday moves along', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, by) => {
      const moved = addDays(day, by);
      expect(isDay(moved)).toBe(true);
      expect(addDays(moved, -by)).toBe(day);
      expect(daysBetween(day, moved)).toBe(by + 1);
      expect((((weekdayOf(moved) - weekdayOf(day) - by) % 7) + 7) % 7).toBe(0);
    }),
  );
});
