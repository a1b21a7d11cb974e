/** The weekday of a day `YYYY-MM-DD`: 0 Saturday … 6 Friday, as the week is shown. */
export const weekdayOf = (iso: string): number => (new Date(iso).getUTCDay() + 1) % 7;
