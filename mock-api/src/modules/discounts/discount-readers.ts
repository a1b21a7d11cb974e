import type { SectionKey } from '@ziba/shared/contracts/permissions';

/** Every section that shows discount codes. */
export const discountReaders: readonly SectionKey[] = ['accounting', 'appointments', 'services'];
