import type { SectionKey } from '@ziba/shared/contracts/permissions';

/** The sections that show treatment plans and their sessions. */
export const planReaders: readonly SectionKey[] = [
  'appointments',
  'prescriptions',
  'patients',
  'dashboard',
];
