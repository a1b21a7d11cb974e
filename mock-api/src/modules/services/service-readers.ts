import type { SectionKey } from '@ziba/shared/contracts/permissions';

/** The sections whose screens show services or their categories. */
export const serviceReaders: readonly SectionKey[] = [
  'services',
  'appointments',
  'prescriptions',
  'users',
];
