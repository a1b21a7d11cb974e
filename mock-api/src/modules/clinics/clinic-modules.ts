import type { Tx } from '../../db/connect';
import { tellRegistry } from '../registry/registry-tell';

interface Modules {
  /** The module titles joined by an Arabic comma; undefined if the input has no modules. */
  features?: unknown;
}

/** Adding or removing a module adds or removes its sections: tells open browsers of the clinic. */
export async function tellModules(
  tx: Tx,
  clinicId: number,
  before: Modules,
  after: Modules,
): Promise<void> {
  if (after.features === undefined || after.features === before.features) return;
  await tellRegistry(tx, [clinicId]);
}
