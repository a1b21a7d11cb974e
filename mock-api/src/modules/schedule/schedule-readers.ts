import type { SectionKey } from '@ziba/shared/contracts/permissions';

/** The sections that show working hours, leave, closures or holidays. */
export const scheduleReaders: readonly SectionKey[] = [
  'appointments',
  'prescriptions',
  'dashboard',
  'settings',
  'users',
];
