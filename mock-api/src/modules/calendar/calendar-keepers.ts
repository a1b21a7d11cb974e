/** Who changes the calendar: the sections whose screens keep hours, leave and holidays. */
export const calendarKeepers = ['appointments', 'settings', 'users'] as const;
