import type { SectionKey } from '@ziba/shared/contracts/permissions';

/** Every section that shows treatment plans and their sessions. */
export const planReaders: readonly SectionKey[] = [
  'appointments',
  'prescriptions',
  'patients',
  'dashboard',
];
