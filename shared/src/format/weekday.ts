/** The weekday of a day `YYYY-MM-DD`: 0 is Saturday, 6 is Friday. */
export const weekdayOf = (iso: string): number => (new Date(iso).getUTCDay() + 1) % 7;
