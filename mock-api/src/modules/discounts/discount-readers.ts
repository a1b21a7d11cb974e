import type { SectionKey } from '@ziba/shared/contracts/permissions';

/** The sections that maintain discount codes. */
export const discountWriters: readonly SectionKey[] = ['accounting', 'settings'];

/** Every section that shows discount codes. */
export const discountReaders: readonly SectionKey[] = [
  'accounting',
  'appointments',
  'services',
  'settings',
];
