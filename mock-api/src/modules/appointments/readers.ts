/** Who sees appointments: the sections whose screens show them. */
export const appointmentReaders = [
  'appointments',
  'dashboard',
  'patients',
  'prescriptions',
] as const;

/** Who changes them: the desk, and the doctor from the list of today's patients. */
export const appointmentWriters = ['appointments', 'prescriptions'] as const;
