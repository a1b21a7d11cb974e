import { ageOn } from './age';

it.each([
  ['1990-05-21', '2026-01-03', 35],
  ['1990-05-21', '2026-05-20', 35],
  ['1990-05-21', '2026-05-21', 36],
  ['2026-01-01', '2026-01-03', 0],
  ['2027-01-01', '2026-01-03', null],
  [null, '2026-01-03', null],
])('who was born on %s is on %s %s years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});
