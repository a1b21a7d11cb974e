import type { SectionKey } from '@ziba/shared/contracts/permissions';

/** The sections whose screens show products: the inventory, warnings, inventory documents. */
export const productReaders: readonly SectionKey[] = ['inventory', 'dashboard', 'accounting'];
