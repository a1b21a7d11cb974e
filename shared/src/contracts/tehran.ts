const offsets = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Tehran',
  timeZoneName: 'longOffset',
});
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });

/** The offset of Tehran on a day (YYYY-MM-DD): `+03:30`, or `+04:30` in summer time, which ended in 2022. */
export function tehranOffset(day: string): string {
  const parts = offsets.formatToParts(new Date(`${day}T12:00:00Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  // Before 1946 the offset also had seconds, which no text of an instant can hold.
  return /^[+-]\d\d:\d\d$/.test(offset) ? offset : '+03:30';
}

/** The day of an instant in Tehran, YYYY-MM-DD; today's when left out. */
export const tehranDayOf = (instant: Date = new Date()): string => calendar.format(instant);
