const zone = 'Asia/Tehran';

/** `+03:30`, or what Tehran's clocks said on that day; the law has changed and may change again. */
function offsetOn(day: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || 'Z';
}

/** Start and end of a calendar day `YYYY-MM-DD` in Tehran, ISO 8601 with the zone's offset. */
export function dayRange(day: string): { start: string; end: string } {
  const offset = offsetOn(day);
  return { start: `${day}T00:00:00.000${offset}`, end: `${day}T23:59:59.999${offset}` };
}

/** The calendar day that is `by` days later (or earlier). */
export function shiftDay(day: string, by: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

/** The day that an address names, when it is one; a mistyped address names none. */
export function readDay(text: string | undefined): string | undefined {
  if (!text || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
