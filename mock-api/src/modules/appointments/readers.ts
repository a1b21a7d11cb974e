/** The sections that see appointments: their screens show them. */
export const appointmentReaders = [
  'appointments',
  'dashboard',
  'patients',
  'prescriptions',
] as const;

/** The sections that change appointments: the front desk, and the doctor in the list of today's patients. */
export const appointmentWriters = ['appointments', 'prescriptions'] as const;
