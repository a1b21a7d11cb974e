import type { Tx } from '../../db/connect';
import { announce, announceWidely } from '../../data/events';

const type = 'registry.changed';

/** Tells the consoles of operators to read the registry again. */
export const tellOperators = (tx: Tx) => announce(tx, null, { type, sections: ['sections'] });

/**
 * Tells open screens of these clinics, or all screens, to read their plan again when the transaction commits; always
 * tells the consoles of operators too.
 */
export async function tellRegistry(
  tx: Tx,
  clinicIds: readonly number[] | 'everyone',
): Promise<void> {
  await announceWidely(tx, clinicIds, { type });
  if (clinicIds !== 'everyone') await tellOperators(tx);
}
