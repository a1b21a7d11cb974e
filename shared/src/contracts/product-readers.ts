import type { SectionKey } from './permissions';

/** The sections whose users may read products: inventory, warnings, inventory documents. */
export const productReaders: readonly SectionKey[] = ['inventory', 'dashboard', 'accounting'];
