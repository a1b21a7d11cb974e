import { formatDateTime, formatDay, formatLongDay, formatTime, todayIso } from './date';

it.each([
  ['2026-01-03', '۱۴۰۴/۱۰/۱۳'],
  ['2025-03-20', '۱۴۰۳/۱۲/۳۰'],
  ['2025-03-21', '۱۴۰۴/۰۱/۰۱'],
  ['1990-05-21', '۱۳۶۹/۰۲/۳۱'],
  ['2026-01-03T08:30:00.000Z', '۱۴۰۴/۱۰/۱۳'],
  ['2026-01-02T20:30:00Z', '۱۴۰۴/۱۰/۱۳'],
  ['2026-01-02T20:29:59Z', '۱۴۰۴/۱۰/۱۲'],
  ['2026-01-03T00:10:00', '۱۴۰۴/۱۰/۱۳'],
])('shows the day of %s as %s', (iso, shown) => expect(formatDay(iso)).toBe(shown));

it.each([
  ['2026-01-03T11:00:00.000Z', '۱۴:۳۰'],
  ['2026-01-03T14:30:00', '۱۴:۳۰'],
  ['2026-01-02T20:30:00Z', '۰۰:۰۰'],
  ['2026-01-03T14:30:00+03:30', '۱۴:۳۰'],
])('shows the time of %s as %s', (iso, shown) => expect(formatTime(iso)).toBe(shown));

it('shows day and time, and a day in words', () => {
  expect(formatDateTime('2026-01-03T11:00:00Z')).toBe('۱۴۰۴/۱۰/۱۳، ۱۴:۳۰');
  expect(formatLongDay('2026-01-03')).toBe('شنبه ۱۳ دی ۱۴۰۴');
  expect(formatLongDay('2026-01-06')).toBe('سه‌شنبه ۱۶ دی ۱۴۰۴');
  expect(formatLongDay('2026-01-08')).toBe('پنج‌شنبه ۱۸ دی ۱۴۰۴');
  expect(formatLongDay('2026-01-07T20:30:00Z')).toBe('پنج‌شنبه ۱۸ دی ۱۴۰۴');
});

it.each([null, undefined, '', 'rubbish', '2026-13-45'])('returns an empty text for %s', (iso) => {
  const shown = [formatDay(iso), formatTime(iso), formatDateTime(iso), formatLongDay(iso)];
  expect(shown).toEqual(['', '', '', '']);
});

it.each([
  ['2026-01-02T20:29:59Z', '2026-01-02'],
  ['2026-01-02T20:30:00Z', '2026-01-03'],
])('at %s it is %s in Tehran', (now, today) => expect(todayIso(new Date(now))).toBe(today));
