import { dayRange, readDay, shiftDay } from './day-range';

describe('the range of a day in Tehran', () => {
  it.each([
    ['2026-01-03', '2026-01-02T20:30:00.000Z', '2026-01-03T20:29:59.999Z'],
    // Summer time was kept until 2022.
    ['2021-07-01', '2021-06-30T19:30:00.000Z', '2021-07-01T19:29:59.999Z'],
  ])('%s lies from %s to %s', (day, from, to) => {
    const { start, end } = dayRange(day);
    expect([new Date(start).toISOString(), new Date(end).toISOString()]).toEqual([from, to]);
  });
});

describe('the days around a day', () => {
  it.each([
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-20', 1, '2026-03-21'],
  ])('%s moved by %i is %s', (day, by, moved) => {
    expect(shiftDay(day, by)).toBe(moved);
  });
});

describe('the day of an address', () => {
  it.each(['2026-02-30', '1404-10-13', 'tomorrow', '', undefined])('%s names none', (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  it('reads a calendar day', () => {
    expect(readDay('2026-01-03')).toBe('2026-01-03');
  });
});
