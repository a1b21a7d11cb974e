import type { Tx } from '../../db/connect';
import { announce } from '../../lib/events';

/** What the clinics are told concerns the consoles of the operators, too. */
export const tellOperators = (tx: Tx) =>
  announce(tx, null, { type: 'registry.changed', sections: ['sections'] });
