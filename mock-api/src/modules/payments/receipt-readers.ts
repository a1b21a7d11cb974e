import type { SectionKey } from '@ziba/shared/contracts/permissions';

/** The sections whose users may take payments: they may read a payment and print its receipt. */
export const receiptReaders: readonly SectionKey[] = [
  'accounting',
  'appointments',
  'patients',
  'prescriptions',
];
