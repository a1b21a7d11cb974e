/** Arithmetic with calendar days `YYYY-MM-DD`, without a time zone or the Persian calendar. */

const millisecondsOfDay = 86_400_000;
const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

/** Whether the text is an existing day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day that is `count` days later, or earlier when it is negative. */
export function addDays(iso: string, count: number): string {
  return new Date(timeOf(iso) + count * millisecondsOfDay).toISOString().slice(0, 10);
}

/** The number of days from one day to another, both included. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / millisecondsOfDay) + 1;
}
