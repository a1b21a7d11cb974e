/** A day of the Persian calendar in Persian digits and with the month's name. */
export interface JalaliNames {
  year: string;
  month: string;
  day: string;
}

let format: Intl.DateTimeFormat | undefined;

/** The Persian parts of a calendar day `YYYY-MM-DD`; null when it is not a day. */
export function jalaliNames(iso: string): JalaliNames | null {
  const date = new Date(`${iso.slice(0, 10)}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  format ??= new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-arabext', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return { year: parts.year ?? '', month: parts.month ?? '', day: parts.day ?? '' };
}
