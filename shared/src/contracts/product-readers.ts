import type { SectionKey } from './permissions';

/** The sections whose users may look products up: the inventory, warnings, inventory documents. */
export const productReaders: readonly SectionKey[] = ['inventory', 'dashboard', 'accounting'];
