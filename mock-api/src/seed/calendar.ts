/** The day that is this many days later (or earlier), YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A time of day in Tehran (HH:MM) as an instant, ISO 8601. */
export function tehranInstant(day: string, time: string): string {
  return new Date(`${day}T${time}:00+03:30`).toISOString();
}
