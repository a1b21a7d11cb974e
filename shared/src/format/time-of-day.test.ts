import fc from 'fast-check';
import { toPersianDigits } from './digits';
import { addDays } from './day';
import { inTehran, minutesOf, parseTime, tehranInstant, timeOfMinutes } from './time-of-day';

it.each([
  ['14:30', '14:30'],
  ['۱۴:۳۰', '14:30'],
  ['١٤.٣٠', '14:30'],
  ['14 30', '14:30'],
  ['1430', '14:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  [' 9:5 ', '09:05'],
  ['0:00', '00:00'],
])('reads %s as %s', (typed, time) => expect(parseTime(typed)).toBe(time));

it.each(['24:00', '12:60', '14:30:00', 'rubbish', '', '99999'])(
  'does not accept %s as a time',
  (typed) => expect(parseTime(typed)).toBeNull(),
);

it('reads every time of the day, in the digits and with the separators people use', () => {
  const times = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(times, fc.constantFrom(':', '.', ' ', '/', ''), (minutes, separator) => {
      const time = timeOfMinutes(minutes);
      const typed = time.replace(':', separator);
      expect(parseTime(typed)).toBe(time);
      expect(parseTime(toPersianDigits(typed))).toBe(time);
      expect(minutesOf(time)).toBe(minutes);
    }),
  );
});

it('returns an existing time or null for any text', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'0123456789۰۱۲۳۴۵۶۷۸۹:. ،'), maxLength: 6 });
  fc.assert(
    fc.property(fc.oneof(signs, fc.string()), (typed) => {
      const time = parseTime(typed);
      if (time !== null) expect(timeOfMinutes(minutesOf(time))).toBe(time);
    }),
    { numRuns: 2000 },
  );
});

it('uses the time of Tehran, with summer time in former years', () => {
  expect(tehranInstant('2026-07-01', '14:30')).toBe('2026-07-01T14:30:00+03:30');
  expect(tehranInstant('2021-07-01', '14:30')).toBe('2021-07-01T14:30:00+04:30');
  expect(inTehran('2026-01-02T20:30:00.000Z')).toEqual({ day: '2026-01-03', time: '00:00' });
  expect(inTehran('2026-01-03T14:30')).toEqual({ day: '2026-01-03', time: '14:30' });
  expect(inTehran('rubbish')).toBeNull();
});

it('returns the day and time that an instant was made from', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((by) => addDays('1995-01-01', by));
  // In the hour in which clocks were put forward there was no time; it lies before 01:00.
  const times = fc.integer({ min: 120, max: 1380 }).map(timeOfMinutes);
  fc.assert(
    fc.property(days, times, (day, time) => {
      const instant = new Date(tehranInstant(day, time)).toISOString();
      expect(inTehran(instant)).toEqual({ day, time });
    }),
  );
});
