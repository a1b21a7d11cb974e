/** The sections that change the calendar: their screens edit hours, leave and holidays. */
export const calendarWriters = ['appointments', 'settings', 'users'] as const;
