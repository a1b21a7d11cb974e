/** Days since an arbitrary start, by the 33-year cycle of the Jalali calendar, which holds from 1178 to 1633. */
function dayNumber(year: number, month: number, day: number): number {
  const shifted = year + 1595;
  const leapDays = Math.floor(shifted / 33) * 8 + Math.floor(((shifted % 33) + 3) / 4);
  const before = month < 7 ? (month - 1) * 31 : (month - 7) * 30 + 186;
  return 365 * shifted + leapDays + before + day;
}

const millisecondsOfDay = 86_400_000;
const known = { number: dayNumber(1400, 1, 1), time: Date.UTC(2021, 2, 21) };

/** The Gregorian day, YYYY-MM-DD, of a Jalali one; undefined for a day that the calendar does not have. */
function gregorianOf(year: number, month: number, day: number): string | undefined {
  const number = dayNumber(year, month, day);
  const next = month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1);
  if (month < 1 || month > 12 || day < 1 || number >= next) return undefined;
  return new Date(known.time + (number - known.number) * millisecondsOfDay)
    .toISOString()
    .slice(0, 10);
}

/**
 * Reads a typed day as YYYY-MM-DD: with slashes, single digits, or in the Jalali calendar (1405/8/30, recognised by
 * its year). Any other text stays as it is.
 */
export function typedDay(text: string): string {
  const parts = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text);
  if (!parts) return text;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  if (year >= 1200 && year < 1600) return gregorianOf(year, month, day) ?? text;
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
