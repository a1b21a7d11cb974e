/**
 * The cached answers that follow from the clinic's calendar: free times and marked bookings. They are all
 * read again when the calendar changes.
 */
export const calendarRereads = [
  '/schedule',
  '/schedule/doctor-availability',
  '/appointments',
  '/treatmentSessions',
  '/treatmentPlans',
];
