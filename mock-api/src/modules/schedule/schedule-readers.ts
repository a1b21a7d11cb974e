import type { SectionKey } from '@ziba/shared/contracts/permissions';

/** Every section that shows working hours, leave, closures or holidays. */
export const scheduleReaders: readonly SectionKey[] = [
  'appointments',
  'prescriptions',
  'dashboard',
  'settings',
  'users',
];
