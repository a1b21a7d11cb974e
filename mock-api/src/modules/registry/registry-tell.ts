import type { Tx } from '../../db/connect';
import { announce, announceWidely } from '../../data/events';

const type = 'registry.changed';

/** The consoles of operators read anew. */
export const tellOperators = (tx: Tx) => announce(tx, null, { type, sections: ['sections'] });

/**
 * Open screens of these clinics, or of everybody, ask for their plan anew when the transaction commits; the
 * consoles of operators follow in either case.
 */
export async function tellRegistry(
  tx: Tx,
  clinicIds: readonly number[] | 'everyone',
): Promise<void> {
  await announceWidely(tx, clinicIds, { type });
  if (clinicIds !== 'everyone') await tellOperators(tx);
}
