/** Calendar days as `YYYY-MM-DD`: arithmetic that needs neither a zone nor the Persian calendar. */

const millisecondsOfDay = 86_400_000;
const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

/** Whether the text is a day that there is. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day that is `by` days later (or earlier). */
export function addDays(iso: string, by: number): string {
  return new Date(timeOf(iso) + by * millisecondsOfDay).toISOString().slice(0, 10);
}

/** How many days lie from one day to the other, both counted. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / millisecondsOfDay) + 1;
}
