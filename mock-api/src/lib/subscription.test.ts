import { remainingDays } from './subscription';

it.each([
  ['before it starts', '2026-05-10', 30, '2026-05-01', 30],
  ['on its first day', '2026-05-10', 30, '2026-05-10', 30],
  ['a day later', '2026-05-10', 30, '2026-05-11', 29],
  ['on its last day', '2026-05-10', 30, '2026-06-08', 1],
  ['the day after', '2026-05-10', 30, '2026-06-09', 0],
  ['years later', '2020-01-01', 365, '2026-06-09', 0],
  ['with no days at all', '2026-05-10', 0, '2026-05-10', 0],
  ['across a leap day', '2028-02-28', 10, '2028-03-01', 8],
])('counts the remaining days %s', (_, start, days, today, left) => {
  expect(remainingDays(start, days, today)).toBe(left);
});
