import type { SectionKey } from '@ziba/shared/contracts/permissions';

/** Whoever takes money may read the payment and print its receipt. */
export const receiptReaders: readonly SectionKey[] = [
  'accounting',
  'appointments',
  'patients',
  'prescriptions',
];
